import type { MembershipOwner } from '../../../modules/subscription/provider/event-source.ts'

type Metadata = Record<string, string> | null | undefined

/** Metadata for everything created at Stripe, which identifies its owner without our database. */
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

/** Reads that metadata; null for objects that others created in the same Stripe account. */
export function readOwner(metadata: Metadata): MembershipOwner | null {
  const { upbeat_tenant: tenantId, upbeat_member: memberId, upbeat_subscription: id, ...about } = metadata ?? {}
  if (!tenantId || !memberId || !id) return null
  return { tenantId, memberId, id, planTag: about.upbeat_plan ?? '', discountCode: about.upbeat_code ?? null }
}
