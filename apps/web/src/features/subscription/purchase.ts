import { ApiError } from '@upbeat/client/api-error.ts'
import { paymentMethod } from '@upbeat/rules/subscription/enumerations'
import { analytics } from '../../lib/analytics.ts'
import { api } from '../../lib/api/api.ts'
import { reloadSubscriptions } from './manage/keep-subscription.ts'
import { runFlow } from './run-flow.ts'
import { type ChosenPlan, useSubscription } from './subscription-store.ts'
import { welcomeMember } from './welcome-member.ts'

/** Buys the plan with the card token `sourceToken` and the applied discount (SUB-22, SUB-40). @throws ApiError */
export async function purchase({ planId, productId }: ChosenPlan, sourceToken: string): Promise<void> {
  const { discount } = useSubscription.getState()
  useSubscription.setState({ purchaseCouponError: false, couponError: '' })
  const body = {
    planId,
    productId,
    sourceToken,
    paymentMethod: paymentMethod.card,
    ...(discount?.code && { DiscountCode: discount.code }),
  }
  try {
    const subscription = await runFlow('purchase', () => api('purchase', { body }))
    analytics.track('purchase', { planId, discount: discount?.code })
    await welcomeMember(subscription)
  } catch (error) {
    useSubscription.setState({ purchaseCouponError: true })
    // Refused because the member already has a subscription: the page's data was stale.
    if (error instanceof ApiError && error.status === 409) void reloadSubscriptions()
    throw error
  }
}
