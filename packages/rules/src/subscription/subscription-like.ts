/** What the rules need of a subscription, with every spelling of its status. Dates are ISO but `facCodeEndDate` (D-103). */
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
  plan?: { tag: string } | null | undefined
  nextInvoiceDate?: string | null | undefined
  lastInvoiceAmount?: number | null | undefined
  paymentFailedAt?: string | null | undefined
  /** Day-month-year. */
  facCodeEndDate?: string | null | undefined
}

/** The status in small letters, `null` for an entry that holds no subscription (ENT-22, SUB-07). */
export function statusOf(entry: SubscriptionLike | null | undefined): string | null {
  return (entry?.status || entry?.Status || entry?.subscription?.status || null)?.toLowerCase() ?? null
}

/** Active and trialing both count as subscribed, anything else does not (SUB-04). */
export function isSubscribed(entry: SubscriptionLike | null | undefined): boolean {
  const status = statusOf(entry)
  return status === 'active' || status === 'trialing'
}

/** Whether it was cancelled to run out at the end of its period. */
export function isCancelled(subscription: SubscriptionLike): boolean {
  return Boolean(subscription.canceledAt) && subscription.cancelAtPeriodEnd === true
}

/** Whether it came with a code: it is on no plan, so nothing of it is billed and there is nothing to cancel. */
export function isFreeAccess(subscription: SubscriptionLike): boolean {
  return !(subscription.planTag || subscription.plan?.tag)
}

/** When its period ends, in epoch milliseconds; `null` when it does not say. */
export function periodEnd(subscription: SubscriptionLike): number | null {
  return timeOf(subscription.currentPeriodEnd || subscription.subscriptionEndDate)
}

/** A date as epoch milliseconds; `null` where there is none. */
export function timeOf(date: string | null | undefined): number | null {
  const time = Date.parse(date ?? '')
  return Number.isNaN(time) ? null : time
}
