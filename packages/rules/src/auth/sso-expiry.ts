/** Safety margin before a token's expiry, and the lifetime of a token without one (D-56). */
const marginSeconds = 60
const defaultLifetimeSeconds = 3600

/**
 * When to renew an SSO token, in epoch milliseconds: its own expiry, else now plus an hour, minus one minute (SSO-04). `expiresAt` is the
 * token's `exp` claim in epoch seconds, `null` if it can't be read.
 */
export function ssoTokenExpiry(expiresAt: number | null, now: number): number {
  const lifetime = expiresAt === null ? defaultLifetimeSeconds : expiresAt - now / 1000
  return now + (lifetime - marginSeconds) * 1000
}

/** Whether the stored expiry has passed and the token must be renewed (SSO-05). */
export function isSsoTokenStale(expiry: number, now: number): boolean {
  return now >= expiry
}
