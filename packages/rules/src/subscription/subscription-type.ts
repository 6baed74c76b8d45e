import { accessCodeMandatory } from '../tenant/switches.ts'
import { type SubscriptionLike, statusOf } from './subscription-like.ts'
import type { TenantMembership } from './tenant-membership.ts'

export type SubscriptionType = 'SSO' | 'FAC' | 'Trial' | 'Paid'

/** How a member got the subscription: the first match in this order (SUB-11, SUB-12, D-66). */
export function subscriptionType(subscription: SubscriptionLike | null, tenant: TenantMembership): SubscriptionType {
  if (tenant.isThirdPartyEnabled) return 'SSO'
  if (accessCodeMandatory(tenant)) return 'FAC'
  return statusOf(subscription) === 'trialing' || subscription?.trialPeriodStart ? 'Trial' : 'Paid'
}
