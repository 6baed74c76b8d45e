import { isSubscribed, type SubscriptionLike, statusOf } from './subscription-like.ts'

/** The subscription that counts, if any, and whether its status makes the member subscribed. */
export type ChosenSubscription<Entry> = { subscription: Entry | null; isSubscribed: boolean }

/**
 * Chooses a subscription from the server's reply: of several the active one, else a trial, else the last, which is not subscribed; a single
 * one, in a list or alone, if it holds a subscription; none from an empty reply (SUB-05 to SUB-09).
 */
export function chooseSubscription<Entry extends SubscriptionLike>(
  answer: readonly (Entry | null)[] | Entry | null | undefined,
): ChosenSubscription<Entry> {
  const entries = (isList(answer) ? answer : [answer]).filter((entry) => entry !== null && entry !== undefined)
  const subscription =
    entries.find((entry) => statusOf(entry) === 'active') ??
    entries.find((entry) => isSubscribed(entry)) ??
    entries.findLast((entry) => statusOf(entry) !== null) ??
    null
  return { subscription, isSubscribed: isSubscribed(subscription) }
}

/** Thrown if the external list contradicts its token: its first entry is not active (SUB-10, D-65). */
export type ExternalSubscription<Entry> = { failure: 'invalidToken' } | ({ failure: null } & ChosenSubscription<Entry>)

/** Parses the third-party list, whose first entry is the membership. An empty list means no membership. */
export function externalSubscription<Entry extends SubscriptionLike>(
  entries: readonly Entry[],
): ExternalSubscription<Entry> {
  const [first] = entries
  if (!first) return { failure: null, subscription: null, isSubscribed: false }
  return isSubscribed(first) ? { failure: null, subscription: first, isSubscribed: true } : { failure: 'invalidToken' }
}

function isList<Entry>(
  answer: readonly (Entry | null)[] | Entry | null | undefined,
): answer is readonly (Entry | null)[] {
  return Array.isArray(answer)
}
