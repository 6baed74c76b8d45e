import { setPageCookie } from '../../lib/page/page-cookie.ts'
import { isSignedIn, useAuth } from './auth-store.ts'

/** Tells the server with a cookie whether the next page is a member's, so that its first HTML can be rendered for that. */
export function keepSignInKnown(): void {
  tell()
  useAuth.subscribe(tell)
}

function tell() {
  setPageCookie('member', isSignedIn() ? '1' : null)
}
