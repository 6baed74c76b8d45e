import { isSsoTokenStale, ssoTokenExpiry } from '@upbeat/rules/auth/sso-expiry'
import { clock } from '../../lib/clock.ts'
import { localStore } from '../../lib/storage.ts'

let renew: (() => Promise<void>) | undefined

/** Registers the renewal of the identity provider's token; it throws if that ended the session. */
export function onSsoTokenDue(how: () => Promise<void>): void {
  renew = how
}

/** Stores the token and its renewal time. `expiresAt` is in epoch seconds; default: the token's own claim, `null` if it has none. */
export function keepSsoToken(token: string, expiresAt = expiryOf(token)): void {
  localStore.set('SSOToken', token)
  localStore.set('SSOTokenExpiry', String(Math.round(ssoTokenExpiry(expiresAt, clock.now()))))
}

/** The claims of an identity token, unverified: verification is up to the server. Null if it is not a JWT. */
export function readClaims(token: string): { exp?: unknown; nonce?: unknown; sub?: unknown } | null {
  try {
    const [, payload = ''] = token.split('.')
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0))
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof claims === 'object' ? claims : null
  } catch {
    return null
  }
}

/** Renews the token if its time has come (SSO-05). Undefined if there is nothing to await. */
export function renewedSsoToken(): Promise<void> | undefined {
  const expiry = localStore.get('SSOTokenExpiry')
  if (!renew || expiry === null || !isSsoTokenStale(timeOf(expiry), clock.now())) return undefined
  return renew()
}

function expiryOf(token: string): number | null {
  const exp = readClaims(token)?.exp
  return typeof exp === 'number' ? exp : null
}

/** An unreadable expiry counts as passed. */
function timeOf(expiry: string): number {
  const time = Number(expiry)
  return Number.isFinite(time) ? time : Date.parse(expiry) || 0
}
