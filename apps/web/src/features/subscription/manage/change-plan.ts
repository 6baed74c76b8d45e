import type { Subscription } from '@upbeat/contract/entities/subscription'
import { api } from '../../../lib/api/api.ts'
import { notify } from '../../../lib/snackbar-store.ts'
import { text } from '../../i18n/text.ts'
import { runFlow } from '../run-flow.ts'
import type { ChosenPlan } from '../subscription-store.ts'
import { keepSubscription } from './keep-subscription.ts'

/** Changes the member's plan (SUB-39); `false` on failure, with the error in the state (ERR-24). */
export async function changePlan({ subscriptionTag }: Subscription, plan: ChosenPlan): Promise<boolean> {
  return change(subscriptionTag, plan, () => text('subscription.planChanged'))
}

/** Reverts a cancellation by choosing the current plan again (D-72); `false` on failure. */
export async function resumeSubscription({ subscriptionTag, plan, planTag }: Subscription): Promise<boolean> {
  const planId = plan?.tag ?? planTag
  if (!planId) return false
  return change(subscriptionTag, { planId, productId: plan?.productId }, () => text('subscription.resumed'))
}

type Wanted = { planId: string; productId?: string | undefined }

async function change(subscriptionId: string, { planId, productId }: Wanted, notice: () => string): Promise<boolean> {
  const body = { PlanId: planId, SubscriptionId: subscriptionId, ...(productId && { ProductId: productId }) }
  try {
    await keepSubscription(await runFlow('changePlan', () => api('changePlan', { params: { subscriptionId }, body })))
    notify(notice())
    return true
  } catch {
    return false
  }
}
