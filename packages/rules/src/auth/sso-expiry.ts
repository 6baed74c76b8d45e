/** A token is renewed this long before it really ends, and lives this long when it does not say (D-56). */
const marginSeconds = 60
const defaultLifetimeSeconds = 3600

/**
 * When to renew an SSO token, in epoch milliseconds: its own end, else now plus an hour, less a minute (SSO-04). `expiresAt` is
 * the token's `exp` claim in epoch seconds, `null` where it can't be read.
 */
export function ssoTokenExpiry(expiresAt: number | null, now: number): number {
  const lifetime = expiresAt === null ? defaultLifetimeSeconds : expiresAt - now / 1000
  return now + (lifetime - marginSeconds) * 1000
}

/** Whether the stored expiry has passed, so that the token must be renewed (SSO-05). */
export function isSsoTokenStale(expiry: number, now: number): boolean {
  return now >= expiry
}
