import { localStore } from '../../../lib/storage.ts'
import { isSignedIn } from '../auth-store.ts'
import { readClaims } from '../sso-token.ts'

/**
 * Whether a token that an address brought is somebody else's than who is signed in. Anyone can make up such a link: it must not put the member
 * into another account unseen. In a frame the page around decides, which the club has allowed.
 */
export function isAnothersToken(token: string, isFramed = window.parent !== window): boolean {
  if (isFramed || !isSignedIn()) return false
  const kept = localStore.get('SSOToken')
  const subject = readClaims(token)?.sub
  return kept === null || subject === undefined || readClaims(kept)?.sub !== subject
}
