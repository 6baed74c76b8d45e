import type { CallName } from '@upbeat/contract/calls'

/**
 * How long a call may go without its answer, in milliseconds; then it failed as without a network. What asks a payment provider
 * is answered by the server within two minutes.
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
