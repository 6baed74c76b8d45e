import type { PlanRow } from '../plans/plan.ts'
import { billingOf } from './billing/billing-row.ts'
import type { Membership } from './billing/payments.ts'
import type { SubscriptionRow } from './repository.ts'

/** Converts a stored membership for its provider. Null for free access, and if its plan is unknown. */
export function membershipOf(row: SubscriptionRow, plans: readonly PlanRow[]): Membership | null {
  const plan = plans.find(({ tag }) => tag === row.planTag)
  const billing = billingOf(row, plan)
  if (!plan || !billing) return null
  const { id, sourceReference: reference, paymentToken, revision } = row
  return { id, reference, paymentToken, billing, plan, plans, revision }
}
