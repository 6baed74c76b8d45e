import type { CallName } from '@upbeat/contract/calls'

/**
 * Timeout of a call in milliseconds, reported as a network failure. Calls that involve a payment provider are answered by the server within
 * two minutes.
 */
export function callLimitMs(name: CallName): number {
  return asksProvider.has(name) ? 130_000 : 30_000
}

const asksProvider: ReadonlySet<CallName> = new Set<CallName>([
  'purchase',
  'changePlan',
  'cancelSubscription',
  'prepareCard',
  'deleteAccount',
])
