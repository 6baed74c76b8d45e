import { isSignedIn, useAuth } from './auth-store.ts'

/**
 * Tells the server, which sees nothing of this browser's storage, whether its next page is a member's: the first HTML may then show what that
 * page opens with. The cookie says nothing of who, and opens nothing.
 */
export function keepSignInKnown(): void {
  writeCookie()
  useAuth.subscribe(writeCookie)
}

function writeCookie() {
  const seconds = isSignedIn() ? 31_536_000 : 0
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing in browsers that are supported
  document.cookie = `member=1; path=/; max-age=${seconds}; samesite=lax`
}
