import type {
  FailingCard,
  FailingCardList,
  PaymentEntry,
  PaymentList,
  PaymentQuery,
} from '@upbeat/contract/studio/entities/selling/payment'
import { paymentPageSize } from '@upbeat/contract/studio/entities/selling/payment'
import { isLastAttempt, nextInvoice } from '@upbeat/rules/subscription/billing'
import { monthOf, monthRange, monthsBetween } from '../../../platform/clock/month-range.ts'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import type { PlanRow, Plans } from '../../plans/plan.ts'
import { billingOf } from '../billing/billing-row.ts'
import type { EntryRow, Payer, PaymentListRepository } from './payment-list-repository.ts'

export type PaymentListService = ReturnType<typeof createPaymentList>
type Parts = {
  payments: PaymentListRepository
  products: Pick<Plans, 'plans'>
  hasOwnAccount: (tenantId: string) => boolean
}

/** A club's payments, refunds and failing cards (SELL-05). Months are those of the club's time zone. */
export function createPaymentList({ payments, products, hasOwnAccount }: Parts) {
  async function list(context: StaffContext, { month: requested, kind, page }: PaymentQuery): Promise<PaymentList> {
    const { tenantId, now } = context
    const timeZone = zoneOf(context)
    const month = requested ?? monthOf(now, timeZone)
    const range = monthRange(month, timeZone)
    const skip = (page - 1) * paymentPageSize
    const [rows, sums, plans, beginning] = await Promise.all([
      payments.page(tenantId, { ...range, kind, skip, take: paymentPageSize + 1 }),
      payments.sums(tenantId, range),
      products.plans(tenantId),
      payments.beginning(tenantId),
    ])
    const present = presenter(context, plans)
    return {
      month,
      entries: rows.slice(0, paymentPageSize).map(present.entry),
      hasMore: rows.length > paymentPageSize,
      sums: sums.map(({ currency, ...sum }) => {
        const [paidMinor, refundedMinor] = [Number(sum.paid), Number(sum.refunded)]
        return { currency, paidMinor, refundedMinor, netMinor: paidMinor - refundedMinor }
      }),
      months: monthsBetween(beginning ?? now, now, timeZone),
      bankPayouts: hasOwnAccount(tenantId),
    }
  }

  async function failing(context: StaffContext): Promise<FailingCardList> {
    const { tenantId } = context
    const [rows, plans] = await Promise.all([payments.failing(tenantId), products.plans(tenantId)])
    const present = presenter(context, plans)
    return {
      cards: rows.map(({ subscription, ...payer }): FailingCard => {
        const { planTag, source, failedAttempts, nextAttemptAt, currentPeriodEnd } = subscription
        const plan = plans.find(({ tag }) => tag === planTag)
        const billing = billingOf(subscription, plan)
        return {
          memberId: payer.memberId,
          member: present.payer(payer),
          planName: plan?.displayName ?? planTag,
          amountMinor: (billing && nextInvoice(billing)?.amountMinor) ?? null,
          currency: plan?.currency.toUpperCase() ?? null,
          attempts: failedAttempts,
          paidUntil: currentPeriodEnd?.toISOString() ?? null,
          nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
          // Stripe's retries are set in its dashboard.
          isLastAttempt: source === 'sandbox' ? isLastAttempt(failedAttempts) : null,
        }
      }),
    }
  }

  return { list, failing }
}

/** The club's time zone; UTC if it hasn't chosen one. */
export function zoneOf({ tenant: { settings } }: Pick<StaffContext, 'tenant'>): string {
  return settings.timeZone ?? 'UTC'
}

/** Names and addresses are for those who may see members. */
function presenter(context: StaffContext, plans: readonly PlanRow[]) {
  const seesMembers = context.reachOf('members.view') !== null
  const planName = (planTag: string | null) => plans.find(({ tag }) => tag === planTag)?.displayName ?? planTag

  function payer({ memberId: id, email, firstName, lastName }: Payer) {
    return seesMembers && email !== null ? { id, email, name: `${firstName} ${lastName}`.trim() || email } : null
  }

  function entry(row: EntryRow): PaymentEntry {
    const { id, kind, at, amountMinor, taxMinor, feeMinor, settledCurrency, planTag, periodStart, periodEnd } = row
    return {
      id,
      kind,
      at: at.toISOString(),
      amountMinor,
      currency: row.currency.toUpperCase(),
      taxMinor,
      fee: feeMinor && settledCurrency ? { amountMinor: feeMinor, currency: settledCurrency.toUpperCase() } : null,
      planName: planName(planTag),
      periodStart: periodStart.toISOString(),
      periodEnd: periodEnd.toISOString(),
      member: payer(row),
    }
  }

  return { entry, payer }
}
