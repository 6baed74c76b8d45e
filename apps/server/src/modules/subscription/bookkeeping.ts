import type { Subscription } from '@upbeat/contract/entities/subscription'
import type { Billing, Discount } from '@upbeat/rules/subscription/billing'
import type { MemberContext } from '../../platform/http/context.ts'
import { Failure } from '../../platform/http/failure.ts'
import { rowOf } from './billing-row.ts'
import type { Entitlement } from './entitlement.ts'
import { isInTheWay, isRunning } from './is-running.ts'
import type { Ledger, Ledgers } from './ledger.ts'
import type { Bill, Held } from './payments.ts'
import { presentSubscription } from './present.ts'
import type { PlanRow } from './product-repository.ts'
import type { ProductService } from './products.ts'
import type { SubscriptionRow } from './repository.ts'

export type Bookkeeping = ReturnType<typeof createBookkeeping>
/** Whose books, and at what time. */
export type Owner = Pick<MemberContext, 'tenantId' | 'memberId' | 'now'>
/** What there is to tell the member of a change: bills that are new or went otherwise than before, and the end. */
export type News = { subscriptionId: string; bills: Bill[]; ended: boolean }
type Parts = {
  ledgers: Ledgers
  products: Pick<ProductService, 'plans'>
  entitlement: Pick<Entitlement, 'changed'>
  makeId: () => string
}
type NewSubscription = {
  /** Given where it was decided beforehand. */
  id?: string
  billing: Billing
  plan: PlanRow
  source: SubscriptionRow['source']
  reference?: string | null
  trialStartedAt?: Date
  /** `code` is null where the provider alone knows of the discount. */
  discount?: { code: string | null; terms: Discount } | null
  paymentToken?: string
}

/** Reading and writing a member's subscriptions; what may be written when is the services' to say. */
export function createBookkeeping({ ledgers, products, entitlement, makeId }: Parts) {
  async function list({ tenantId, memberId, now }: Owner): Promise<Subscription[]> {
    const [rows, plans, paidInvoices] = await Promise.all([
      ledgers.subscriptions.list(tenantId, memberId),
      products.plans(tenantId),
      ledgers.subscriptions.paidInvoices(tenantId, memberId),
    ])
    return rows.map((row) => presentSubscription(row, { plans, paidInvoices, now }))
  }

  async function one(owner: Owner, id: string): Promise<Subscription> {
    const found = (await list(owner)).find(({ subscriptionTag }) => subscriptionTag === id)
    if (!found) throw new Failure('notFound')
    return found
  }

  /**
   * Runs `work` alone for this member and tells all servers afterwards. Inside it nothing but the ledger it is handed may touch
   * the database: the embedded one has a single connection, which the transaction holds.
   */
  async function alone<T>(
    { tenantId, memberId }: Pick<Owner, 'tenantId' | 'memberId'>,
    work: (ledger: Ledger) => Promise<T>,
  ): Promise<T> {
    const result = await ledgers.forMember(tenantId, memberId, work)
    await entitlement.changed(memberId)
    return result
  }

  /** What stands in the way of another subscription. @throws Failure alreadySubscribed */
  async function assertRoom({ subscriptions }: Ledger, { tenantId, memberId, now }: Owner): Promise<SubscriptionRow[]> {
    const rows = await subscriptions.list(tenantId, memberId)
    if (rows.some((row) => isInTheWay(row, now))) throw new Failure('alreadySubscribed')
    return rows
  }

  /**
   * What the member no longer has, or gives up by beginning anew, ends: here at once, and where a provider runs it by a job,
   * because that one would go on trying the card.
   */
  async function endAll({ subscriptions, jobs }: Ledger, rows: readonly SubscriptionRow[], now: Date) {
    for (const row of rows.filter(({ status }) => status === 'active' || status === 'trialing')) {
      const status = row.source === 'code' ? 'inactive' : 'canceled'
      const endsAt = isRunning(row, now) ? now : (row.accessEndsAt ?? row.currentPeriodEnd ?? now)
      const ended = { status, endsAt, failedAttempts: 0, nextAttemptAt: null, updatedAt: now } as const
      await subscriptions.change(row.tenantId, row.id, ended)
      if (row.sourceReference === null) continue
      const { tenantId, memberId, id: subscriptionId } = row
      // The period that could not be paid is not to be paid any more, though we may not have heard yet that it was.
      const since = (row.failedAttempts > 0 ? row.currentPeriodStart : null) ?? endsAt
      await jobs.add('replacedMembership', { tenantId, memberId, subscriptionId, since: since.toISOString() })
    }
  }

  /** Both. @throws Failure alreadySubscribed */
  async function makeRoom(ledger: Ledger, owner: Owner) {
    const rows = await assertRoom(ledger, owner)
    await endAll(ledger, rows, owner.now)
    return rows
  }

  async function keep({ subscriptions }: Ledger, { tenantId, memberId, now }: Owner, fresh: NewSubscription) {
    const { billing, plan, source, reference, trialStartedAt, discount, paymentToken } = fresh
    const id = fresh.id ?? makeId()
    await subscriptions.insert(tenantId, {
      status: 'active',
      ...rowOf(billing),
      id,
      memberId,
      source,
      productId: plan.productId,
      startedAt: now,
      updatedAt: now,
      sourceReference: reference ?? null,
      trialStartedAt: trialStartedAt ?? null,
      discountCode: discount?.code ?? null,
      percentageOff: discount?.terms.percentageOff ?? null,
      discountEndsAt: discount && Number.isFinite(discount.terms.endsAt) ? new Date(discount.terms.endsAt) : null,
      paymentToken: paymentToken ?? null,
    })
    return id
  }

  async function keepFreeAccess(ledger: Ledger, owner: Owner, code: string | null, accessEndsAt: Date | null) {
    const { tenantId, memberId, now } = owner
    const id = makeId()
    const row = { id, memberId, status: 'active', source: 'code', discountCode: code, accessEndsAt } as const
    await ledger.subscriptions.insert(tenantId, { ...row, startedAt: now, updatedAt: now })
    return id
  }

  /** Writes down what a provider says of a membership, and answers what of it is new. */
  async function project(
    ledger: Ledger,
    row: SubscriptionRow,
    held: Held,
    at: { plans: readonly PlanRow[]; now: Date },
  ) {
    const plan = at.plans.find(({ tag }) => tag === held.planTag)
    const changes = {
      ...rowOf(held.billing),
      sourceReference: held.reference,
      ...(plan && { productId: plan.productId }),
    }
    if (differs(row, changes))
      await ledger.subscriptions.change(row.tenantId, row.id, { ...changes, updatedAt: at.now })
    const bills = await keepBills(ledger, row, held.bills)
    const ran = row.status === 'active' || row.status === 'trialing'
    return { subscriptionId: row.id, bills, ended: ran && held.billing.state === 'ended' } satisfies News
  }

  /** Answers those that were not known as such. */
  async function keepBills(
    { subscriptions }: Ledger,
    { id: subscriptionId, tenantId, memberId }: Pick<SubscriptionRow, 'id' | 'tenantId' | 'memberId'>,
    bills: readonly Bill[],
  ): Promise<Bill[]> {
    const fresh: Bill[] = []
    for (const bill of bills) {
      const { reason, amountMinor, currency, status, attempts } = bill
      const known = await subscriptions.keepInvoice(tenantId, {
        id: makeId(),
        memberId,
        subscriptionId,
        reason,
        amountMinor,
        currency,
        status,
        attempts,
        periodStart: new Date(bill.periodStart),
        periodEnd: new Date(bill.periodEnd),
        createdAt: new Date(bill.at),
      })
      if (known) fresh.push(bill)
    }
    return fresh
  }

  return { list, one, alone, assertRoom, endAll, makeRoom, keep, keepFreeAccess, keepBills, project }
}

/** Whether anything would change: what is told twice leaves no trace. */
function differs(row: SubscriptionRow, changes: object) {
  return Object.entries(changes).some(([key, value]) => {
    const known = row[key as keyof SubscriptionRow]
    return (known instanceof Date ? known.getTime() : known) !== (value instanceof Date ? value.getTime() : value)
  })
}
