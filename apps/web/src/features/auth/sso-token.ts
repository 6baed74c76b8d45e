import { isSsoTokenStale, ssoTokenExpiry } from '@upbeat/rules/auth/sso-expiry'
import { clock } from '../../lib/clock.ts'
import { localStore } from '../../lib/storage.ts'

let renew: (() => Promise<void>) | undefined

/** Registers what renews the token of the club's identity provider; it throws where the session ended with it. */
export function onSsoTokenDue(how: () => Promise<void>): void {
  renew = how
}

/** Stores the token and when to renew it. `expiresAt` is in epoch seconds; by default the token's own claim, `null` where it has none. */
export function keepSsoToken(token: string, expiresAt = expiryOf(token)): void {
  localStore.set('SSOToken', token)
  localStore.set('SSOTokenExpiry', String(Math.round(ssoTokenExpiry(expiresAt, clock.now()))))
}

/** The claims of an identity token, unverified: believing them is the server's affair. Null for what is no JWT. */
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

/** Renews the token first where its time has come (SSO-05). Undefined where there is nothing to wait for. */
export function renewedSsoToken(): Promise<void> | undefined {
  const expiry = localStore.get('SSOTokenExpiry')
  if (!renew || expiry === null || !isSsoTokenStale(timeOf(expiry), clock.now())) return undefined
  return renew()
}

function expiryOf(token: string): number | null {
  const exp = readClaims(token)?.exp
  return typeof exp === 'number' ? exp : null
}

/** What can't be read has passed. */
function timeOf(expiry: string): number {
  const time = Number(expiry)
  return Number.isFinite(time) ? time : Date.parse(expiry) || 0
}
