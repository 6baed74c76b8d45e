import { billingOf } from './billing-row.ts'
import type { Membership } from './payments.ts'
import type { PlanRow } from './product-repository.ts'
import type { SubscriptionRow } from './repository.ts'

/** What a provider is told of a stored membership; null for free access, and where its plan is unknown. */
export function membershipOf(row: SubscriptionRow, plans: readonly PlanRow[]): Membership | null {
  const plan = plans.find(({ tag }) => tag === row.planTag)
  const billing = billingOf(row, plan)
  if (!plan || !billing) return null
  const { id, sourceReference: reference, paymentToken, revision } = row
  return { id, reference, paymentToken, billing, plan, plans, revision }
}
