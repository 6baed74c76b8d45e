import type { Config } from '../../config.ts'
import type { Context } from '../../platform/http/context.ts'
import type { Limit } from '../../platform/limits/limits.ts'

const windowSeconds = 15 * 60

/** What all counters of an account's failed sign-ins begin with. Unknown accounts are counted like known ones. */
export function accountLimitKey(tenantId: string, username: string): string {
  return `sign-in:${tenantId}:as:${username.toLowerCase()}:`
}

/**
 * Failed sign-ins as one account (D-98): ten from one address, so that nobody else's guesses keep the member out; and from all
 * addresses together so many a minute that guessing with many is slow, and whoever is refused by it waits no longer than that.
 */
export function accountLimits(
  { tenantId, address }: Pick<Context, 'tenantId' | 'address'>,
  username: string,
  config: Pick<Config, 'SIGN_IN_FAILURES_PER_ACCOUNT' | 'SIGN_IN_FAILURES_PER_ACCOUNT_AND_MINUTE'>,
): [fromHere: Limit, fromEverywhere: Limit] {
  const account = accountLimitKey(tenantId, username)
  return [
    { key: `${account}from:${address};`, most: config.SIGN_IN_FAILURES_PER_ACCOUNT, windowSeconds },
    { key: `${account}all`, most: config.SIGN_IN_FAILURES_PER_ACCOUNT_AND_MINUTE, windowSeconds: 60 },
  ]
}

/** All sign-ins as one account from one address, right ones too: each costs as much as a wrong one, and leaves a session. */
export function everyLimit(
  { tenantId, address }: Pick<Context, 'tenantId' | 'address'>,
  username: string,
  { SIGN_INS_PER_ACCOUNT: most }: Pick<Config, 'SIGN_INS_PER_ACCOUNT'>,
): Limit {
  return { key: `signed-in:${tenantId}:as:${username.toLowerCase()}:from:${address}`, most, windowSeconds }
}

/** The counter of failed sign-ins from one address, by password and by token alike. */
export function addressLimit(
  { tenantId, address }: Pick<Context, 'tenantId' | 'address'>,
  { SIGN_IN_FAILURES_PER_ADDRESS: most }: Pick<Config, 'SIGN_IN_FAILURES_PER_ADDRESS'>,
): Limit {
  return { key: `sign-in:${tenantId}:from:${address}`, most, windowSeconds }
}
