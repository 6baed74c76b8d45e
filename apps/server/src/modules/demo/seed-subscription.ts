import type { TenantSeed } from '@upbeat/demo/world/tenant-seed'
import type { schema } from '../../platform/db/database.ts'
import type { MemberSeed } from './seed-members.ts'

type Owner = { tenantId: string; memberId: string; makeId: () => string; now: Date }
type SubscriptionRow = typeof schema.subscription.$inferInsert
type InvoiceRow = typeof schema.invoice.$inferInsert
type RedemptionRow = typeof schema.codeRedemption.$inferInsert
type Rows = { subscriptions: SubscriptionRow[]; invoices: InvoiceRow[]; redemptions: RedemptionRow[] }

/** A card that the sandbox always accepts. */
export const sandboxCard = 'sandbox_ok_demo-card'

export function subscriptionRows(seed: TenantSeed, { subscription }: MemberSeed, owner: Owner): Rows {
  if (!subscription) return { subscriptions: [], invoices: [], redemptions: [] }
  const { tenantId, memberId, makeId, now } = owner
  const id = makeId()
  const startedAt = new Date(subscription.startedAt)
  if (subscription.kind === 'freeaccess') {
    const row = { id, tenantId, memberId, status: 'active', source: 'code', startedAt, updatedAt: now } as const
    return {
      subscriptions: [{ ...row, discountCode: subscription.code, accessEndsAt: date(subscription.endsAt) }],
      invoices: [],
      redemptions: [{ tenantId, memberId, code: subscription.code, redeemedAt: startedAt }],
    }
  }
  const { discount } = subscription
  const row: SubscriptionRow = {
    id,
    tenantId,
    memberId,
    startedAt,
    source: 'sandbox',
    updatedAt: now,
    status: subscription.status,
    planTag: subscription.planTag,
    productId: subscription.productId,
    endsAt: date(subscription.endedAt),
    currentPeriodStart: date(subscription.currentPeriodStart),
    currentPeriodEnd: date(subscription.currentPeriodEnd),
    trialStartedAt: date(subscription.trialStartedAt),
    canceledAt: date(subscription.canceledAt),
    cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
    discountCode: discount?.code ?? null,
    percentageOff: discount?.percentageOff ?? null,
    discountEndsAt: date(discount?.expiresAt ?? null),
    paymentToken: subscription.hasCard ? sandboxCard : null,
  }
  const redemptions = discount ? [{ tenantId, memberId, code: discount.code, redeemedAt: startedAt }] : []
  if (subscription.lastInvoiceAmount === null) return { subscriptions: [row], invoices: [], redemptions }
  const plan = seed.products.flatMap(({ plans }) => plans).find(({ tag }) => tag === subscription.planTag)
  const invoice: InvoiceRow = {
    id: makeId(),
    tenantId,
    memberId,
    subscriptionId: id,
    planTag: subscription.planTag,
    status: 'paid',
    reason: `period ${subscription.currentPeriodStart}`,
    amountMinor: subscription.lastInvoiceAmount,
    currency: plan?.currency ?? 'gbp',
    periodStart: new Date(subscription.currentPeriodStart),
    periodEnd: new Date(subscription.currentPeriodEnd),
    createdAt: new Date(subscription.currentPeriodStart),
  }
  return { subscriptions: [row], invoices: [invoice], redemptions }
}

function date(text: string | null) {
  return text === null ? null : new Date(text)
}
