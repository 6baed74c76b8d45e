import { arrival } from '../../../lib/arrival.ts'
import { localStore } from '../../../lib/storage.ts'
import { getTenant } from '../../tenant/tenant-store.ts'
import { isSignedIn } from '../auth-store.ts'
import { readClaims } from '../sso-token.ts'

type Arriving = { isFramed: boolean; referrer: string; isCrossSite: boolean }

/**
 * Whether the reader must confirm before a token from the URL signs them in. Anyone can send such a link, which would otherwise sign the
 * reader in to the sender's account (login CSRF). In a frame the club's `embedOrigins` apply. A link from one of those origins, from the
 * identity provider or without a referrer (typed, bookmarked, another program) signs in at once, unless it would replace another account.
 */
export function needsConfirmation(token: string, arriving: Arriving = arrivalOfPage()): boolean {
  if (arriving.isFramed) return false
  if (isSignedIn()) return !isOfSamePerson(token)
  const from = originOf(arriving.referrer)
  return from === null ? arriving.isCrossSite : !trustedOrigins().includes(from)
}

function arrivalOfPage(): Arriving {
  return { isFramed: window.parent !== window, referrer: document.referrer, ...arrival }
}

function isOfSamePerson(token: string) {
  const kept = localStore.get('SSOToken')
  const subject = readClaims(token)?.sub
  return kept !== null && subject !== undefined && readClaims(kept)?.sub === subject
}

function trustedOrigins() {
  const { embedOrigins, sso } = getTenant()
  return [location.origin, ...(embedOrigins ?? []).map(originOf), sso && originOf(sso.authority)]
}

function originOf(address: string) {
  return URL.canParse(address) ? new URL(address).origin : null
}
