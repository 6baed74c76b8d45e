import type { Subscription } from '@upbeat/contract/entities/subscription'
import type { Billing, Discount } from '@upbeat/rules/subscription/billing'
import type { MemberContext } from '../../platform/http/context.ts'
import { Failure } from '../../platform/http/failure.ts'
import { rowOf } from './billing-row.ts'
import type { Entitlement } from './entitlement.ts'
import { isInTheWay, isRunning } from './is-running.ts'
import type { Ledger, Ledgers } from './ledger.ts'
import { presentSubscription } from './present.ts'
import type { PlanRow } from './product-repository.ts'
import type { ProductService } from './products.ts'
import type { SubscriptionRow } from './repository.ts'

export type Bookkeeping = ReturnType<typeof createBookkeeping>
type Parts = {
  ledgers: Ledgers
  products: Pick<ProductService, 'plans'>
  entitlement: Pick<Entitlement, 'changed'>
  makeId: () => string
}
type NewSubscription = {
  billing: Billing
  plan: PlanRow
  source: SubscriptionRow['source']
  trialStartedAt?: Date
  discount?: { code: string; terms: Discount }
  paymentToken?: string
}
type Paid = { subscriptionId: string; billing: Billing; plan: PlanRow; amountMinor: number; reason: string }

/** Reading and writing a member's subscriptions; what may be written when is the services' to say. */
export function createBookkeeping({ ledgers, products, entitlement, makeId }: Parts) {
  async function list({ tenantId, memberId, now }: MemberContext): Promise<Subscription[]> {
    const [rows, plans, paidInvoices] = await Promise.all([
      ledgers.subscriptions.list(tenantId, memberId),
      products.plans(tenantId),
      ledgers.subscriptions.paidInvoices(tenantId, memberId),
    ])
    return rows.map((row) => presentSubscription(row, { plans, paidInvoices, now }))
  }

  async function one(context: MemberContext, id: string): Promise<Subscription> {
    const found = (await list(context)).find(({ subscriptionTag }) => subscriptionTag === id)
    if (!found) throw new Failure('notFound')
    return found
  }

  /**
   * Runs `work` alone for this member and tells all servers afterwards. Inside it nothing but the ledger it is handed may touch
   * the database: the embedded one has a single connection, which the transaction holds.
   */
  async function alone<T>({ tenantId, memberId }: MemberContext, work: (ledger: Ledger) => Promise<T>): Promise<T> {
    const result = await ledgers.forMember(tenantId, memberId, work)
    await entitlement.changed(memberId)
    return result
  }

  /** What the member no longer has, or gives up by beginning anew, ends. @throws Failure alreadySubscribed */
  async function makeRoom({ subscriptions }: Ledger, { tenantId, memberId, now }: MemberContext) {
    const rows = await subscriptions.list(tenantId, memberId)
    if (rows.some((row) => isInTheWay(row, now))) throw new Failure('alreadySubscribed')
    for (const row of rows.filter(({ status }) => status === 'active' || status === 'trialing')) {
      const status = row.source === 'code' ? 'inactive' : 'canceled'
      const endsAt = isRunning(row, now) ? now : (row.accessEndsAt ?? row.currentPeriodEnd ?? now)
      const ended = { status, endsAt, failedAttempts: 0, nextAttemptAt: null, updatedAt: now } as const
      await subscriptions.change(tenantId, row.id, ended)
    }
    return rows
  }

  async function keep({ subscriptions }: Ledger, { tenantId, memberId, now }: MemberContext, fresh: NewSubscription) {
    const { billing, plan, source, trialStartedAt, discount, paymentToken } = fresh
    const id = makeId()
    await subscriptions.insert(tenantId, {
      status: 'active',
      ...rowOf(billing),
      ...{ id, memberId, source, productId: plan.productId, startedAt: now, updatedAt: now },
      trialStartedAt: trialStartedAt ?? null,
      discountCode: discount?.code ?? null,
      percentageOff: discount?.terms.percentageOff ?? null,
      discountEndsAt: discount && Number.isFinite(discount.terms.endsAt) ? new Date(discount.terms.endsAt) : null,
      paymentToken: paymentToken ?? null,
    })
    return id
  }

  async function keepFreeAccess(ledger: Ledger, context: MemberContext, code: string, accessEndsAt: Date | null) {
    const { tenantId, memberId, now } = context
    const id = makeId()
    const row = { id, memberId, status: 'active', source: 'code', discountCode: code, accessEndsAt } as const
    await ledger.subscriptions.insert(tenantId, { ...row, startedAt: now, updatedAt: now })
    return id
  }

  async function keepInvoice({ subscriptions }: Ledger, { tenantId, memberId, now }: MemberContext, paid: Paid) {
    const { subscriptionId, billing, plan, amountMinor, reason } = paid
    if (billing.state === 'ended') return
    await subscriptions.insertInvoice(tenantId, {
      ...{ id: makeId(), memberId, subscriptionId, reason, amountMinor, currency: plan.currency, status: 'paid' },
      ...{ periodStart: new Date(billing.periodStart), periodEnd: new Date(billing.periodEnd), createdAt: now },
    })
  }

  type Product = SubscriptionRow['productId']

  async function store(
    { subscriptions }: Ledger,
    row: SubscriptionRow,
    billing: Billing,
    productId: Product,
    now: Date,
  ) {
    await subscriptions.change(row.tenantId, row.id, { ...rowOf(billing), productId, updatedAt: now })
  }

  return { list, one, alone, makeRoom, keep, keepFreeAccess, keepInvoice, store }
}
