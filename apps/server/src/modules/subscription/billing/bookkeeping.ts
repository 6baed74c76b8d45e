import type { Subscription } from '@upbeat/contract/entities/subscription'
import type { Billing, Discount } from '@upbeat/rules/subscription/billing'
import { Failure } from '../../../platform/failure/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { TenantSettings } from '../../../platform/tenancy/tenant-settings.ts'
import type { PlanRow, Plans } from '../../plans/plan.ts'
import { isTermRow } from '../access-of.ts'
import type { Entitlement } from '../entitlement.ts'
import { isInTheWay, isRunning } from '../is-running.ts'
import { presentSubscription } from '../present.ts'
import type { SubscriptionRow } from '../repository.ts'
import { rowOf } from './billing-row.ts'
import type { Ledger, Ledgers } from './ledger.ts'
import { changedFacts, endedFacts, redeemedFact, startedFacts } from './membership-facts.ts'
import { hasPausedLately } from './pauses.ts'
import type { Bill, Held } from './payments.ts'

export type Bookkeeping = ReturnType<typeof createBookkeeping>
/** The member whose subscriptions are changed, and the time of the change. */
export type Owner = Pick<MemberContext, 'tenantId' | 'memberId' | 'now'>
/** What to notify the member of after a change: new or changed bills, and the end of the membership. */
export type News = {
  subscriptionId: string
  bills: Bill[]
  ended: boolean
  /** Whether it ended because its term was over. */
  termOver?: boolean
  /** Until when it is paused, if it wasn't before. */
  pausedUntil?: Date | null
}
type Parts = {
  ledgers: Ledgers
  products: Pick<Plans, 'plans'>
  entitlement: Pick<Entitlement, 'changed'>
  makeId: () => string
  /** Whether a club lets its members pause. */
  pauseRuleOf: (tenantId: string) => TenantSettings['memberPauses']
}
type NewSubscription = {
  /** Set if it was determined beforehand. */
  id?: string
  billing: Billing
  plan: PlanRow
  source: SubscriptionRow['source']
  paymentAccount?: string | null
  reference?: string | null
  trialStartedAt?: Date
  /** The member's subscriptions before. */
  earlier: readonly SubscriptionRow[]
  /** `code` is null if only the provider knows the discount. */
  discount?: { code: string | null; terms: Discount } | null
  paymentToken?: string
}

/** Reads and writes a member's subscriptions. The calling services decide what may be written. */
export function createBookkeeping({ ledgers, products, entitlement, makeId, pauseRuleOf }: Parts) {
  async function list({ tenantId, memberId, now }: Owner): Promise<Subscription[]> {
    const [rows, plans, paidInvoices] = await Promise.all([
      ledgers.subscriptions.list(tenantId, memberId),
      products.plans(tenantId),
      ledgers.subscriptions.paidInvoices(tenantId, memberId),
    ])
    const rule = pauseRuleOf(tenantId)
    const allowsPause = rule === 'anyTime' || (rule === 'oncePerYear' && !rows.some((row) => hasPausedLately(row, now)))
    return rows.map((row) => presentSubscription(row, { plans, paidInvoices, now, allowsPause }))
  }

  async function one(owner: Owner, id: string): Promise<Subscription> {
    const found = (await list(owner)).find(({ subscriptionTag }) => subscriptionTag === id)
    if (!found) throw new Failure('notFound')
    return found
  }

  /**
   * Runs `work` exclusively for this member, then notifies all servers. `work` may access the database only through its
   * ledger: the embedded database has a single connection, which the transaction uses.
   */
  async function alone<T>(
    { tenantId, memberId }: Pick<Owner, 'tenantId' | 'memberId'>,
    work: (ledger: Ledger) => Promise<T>,
  ): Promise<T> {
    const result = await ledgers.forMember(tenantId, memberId, work)
    await entitlement.changed(memberId)
    return result
  }

  /** Checks that nothing prevents another subscription. @throws Failure alreadySubscribed */
  async function assertRoom({ subscriptions }: Ledger, { tenantId, memberId, now }: Owner): Promise<SubscriptionRow[]> {
    const rows = await subscriptions.list(tenantId, memberId)
    if (rows.some((row) => isInTheWay(row, now))) throw new Failure('alreadySubscribed')
    return rows
  }

  /**
   * Ends what the member no longer has or replaces by a new subscription: here immediately, at an external provider by
   * a job, because the provider would keep trying the card.
   */
  async function endAll({ subscriptions, jobs, record }: Ledger, rows: readonly SubscriptionRow[], now: Date) {
    for (const row of rows.filter(({ status }) => status === 'active' || status === 'trialing')) {
      const status = row.source === 'code' ? 'inactive' : 'canceled'
      const endsAt = isRunning(row, now) ? now : (row.accessEndsAt ?? row.currentPeriodEnd ?? now)
      const ended = { status, endsAt, failedAttempts: 0, nextAttemptAt: null, updatedAt: now } as const
      await subscriptions.change(row.tenantId, row.id, ended)
      await record(endedFacts(row, { at: endsAt, replaced: true }))
      if (row.sourceReference === null) continue
      const { tenantId, memberId, id: subscriptionId } = row
      // The unpaid period must not be paid any more, and may already have been paid without our knowledge.
      const since = (row.failedAttempts > 0 ? row.currentPeriodStart : null) ?? endsAt
      await jobs.add('replacedMembership', { tenantId, memberId, subscriptionId, since: since.toISOString() })
    }
  }

  /** `assertRoom`, then `endAll`. @throws Failure alreadySubscribed */
  async function makeRoom(ledger: Ledger, owner: Owner) {
    const rows = await assertRoom(ledger, owner)
    await endAll(ledger, rows, owner.now)
    return rows
  }

  async function keep({ subscriptions, record }: Ledger, { tenantId, memberId, now }: Owner, fresh: NewSubscription) {
    const { billing, plan, source, paymentAccount, reference, trialStartedAt, discount, paymentToken, earlier } = fresh
    const id = fresh.id ?? makeId()
    await subscriptions.insert(tenantId, {
      status: 'active',
      ...rowOf(billing),
      id,
      memberId,
      source,
      paymentAccount: paymentAccount ?? null,
      productId: plan.productId,
      startedAt: now,
      updatedAt: now,
      sourceReference: reference ?? null,
      trialStartedAt: trialStartedAt ?? null,
      discountCode: discount?.code ?? null,
      ...offIn(discount?.terms ?? null),
      discountEndsAt: discount && Number.isFinite(discount.terms.endsAt) ? new Date(discount.terms.endsAt) : null,
      paymentToken: paymentToken ?? null,
    })
    const hadTrial = earlier.some((row) => row.trialStartedAt !== null)
    const used = discount ? { code: discount.code, ...offIn(discount.terms) } : null
    const isTrial = billing.state === 'trialing'
    await record(startedFacts({ id, tenantId, memberId, plan, at: now, isTrial, hadTrial, discount: used }))
    return id
  }

  async function keepFreeAccess(ledger: Ledger, owner: Owner, code: string | null, accessEndsAt: Date | null) {
    const { tenantId, memberId, now } = owner
    const id = makeId()
    const row = { id, memberId, status: 'active', source: 'code', discountCode: code, accessEndsAt } as const
    await ledger.subscriptions.insert(tenantId, { ...row, startedAt: now, updatedAt: now })
    if (code !== null)
      await ledger.record([redeemedFact({ id, tenantId, memberId }, { code, kind: 'freeaccess', at: now })])
    return id
  }

  /** Stores a provider's state of a membership, and returns what is new. */
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
    const bills = await keepBills(ledger, row, held)
    await ledger.record(changedFacts(row, { changes, bills, ...at }))
    const ran = row.status === 'active' || row.status === 'trialing'
    const endedAt = ran && held.billing.state === 'ended' ? held.billing.endedAt : null
    const termOver = endedAt !== null && isTermRow(row) && endedAt >= (row.currentPeriodEnd?.getTime() ?? 0)
    // Whoever stores a pause first emails about it: of two equal requests, a request and its event, only one does.
    const pausedUntil = row.pausedUntil === null ? (changes.pausedUntil ?? null) : null
    return { subscriptionId: row.id, bills, ended: endedAt !== null, termOver, pausedUntil } satisfies News
  }

  /** Returns the bills that are new or have changed. */
  async function keepBills(
    { subscriptions }: Ledger,
    { id: subscriptionId, tenantId, memberId }: Pick<SubscriptionRow, 'id' | 'tenantId' | 'memberId'>,
    { bills, planTag }: Pick<Held, 'bills' | 'planTag'>,
  ): Promise<Bill[]> {
    const fresh: Bill[] = []
    for (const bill of bills) {
      const { reason, amountMinor, currency, status, attempts, taxMinor, paymentReference, refundedAt } = bill
      const known = await subscriptions.keepInvoice(tenantId, {
        id: makeId(),
        memberId,
        subscriptionId,
        reason,
        amountMinor,
        currency,
        status,
        attempts,
        planTag,
        taxMinor,
        paymentReference,
        refundedAt: refundedAt === null ? null : new Date(refundedAt),
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

function offIn(terms: Discount | null) {
  if (terms === null) return { percentageOff: null, amountOffMinor: null }
  return 'amountOffMinor' in terms
    ? { percentageOff: null, amountOffMinor: terms.amountOffMinor }
    : { percentageOff: terms.percentageOff, amountOffMinor: null }
}

/** Whether anything would change, so that repeated events write nothing. */
function differs(row: SubscriptionRow, changes: object) {
  return Object.entries(changes).some(([key, value]) => {
    const known = row[key as keyof SubscriptionRow]
    return (known instanceof Date ? known.getTime() : known) !== (value instanceof Date ? value.getTime() : value)
  })
}
