import type { MembershipOwner } from '../../../modules/subscription/event-source.ts'

type Metadata = Record<string, string> | null | undefined

/** What is written on everything we make at Stripe, so that it can be told whose it is without our books. */
export function ownerMetadata({ tenantId, memberId, id, planTag }: MembershipOwner): Record<string, string> {
  return { upbeat_tenant: tenantId, upbeat_member: memberId, upbeat_subscription: id, upbeat_plan: planTag }
}

/** Null for what others have made in the same Stripe account. */
export function readOwner(metadata: Metadata): MembershipOwner | null {
  const { upbeat_tenant: tenantId, upbeat_member: memberId, upbeat_subscription: id, upbeat_plan } = metadata ?? {}
  return tenantId && memberId && id ? { tenantId, memberId, id, planTag: upbeat_plan ?? '' } : null
}
