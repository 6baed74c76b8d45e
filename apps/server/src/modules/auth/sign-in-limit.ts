import type { Config } from '../../config.ts'
import type { Context } from '../../platform/http/context.ts'
import type { Limit } from '../../platform/limits/limits.ts'

export const windowSeconds = 15 * 60

/** The counter of an account's failed sign-ins (D-98). Unknown accounts are counted like known ones. */
export function accountLimitKey(tenantId: string, username: string): string {
  return `sign-in:${tenantId}:as:${username.toLowerCase()}`
}

/** The counter of failed sign-ins from one address, by password and by token alike. */
export function addressLimit(
  { tenantId, address }: Pick<Context, 'tenantId' | 'address'>,
  { SIGN_IN_FAILURES_PER_ADDRESS: most }: Pick<Config, 'SIGN_IN_FAILURES_PER_ADDRESS'>,
): Limit {
  return { key: `sign-in:${tenantId}:from:${address}`, most, windowSeconds }
}
