export type Coupon = {
  id: string
  name: string | null
  /** Null for an amount. */
  percent_off: number | null
  amount_off: number | null
  currency: string | null
  duration: string
  duration_in_months: number | null
}
export type Price = {
  id: string
  unit_amount: number
  currency: string
  lookup_key: string | null
  interval: 'day' | 'month' | 'year'
  count: number
}
export type Customer = {
  id: string
  email: string
  name: string
  balance: number
  deleted: boolean
  metadata: Record<string, string>
  setups: number
  /** The newest, until a card is attached. */
  setup: string | null
}
export type Card = { id: string; kind: string; customer: string }
export type Invoice = {
  id: string
  subscription: string
  customer: string
  currency: string
  status: 'open' | 'paid' | 'uncollectible'
  due: number
  paid: number
  attempts: number
  next: number | null
  created: number
  paidAt: number | null
  intent: string | null
  /** Why it was made. */
  because: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  start: number
  end: number
}
export type Subscription = {
  id: string
  customer: string
  price: string
  card: string
  status: 'active' | 'trialing' | 'past_due' | 'canceled'
  trialEnd: number | null
  created: number
  anchor: number
  start: number
  end: number
  cancelAtPeriodEnd: boolean
  canceledAt: number | null
  endedAt: number | null
  coupon: { id: string; end: number | null } | null
  metadata: Record<string, string>
}
export type Refund = { id: string; intent: string; amount: number; customer: string; created: number }
/** The secret is shown only in the reply that creates it. */
export type Webhook = { id: string; url: string; events: string[]; secret: string }
export type StripeEvent = {
  id: string
  type: string
  created: number
  object: Record<string, unknown>
  /** Of events that a platform receives. */
  account?: string
  livemode?: boolean
}
