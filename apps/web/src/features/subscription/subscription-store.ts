import { createArea } from '../../lib/store-area.ts'

/** The phase of each subscription flow: started, then succeeded or failed (SUB-13, SUB-14). */
export type Phase = 'idle' | 'started' | 'succeeded' | 'failed'
/** `couponSubscribe` starts free access with a code, `coupon` only verifies a code. */
export type SubscriptionFlow = 'purchase' | 'trial' | 'coupon' | 'couponSubscribe' | 'cancel' | 'changePlan'

export type ChosenPlan = { productId: string; planId: string }
/** Duration in `months`; `null` means unlimited. */
export type AppliedDiscount = {
  code: string
  /** Null for an amount. */
  percentageOff: number | null
  /** Major units of `currency` off each charge. */
  amountOff?: number | undefined
  currency?: string | undefined
  months: number | null
}

/** The client's part of the area `subscription`; products and subscriptions are in the query cache (SHELL-35). */
export type SubscriptionState = {
  /** The plan selected for the checkout. */
  chosen: ChosenPlan | null
  /** An applied discount code and its value. */
  discount: AppliedDiscount | null
  /** A discount code that was typed but not applied. */
  enteredCode: string
  /** The error of the discount code, in the page's language. */
  couponError: string
  accessCodeError: string
  flows: Record<SubscriptionFlow, Phase>
  /** A purchase failed (SUB-18). */
  purchaseCouponError: boolean
  /** The session has expired (ERR-26). */
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
