import { analytics } from '../../lib/analytics.ts'
import { api } from '../../lib/api/api.ts'
import { runFlow } from './run-flow.ts'
import type { ChosenPlan } from './subscription-store.ts'
import { welcomeMember } from './welcome-member.ts'

/** Starts the plan's free trial, which needs no card (D-67, D-104). @throws ApiError */
export async function startTrial({ planId, productId }: ChosenPlan): Promise<void> {
  const subscription = await runFlow('trial', () => api('createSubscription', { body: { planId, productId } }))
  analytics.track('purchase', { planId, trial: true })
  await welcomeMember(subscription)
}
