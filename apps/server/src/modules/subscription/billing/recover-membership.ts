import type { Discount } from '@upbeat/rules/subscription/billing'
import type { Logger } from 'pino'
import type { Members } from '../../members/member.ts'
import type { PlanRow, Plans } from '../../plans/plan.ts'
import { isInTheWay } from '../is-running.ts'
import type { MembershipOwner } from '../provider/event-source.ts'
import { unsoldPlan } from '../purchase/unsold-plan.ts'
import type { Bookkeeping, News } from './bookkeeping.ts'
import type { Ledger, Ledgers } from './ledger.ts'
import type { Held, Membership, Payments } from './payments.ts'
import { isStale, type Settlement } from './settlement.ts'

export type Recovery = ReturnType<typeof createRecovery>
type Parts = {
  books: Bookkeeping
  ledgers: Ledgers
  products: Pick<Plans, 'plans'>
  members: Pick<Members, 'findById'>
  settlement: Pick<Settlement, 'resolve'>
  tell: (ledger: Ledger, owner: { tenantId: string; memberId: string }, news: News) => Promise<void>
  log: Logger
}

export function createRecovery({ books, ledgers, products, members, settlement, tell, log }: Parts) {
  /**
   * Stores a membership that runs at the account of `payments` and is missing here: the reply came after the purchase had timed out, or the
   * database was restored from a backup. One that can't be stored is ended and refunded.
   */
  async function recover(payments: Payments, owner: MembershipOwner, reference: string, now: Date): Promise<void> {
    const { tenantId, memberId, id, planTag } = owner
    const attempt = await ledgers.attempts.find(tenantId, memberId)
    // The purchase is still in progress: its own request or its clean-up settles it.
    if (attempt?.id === id) return isStale(attempt, now) ? settlement.resolve(attempt, now) : undefined
    const plans = await products.plans(tenantId)
    const membership: Membership = {
      id,
      reference,
      paymentToken: null,
      plans,
      revision: 0,
      plan: plans.find(({ tag }) => tag === planTag) ?? unsoldPlan(tenantId, planTag),
      billing: { state: 'ended', endedAt: 0 },
    }
    const held = await payments.catchUp(membership, now.getTime())
    if (held.billing.state === 'ended') return
    // The account was deleted: charge no more.
    if (!(await members.findById(tenantId, memberId))) return void (await payments.end(membership, now.getTime()))
    const plan = plans.find(({ tag }) => tag === held.planTag)
    if (plan && (await keep(owner, { reference, held, plan, paymentAccount: payments.account }, now))) return
    // The club's accountant must learn of it.
    const why = plan ? 'the member has another' : 'the club has no such plan'
    log.error({ tenant: tenantId, reference, plan: planTag }, `a membership is ended and paid back: ${why}`)
    await payments.refund(membership, now.getTime())
  }

  type Found = { reference: string; held: Held; plan: PlanRow; paymentAccount: string | null }

  /** Returns false if the member has started another membership since. */
  async function keep(
    owner: MembershipOwner,
    { reference, held, plan, paymentAccount }: Found,
    now: Date,
  ): Promise<boolean> {
    const { tenantId, memberId, id } = owner
    const { billing } = held
    return books.alone(owner, async (ledger) => {
      const rows = await ledger.subscriptions.list(tenantId, memberId)
      // Another event has stored it already.
      if (rows.some((row) => row.id === id)) return true
      if (rows.some((row) => isInTheWay(row, now))) return false
      await books.endAll(ledger, rows, now)
      const discount = discountOf(held, owner)
      if (discount?.code) await useAgain(ledger, owner, discount.code, now)
      await books.keep(
        ledger,
        { tenantId, memberId, now },
        { id, billing, plan, source: 'stripe', paymentAccount, reference, discount, earlier: rows },
      )
      const bills = await books.keepBills(ledger, owner, held)
      // Receipts of earlier periods were sent before the restore.
      const current = bills.filter(({ periodEnd }) => periodEnd > now.getTime())
      await tell(ledger, owner, { subscriptionId: id, bills: current, ended: false })
      return true
    })
  }

  return recover
}

function discountOf({ billing }: Held, { discountCode: code }: MembershipOwner) {
  const terms: Discount | null = billing.state === 'active' || billing.state === 'pastDue' ? billing.discount : null
  return terms && { code, terms }
}

/** Redeems the code that was released when the purchase timed out. The price stays as agreed even if no use is left. */
async function useAgain({ codes }: Ledger, { tenantId, memberId }: MembershipOwner, code: string, now: Date) {
  if (!(await codes.hasRedeemed(tenantId, memberId, code))) await codes.use(tenantId, memberId, code, now)
}
