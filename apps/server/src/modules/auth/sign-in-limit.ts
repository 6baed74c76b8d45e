import { emailKey } from '@upbeat/rules/auth/email-key'
import type { Config } from '../../config.ts'
import type { Context } from '../../platform/http/context.ts'
import type { Limit } from '../../platform/limits/limits.ts'

const windowSeconds = 15 * 60

/** The prefix of all counters of an account's failed sign-ins. Unknown accounts are counted like known ones. */
export function accountLimitKey(tenantId: string, username: string): string {
  return `sign-in:${tenantId}:as:${emailKey(username)}:`
}

/**
 * Limits of an account's failed sign-ins (D-98): one per address, so that other people's guesses don't lock the member
 * out, and one per minute for all addresses together, which slows down guessing from many and blocks the member for a
 * minute at most.
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

/**
 * Limits all sign-ins to an account from one address, successful ones included: each costs a hash and leaves a session.
 */
export function everyLimit(
  { tenantId, address }: Pick<Context, 'tenantId' | 'address'>,
  username: string,
  { SIGN_INS_PER_ACCOUNT: most }: Pick<Config, 'SIGN_INS_PER_ACCOUNT'>,
): Limit {
  return { key: `signed-in:${tenantId}:as:${emailKey(username)}:from:${address}`, most, windowSeconds }
}

/** Limits failed sign-ins from one address, by password or token. */
export function addressLimit(
  { tenantId, address }: Pick<Context, 'tenantId' | 'address'>,
  { SIGN_IN_FAILURES_PER_ADDRESS: most }: Pick<Config, 'SIGN_IN_FAILURES_PER_ADDRESS'>,
): Limit {
  return { key: `sign-in:${tenantId}:from:${address}`, most, windowSeconds }
}
