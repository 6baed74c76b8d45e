import type { Subscription } from '@upbeat/contract/entities/subscription'
import { type SubscriptionStatus, subscriptionStatuses } from '@upbeat/contract/enumerations'
import { blankSubscription } from '@upbeat/rules/subscription/blank-subscription'

/** The status may be in `status`, `Status` or `subscription.status` (ENT-22). */
export type ReceivedSubscription = Partial<Omit<Subscription, 'status'>> & {
  status?: string | null
  Status?: string | null
  subscription?: (Partial<Omit<Subscription, 'status'>> & { status?: string | null }) | null
}

/** A member's subscriptions, normalised. A single one may come without a list; empty wrappers are dropped. */
export function normaliseSubscriptions(
  received: readonly ReceivedSubscription[] | ReceivedSubscription | null | undefined,
): Subscription[] {
  const list = Array.isArray(received) ? received : received ? [received as ReceivedSubscription] : []
  return list.filter((entry) => entry.subscription !== null).map(normaliseSubscription)
}

export function normaliseSubscription({ Status, status, subscription, ...fields }: ReceivedSubscription): Subscription {
  const known = { ...fields, ...subscription, status: knownStatus(status ?? Status ?? subscription?.status) }
  return { subscriptionTag: '', ...blankSubscription, ...known }
}

function knownStatus(status: string | null | undefined): SubscriptionStatus {
  const wanted = status?.toLowerCase()
  return subscriptionStatuses.find((known) => known === wanted) ?? 'inactive'
}
