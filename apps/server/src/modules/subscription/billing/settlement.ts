import { addPeriods } from '@upbeat/rules/subscription/billing-period'
import type { Logger } from 'pino'
import { Failure } from '../../../platform/failure/failure.ts'
import { asPlatform, inTenant } from '../../../platform/scope/scope.ts'
import type { Members } from '../../members/member.ts'
import type { CodeRow, Plans } from '../../plans/plan.ts'
import { isInTheWay } from '../is-running.ts'
import type { OutsideAt } from '../provider/outside-provider.ts'
import type { AttemptRow } from '../purchase/attempt-repository.ts'
import { unsoldPlan } from '../purchase/unsold-plan.ts'
import type { Bookkeeping, News } from './bookkeeping.ts'
import type { Ledger, Ledgers } from './ledger.ts'
import type { Held, Order, Payments } from './payments.ts'

export type Settlement = ReturnType<typeof createSettlement>
type Parts = {
  books: Bookkeeping
  ledgers: Ledgers
  products: Pick<Plans, 'plans'>
  members: Pick<Members, 'findById'>
  sandbox: Payments
  outsideAt: OutsideAt
  tell: (ledger: Ledger, owner: { tenantId: string; memberId: string }, news: News) => Promise<void>
  log: Logger
}

/** No request takes this long: 20 s for its turn, and a minute for its provider (`longestBeginMs`). */
const staleMs = 120_000

/** Whether the attempt's request must have ended. */
export function isStale(attempt: Pick<AttemptRow, 'startedAt'>, now: Date): boolean {
  return now.getTime() - attempt.startedAt.getTime() > staleMs
}

/** Completes a stored purchase, immediately or after a crash. */
export function createSettlement({ books, ledgers, products, members, sandbox, outsideAt, tell, log }: Parts) {
  /** Charges, and returns the subscription's id. @throws Failure paymentDeclined, unavailable */
  async function finish(attempt: AttemptRow, now: Date): Promise<string> {
    const { payments, order, isSold } = await orderOf(attempt)
    if (!isSold) throw new Failure('unavailable')
    const outcome = await payments.begin(order).catch((cause) => {
      // The outcome is unknown: keep the attempt, so that repeating the purchase continues it.
      throw new Failure('unavailable', { cause })
    })
    if (!outcome.paid) {
      await release(attempt)
      throw new Failure('paymentDeclined', { message: outcome.message })
    }
    return settle(attempt, { payments, order, held: outcome.held }, now)
  }

  /** Resolves an attempt whose request has ended: completes it if it was charged, otherwise undoes it. */
  async function resolve(attempt: AttemptRow, now: Date): Promise<void> {
    // The club has disconnected its account, so its state is unknown: if it is connected again, `recover` finds it.
    if (attempt.paymentAccount !== null && !outsideAt(attempt)) return release(attempt)
    const { payments, order, isSold } = await orderOf(attempt)
    const held = await payments.find(order)
    if (!held) return release(attempt)
    if (isSold) return void (await settle(attempt, { payments, order, held }, now))
    const { tenantId: tenant, planTag: plan } = attempt
    // The club's accountant must learn of it.
    log.error({ tenant, reference: held.reference, plan }, 'a purchase is paid back: the club has no such plan')
    await payBack({ payments, order, held }, now)
    await release(attempt)
  }

  /** Resolves everything that crashes have left behind. */
  async function resolveStale(now: Date): Promise<void> {
    const before = new Date(now.getTime() - staleMs)
    for (const attempt of await asPlatform(() => ledgers.attempts.startedBefore(before))) {
      await inTenant(attempt.tenantId, () => resolve(attempt, now)).catch((err) =>
        log.warn({ tenant: attempt.tenantId, err }, 'purchase unresolved'),
      )
    }
  }

  type Charged = { payments: Payments; order: Order; held: Held }

  /** @throws Failure alreadySubscribed if it had been given up and another was bought since; then it is refunded */
  async function settle(attempt: AttemptRow, { payments, order, held }: Charged, now: Date): Promise<string> {
    const { tenantId, memberId, id } = attempt
    const owner = { tenantId, memberId, now }
    const { plan, sourceToken: paymentToken, discount } = order
    const { billing, reference } = held
    const isTaken = await books.alone(attempt, async (ledger) => {
      const isOpen = await ledger.attempts.remove(tenantId, memberId, id)
      const rows = await ledger.subscriptions.list(tenantId, memberId)
      // If two requests make the same purchase, the first one settles it.
      if (rows.some((row) => row.id === id)) return true
      if (!isOpen && rows.some((row) => isInTheWay(row, now))) return false
      await books.endAll(ledger, rows, now)
      const { provider: source, paymentAccount } = attempt
      const fresh = { id, billing, plan, source, paymentAccount, reference, paymentToken, discount, earlier: rows }
      await books.keep(ledger, owner, fresh)
      const bills = await books.keepBills(ledger, { id, tenantId, memberId }, held)
      await tell(ledger, owner, { subscriptionId: id, bills, ended: false })
      return true
    })
    if (isTaken) return id
    await payBack({ payments, order, held }, now)
    throw new Failure('alreadySubscribed')
  }

  async function payBack({ payments, order, held: { reference, billing } }: Charged, now: Date) {
    const { id, plan, sourceToken: paymentToken } = order
    await payments.refund({ id, reference, paymentToken, billing, plan, plans: [plan], revision: 0 }, now.getTime())
  }

  async function release({ tenantId, memberId, id, discountCode }: AttemptRow) {
    await books.alone({ tenantId, memberId }, async ({ attempts, codes }) => {
      const isOurs = await attempts.remove(tenantId, memberId, id)
      if (isOurs && discountCode) await codes.giveBack(tenantId, memberId, discountCode)
    })
  }

  /** `isSold` is false if the club has removed the plan since. */
  async function orderOf(attempt: AttemptRow): Promise<{ payments: Payments; order: Order; isSold: boolean }> {
    const { tenantId, memberId, id, sourceToken, discountCode, startedAt } = attempt
    const payments = attempt.provider === 'sandbox' ? sandbox : (outsideAt(attempt)?.payments ?? null)
    const sold = (await products.plans(tenantId)).find(({ tag }) => tag === attempt.planTag)
    if (!payments) throw new Failure('unavailable')
    const plan = sold ?? unsoldPlan(tenantId, attempt.planTag)
    const code = discountCode === null ? null : await ledgers.codes.find(tenantId, discountCode)
    const member = await members.findById(tenantId, memberId)
    const customer = member?.paymentAccount === attempt.paymentAccount ? member.paymentCustomer : null
    const discount = code && termsOf(code, startedAt)
    return {
      payments,
      isSold: sold !== undefined,
      order: { id, tenantId, memberId, customer, plan, sourceToken, discount, at: startedAt.getTime() },
    }
  }

  return { finish, resolve, resolveStale }
}

function termsOf(
  { code, percentageOff, amountOffMinor, discountMonths: months }: CodeRow,
  at: Date,
): Order['discount'] {
  const monthly = { interval: 'Monthly', intervalCount: 1 } as const
  const endsAt = months === null ? Number.POSITIVE_INFINITY : addPeriods(at.getTime(), monthly, months)
  const off = amountOffMinor === null ? { percentageOff: percentageOff ?? 0 } : { amountOffMinor }
  return { code, months, terms: { ...off, endsAt } }
}
