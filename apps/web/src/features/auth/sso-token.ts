import { clock } from '../../lib/clock.ts'
import { localStore } from '../../lib/storage.ts'

const marginMs = 60_000
const unreadableMs = 3_600_000

let renew: (() => Promise<void>) | undefined

/** Registers what renews the token of the club's identity provider; it throws where the session ended with it. */
export function onSsoTokenDue(how: () => Promise<void>): void {
  renew = how
}

/** Keeps the token and when it is due: its lifetime from now, less a margin; an hour where the token doesn't say (SSO-04, D-56). */
export function keepSsoToken(token: string, lifetimeMs = lifetimeOf(token)): void {
  localStore.set('SSOToken', token)
  localStore.set('SSOTokenExpiry', String(Math.round(clock.now() + lifetimeMs - marginMs)))
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
  if (!renew || expiry === null || clock.now() < timeOf(expiry)) return undefined
  return renew()
}

function lifetimeOf(token: string): number {
  const exp = readClaims(token)?.exp
  return typeof exp === 'number' ? exp * 1000 - clock.now() : unreadableMs
}

/** What can't be read has passed. */
function timeOf(expiry: string): number {
  const time = Number(expiry)
  return Number.isFinite(time) ? time : Date.parse(expiry) || 0
}
