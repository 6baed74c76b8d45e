/** The subscription fields used by the rules, with every spelling of its status. Dates are ISO except `facCodeEndDate` (D-103). */
export type SubscriptionLike = {
  status?: string | null | undefined
  Status?: string | null | undefined
  subscription?: { status?: string | null | undefined } | null | undefined
  canceledAt?: string | null | undefined
  cancelAtPeriodEnd?: boolean | null | undefined
  currentPeriodEnd?: string | null | undefined
  subscriptionEndDate?: string | null | undefined
  trialPeriodStart?: string | null | undefined
  planTag?: string | null | undefined
  /** `false` if it was bought for a term and ends with it. */
  renews?: boolean | undefined
  plan?: { tag: string } | null | undefined
  /** The beginning and end of a pause that is planned or under way. */
  pausedFrom?: string | null | undefined
  pausedUntil?: string | null | undefined
  nextInvoiceDate?: string | null | undefined
  lastInvoiceAmount?: number | null | undefined
  paymentFailedAt?: string | null | undefined
  /** Day-month-year. */
  facCodeEndDate?: string | null | undefined
}

/** The status in lower case, `null` for an entry without a subscription (ENT-22, SUB-07). */
export function statusOf(entry: SubscriptionLike | null | undefined): string | null {
  return (entry?.status || entry?.Status || entry?.subscription?.status || null)?.toLowerCase() ?? null
}

/** Active and trialing count as subscribed, all else does not (SUB-04). */
export function isSubscribed(entry: SubscriptionLike | null | undefined): boolean {
  const status = statusOf(entry)
  return status === 'active' || status === 'trialing'
}

/** Whether it is cancelled at the end of its period. */
export function isCancelled(subscription: SubscriptionLike): boolean {
  return Boolean(subscription.canceledAt) && subscription.cancelAtPeriodEnd === true
}

/** Whether it came with a code: it has no plan, so it is not billed and can't be cancelled. */
export function isFreeAccess(subscription: SubscriptionLike): boolean {
  return !(subscription.planTag || subscription.plan?.tag)
}

/** The end of its period in epoch milliseconds; `null` if unspecified. */
export function periodEnd(subscription: SubscriptionLike): number | null {
  return timeOf(subscription.currentPeriodEnd || subscription.subscriptionEndDate)
}

/** Parses a date to epoch milliseconds; `null` if missing or invalid. */
export function timeOf(date: string | null | undefined): number | null {
  const time = Date.parse(date ?? '')
  return Number.isNaN(time) ? null : time
}
