/** The membership states in the app (ENT-51). */
export const activeState = { inactive: 0, active: 1, unknown: 2 } as const
export type ActiveState = (typeof activeState)[keyof typeof activeState]

/** The statuses of a subscription (ENT-22). */
export const subscriptionStatus = {
  active: 'active',
  trialing: 'trialing',
  canceled: 'canceled',
  inactive: 'inactive',
} as const
export type SubscriptionStatus = (typeof subscriptionStatus)[keyof typeof subscriptionStatus]

/** Renewal intervals of a plan (ENT-46). */
export const planInterval = {
  annually: 'Annually',
  quarterly: 'Quarterly',
  monthly: 'Monthly',
  trial: 'trial',
  daily: 'Daily',
} as const
export type PlanInterval = (typeof planInterval)[keyof typeof planInterval]

/** Billing frequencies (ENT-47). */
export const billingFrequency = {
  daily: 'Daily',
  weekly: 'Weekly',
  monthly: 'Monthly',
  quarterly: 'Quarterly',
  annually: 'Annually',
} as const
export type BillingFrequency = (typeof billingFrequency)[keyof typeof billingFrequency]

/** The only payment method (ENT-50) and its number in a purchase (ENT-28). */
export const paymentType = { card: 'card' } as const
export type PaymentType = (typeof paymentType)[keyof typeof paymentType]
export const paymentMethod = { card: 2 } as const
