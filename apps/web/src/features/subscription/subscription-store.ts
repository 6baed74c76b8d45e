import { createArea } from '../../lib/store-area.ts'

/** Each thing that is done with a membership starts, then succeeds or fails (SUB-13, SUB-14). */
export type Phase = 'idle' | 'started' | 'succeeded' | 'failed'
/** `couponSubscribe` begins free access with a code, `coupon` only asks what a code is worth. */
export type SubscriptionFlow = 'purchase' | 'trial' | 'coupon' | 'couponSubscribe' | 'cancel' | 'changePlan'

export type ChosenPlan = { productId: string; planId: string }
/** `months` that it lasts; `null` is for good. */
export type AppliedDiscount = { code: string; percentageOff: number; months: number | null }

/** The client's own part of the area `subscription`; products and subscriptions are in the query cache (SHELL-35). */
export type SubscriptionState = {
  /** The plan chosen on the way to the checkout. */
  chosen: ChosenPlan | null
  /** An applied discount code with what it takes off. */
  discount: AppliedDiscount | null
  /** What was typed as a discount code and not applied. */
  enteredCode: string
  /** What is wrong with the discount code, in the page's language. */
  couponError: string
  accessCodeError: string
  flows: Record<SubscriptionFlow, Phase>
  /** A purchase failed (SUB-18). */
  purchaseCouponError: boolean
  /** The server no longer knows the session (ERR-26). */
  sessionExpired: boolean
}

export const useSubscription = createArea<SubscriptionState>('subscription', {
  chosen: null,
  discount: null,
  enteredCode: '',
  couponError: '',
  accessCodeError: '',
  flows: {
    purchase: 'idle',
    trial: 'idle',
    coupon: 'idle',
    couponSubscribe: 'idle',
    cancel: 'idle',
    changePlan: 'idle',
  },
  purchaseCouponError: false,
  sessionExpired: false,
})
