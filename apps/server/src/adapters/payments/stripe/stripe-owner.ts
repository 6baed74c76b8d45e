import type { MembershipOwner } from '../../../modules/subscription/event-source.ts'

type Metadata = Record<string, string> | null | undefined

/** What is written on everything we make at Stripe, so that it can be told whose it is without our books. */
export function ownerMetadata({
  tenantId,
  memberId,
  id,
  planTag,
  discountCode,
}: MembershipOwner): Record<string, string> {
  const whose = { upbeat_tenant: tenantId, upbeat_member: memberId, upbeat_subscription: id, upbeat_plan: planTag }
  return discountCode === null ? whose : { ...whose, upbeat_code: discountCode }
}

/** Null for what others have made in the same Stripe account. */
export function readOwner(metadata: Metadata): MembershipOwner | null {
  const { upbeat_tenant: tenantId, upbeat_member: memberId, upbeat_subscription: id, ...about } = metadata ?? {}
  if (!tenantId || !memberId || !id) return null
  return { tenantId, memberId, id, planTag: about.upbeat_plan ?? '', discountCode: about.upbeat_code ?? null }
}
