import { billingOf } from './billing-row.ts'
import type { Standing } from './payments.ts'
import type { PlanRow } from './product-repository.ts'
import type { SubscriptionRow } from './repository.ts'

/** What a provider is told of a stored membership; null for free access, and where its plan is unknown. */
export function standingOf(row: SubscriptionRow, plans: readonly PlanRow[]): Standing | null {
  const plan = plans.find(({ tag }) => tag === row.planTag)
  const billing = billingOf(row, plan)
  if (!plan || !billing) return null
  const { id, sourceReference: reference, paymentToken, revision } = row
  return { id, reference, paymentToken, billing, plan, plans, revision }
}
