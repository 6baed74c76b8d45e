import type { Discount } from '@upbeat/rules/subscription/billing'
import type { Logger } from 'pino'
import type { Members } from '../account/member.ts'
import type { Bookkeeping, News } from './bookkeeping.ts'
import type { MembershipOwner } from './event-source.ts'
import { isInTheWay } from './is-running.ts'
import type { Ledger, Ledgers } from './ledger.ts'
import type { Held, Payments, Standing } from './payments.ts'
import type { PlanRow } from './product-repository.ts'
import type { ProductService } from './products.ts'
import { isStale, type Settlement } from './settlement.ts'
import { unsoldPlan } from './unsold-plan.ts'

export type Adoption = ReturnType<typeof createAdoption>
type Parts = {
  books: Bookkeeping
  ledgers: Ledgers
  products: Pick<ProductService, 'plans'>
  members: Pick<Members, 'findById'>
  payments: Payments
  settlement: Pick<Settlement, 'resolve'>
  tell: (ledger: Ledger, owner: { tenantId: string; memberId: string }, news: News) => Promise<void>
  log: Logger
}

export function createAdoption({ books, ledgers, products, members, payments, settlement, tell, log }: Parts) {
  /**
   * Takes up a membership that runs at the provider and that our books don't have: its answer came after it was given up for lost,
   * or the books were restored from a backup. What nobody here can give is ended and paid back.
   */
  async function adopt(owner: MembershipOwner, reference: string, now: Date): Promise<void> {
    const { tenantId, memberId, id, planTag } = owner
    const attempt = await ledgers.attempts.find(tenantId, memberId)
    // Its own request, or its clean-up, is the one to settle it.
    if (attempt?.id === id) return isStale(attempt, now) ? settlement.resolve(attempt, now) : undefined
    const plans = await products.plans(tenantId)
    const standing: Standing = {
      id,
      reference,
      paymentToken: null,
      plans,
      revision: 0,
      plan: plans.find(({ tag }) => tag === planTag) ?? unsoldPlan(tenantId, planTag),
      billing: { state: 'ended', endedAt: 0 },
    }
    const held = await payments.catchUp(standing, now.getTime())
    if (held.billing.state === 'ended') return
    // Whose account is deleted is not to be charged again.
    if (!(await members.findById(tenantId, memberId))) return void (await payments.end(standing, now.getTime()))
    const plan = plans.find(({ tag }) => tag === held.planTag)
    if (plan && (await keep(owner, { reference, held, plan }, now))) return
    // Who keeps the books must hear of it.
    const why = plan ? 'the member has another' : 'the club has no such plan'
    log.error({ tenant: tenantId, reference, plan: planTag }, `a membership is ended and paid back: ${why}`)
    await payments.refund(standing, now.getTime())
  }

  type Found = { reference: string; held: Held; plan: PlanRow }

  /** False where the member has begun another meanwhile. */
  async function keep(owner: MembershipOwner, { reference, held, plan }: Found, now: Date): Promise<boolean> {
    const { tenantId, memberId, id } = owner
    const { billing } = held
    return books.alone(owner, async (ledger) => {
      const rows = await ledger.subscriptions.list(tenantId, memberId)
      // Of two events at once the first takes it up.
      if (rows.some((row) => row.id === id)) return true
      if (rows.some((row) => isInTheWay(row, now))) return false
      await books.endAll(ledger, rows, now)
      const discount = discountOf(held, owner)
      if (discount?.code) await useAgain(ledger, owner, discount.code, now)
      await books.keep(
        ledger,
        { tenantId, memberId, now },
        { id, billing, plan, source: 'stripe', reference, discount },
      )
      const bills = await books.keepBills(ledger, owner, held.bills)
      // What was paid for earlier periods was told at its time, by the books that were lost.
      const current = bills.filter(({ periodEnd }) => periodEnd > now.getTime())
      await tell(ledger, owner, { subscriptionId: id, bills: current, ended: false })
      return true
    })
  }

  return adopt
}

function discountOf({ billing }: Held, { discountCode: code }: MembershipOwner) {
  const terms: Discount | null = billing.state === 'active' || billing.state === 'pastDue' ? billing.discount : null
  return terms && { code, terms }
}

/** A use that was given back when the purchase was given up. Whether or not one is left, the price is what was agreed. */
async function useAgain({ codes }: Ledger, { tenantId, memberId }: MembershipOwner, code: string, now: Date) {
  if (!(await codes.hasRedeemed(tenantId, memberId, code))) await codes.use(tenantId, memberId, code, now)
}
