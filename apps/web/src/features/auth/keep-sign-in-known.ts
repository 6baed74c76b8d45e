import { setPageCookie } from '../../lib/page-cookie.ts'
import { isSignedIn, useAuth } from './auth-store.ts'

/** Tells the server whether its next page is a member's: the first HTML may then show what that page opens with. */
export function keepSignInKnown(): void {
  tell()
  useAuth.subscribe(tell)
}

function tell() {
  setPageCookie('member', isSignedIn() ? '1' : null)
}
