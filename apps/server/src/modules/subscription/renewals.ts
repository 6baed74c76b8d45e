import { type Billing, type BillingDuty, billingDuty, billingReducer } from '@upbeat/rules/subscription/billing'
import type { Logger } from 'pino'
import { asPlatform, inTenant } from '../../platform/tenancy/scope.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import { billingOf, rowOf } from './billing-row.ts'
import type { Entitlement } from './entitlement.ts'
import { isRunning } from './is-running.ts'
import type { Ledger, Ledgers } from './ledger.ts'
import type { PaymentsFor } from './payments.ts'
import type { PlanRow } from './product-repository.ts'
import type { ProductService } from './products.ts'
import type { SubscriptionRow } from './repository.ts'

export type Renewals = ReturnType<typeof createRenewals>
type Parts = {
  ledgers: Ledgers
  products: Pick<ProductService, 'plans'>
  tenants: Pick<Tenants, 'byIdOrName'>
  entitlement: Pick<Entitlement, 'changed'>
  paymentsFor: PaymentsFor
  /** Told when a renewal failed and will be tried again. */
  renewalFailed: (failed: { tenantId: string; memberId: string; retryAt: Date }) => Promise<void>
  makeId: () => string
  log: Logger
}
type Due = Pick<SubscriptionRow, 'tenantId' | 'memberId' | 'id'>
type Outcome = 'nothing' | 'changed' | { retryAt: Date }

/** What time does to memberships: trials and cancelled periods end, the others renew or fail to (D-75). */
export function createRenewals(parts: Parts) {
  const { ledgers, entitlement, log } = parts

  /** Does all that fell due up to `now`, in order: a clock that jumped a year renews a monthly plan twelve times. */
  async function runDue(now: Date): Promise<void> {
    for (const due of await asPlatform(() => ledgers.subscriptions.due(now))) {
      try {
        while (await inTenant(due.tenantId, () => settleOne(due, now)));
      } catch (err) {
        // One member's trouble is nobody else's; the next minute tries again.
        log.error({ tenant: due.tenantId, subscription: due.id, err }, 'due work failed')
      }
    }
  }

  /** One step, in a transaction of its own. False when nothing is left to do. */
  async function settleOne(due: Due, now: Date): Promise<boolean> {
    const { tenantId, memberId } = due
    // Read beforehand: inside the transaction nothing else may ask the database.
    const plans = await parts.products.plans(tenantId)
    const outcome = await ledgers.forMember(tenantId, memberId, (ledger) => step(ledger, due, { plans, now }))
    if (outcome === 'nothing') return false
    await entitlement.changed(memberId)
    if (outcome !== 'changed') await parts.renewalFailed({ tenantId, memberId, retryAt: outcome.retryAt })
    return true
  }

  type At = { plans: PlanRow[]; now: Date }

  async function step(
    { subscriptions }: Ledger,
    { tenantId, memberId, id }: Due,
    { plans, now }: At,
  ): Promise<Outcome> {
    const row = await subscriptions.find(tenantId, memberId, id)
    if (!row || (row.status !== 'active' && row.status !== 'trialing')) return 'nothing'
    if (row.source === 'code') {
      if (isRunning(row, now)) return 'nothing'
      await subscriptions.change(tenantId, id, { status: 'inactive', endsAt: row.accessEndsAt, updatedAt: now })
      return 'changed'
    }
    const plan = plans.find(({ tag }) => tag === row.planTag)
    const billing = billingOf(row, plan)
    const duty = billing && billingDuty(billing, now.getTime())
    if (!plan || !billing || !duty || duty.kind === 'wait') return 'nothing'
    const changed =
      duty.kind === 'end'
        ? billingReducer(billing, { type: 'ended', at: duty.at })
        : await renew(subscriptions, row, { plan, billing, duty })
    if (!changed) return 'nothing'
    await subscriptions.change(tenantId, id, { ...rowOf(changed), updatedAt: now })
    return changed.state === 'pastDue' ? { retryAt: new Date(changed.nextAttemptAt) } : 'changed'
  }

  type Charge = Extract<BillingDuty, { kind: 'charge' }>
  type Renewal = { plan: PlanRow; billing: Billing; duty: Charge }

  /** The membership after its charge; null where nobody takes the club's money just now. */
  async function renew(subscriptions: Ledger['subscriptions'], row: SubscriptionRow, { plan, billing, duty }: Renewal) {
    const tenant = parts.tenants.byIdOrName(row.tenantId)
    const payments = tenant && parts.paymentsFor(tenant)
    if (!payments) return null
    const { amountMinor, periodStart, periodEnd, attempt } = duty
    const period = `period ${new Date(periodStart).toISOString()}`
    const order = { amountMinor, currency: plan.currency, occasion: 'renewal' as const }
    const key = `renewal:${row.id}:${periodStart}:${attempt}`
    const isPaid =
      amountMinor === 0 ||
      (row.paymentToken !== null && (await payments.charge({ ...order, key, paymentToken: row.paymentToken })).paid)
    await subscriptions.insertInvoice(row.tenantId, {
      ...{ id: parts.makeId(), memberId: row.memberId, subscriptionId: row.id, amountMinor, currency: plan.currency },
      ...{ periodStart: new Date(periodStart), periodEnd: new Date(periodEnd), createdAt: new Date(duty.at) },
      ...(isPaid
        ? { status: 'paid' as const, reason: period }
        : { status: 'failed' as const, reason: `${period} attempt ${attempt}` }),
    })
    return billingReducer(billing, isPaid ? { type: 'renewed' } : { type: 'renewalFailed', at: duty.at })
  }

  return { runDue }
}
