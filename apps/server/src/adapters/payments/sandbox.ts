import {
  type ActiveBilling,
  type Billing,
  type BillingDuty,
  billingDuty,
  billingReducer,
  periodPrice,
  planChangeCharge,
  planTerms,
  startBilling,
  unpauseCharge,
} from '@upbeat/rules/subscription/billing'
import type { Bill, Held, Membership, Outcome, Payments } from '../../modules/subscription/billing/payments.ts'
import { type Behaviour, behaviourOf } from './sandbox-cards.ts'

const declined = { paid: false, message: 'Your card was declined.' } as const

/**
 * Payments without money. The card's behaviour is encoded in its token and the membership's state is in our database,
 * so nothing is stored here: every operation is a function of its arguments. With `takes` off no card is charged.
 */
export function createSandbox({ takes = true } = {}): Payments {
  /** `attempt` counts the retries of a renewal; 0 is an immediate charge. */
  const pays = (token: string | null, attempt: number) =>
    takes && token !== null && charges(behaviourOf(token), attempt)

  /** Runs everything that is due, one after another: a clock moved by a year renews a monthly plan twelve times. */
  function catchUp(membership: Membership, now: number): Held {
    const bills: Bill[] = []
    let { billing } = membership
    for (let duty = billingDuty(billing, now); duty.kind !== 'wait'; duty = billingDuty(billing, now)) {
      if (duty.kind === 'end') billing = billingReducer(billing, { type: 'ended', at: duty.at })
      else {
        const isPaid = duty.amountMinor === 0 || pays(membership.paymentToken, duty.attempt)
        billing = billingReducer(billing, isPaid ? { type: 'renewed' } : { type: 'renewalFailed', at: duty.at })
        bills.push(renewalBill(membership, duty, isPaid, billing))
      }
    }
    return held(membership, billing, bills)
  }

  /** A pause that hasn't begun costs nothing to give up. */
  function unpause(membership: Membership, at: number): Outcome {
    const billing = billingReducer(membership.billing, { type: 'unpaused', at })
    const amountMinor = unpauseCharge(membership.billing, at)
    if (amountMinor === 0) return { paid: true, held: held(membership, billing) }
    if (!pays(membership.paymentToken, 0)) return declined
    const reason = `pause ended ${new Date(at).toISOString()}`
    const { currency } = membership.plan
    const bill = paidBill(billing as ActiveBilling, { reason, amountMinor, currency, at })
    return { paid: true, held: held(membership, billing, [bill]) }
  }

  function changePlan(membership: Membership, plan: Membership['plan'], at: number): Outcome {
    const terms = planTerms(plan)
    const billing = billingReducer(membership.billing, { type: 'planChanged', at, plan: terms })
    const amountMinor = planChangeCharge(membership.billing, terms, at)
    if (amountMinor === 0) return { paid: true, held: { ...held(membership, billing, []), planTag: plan.tag } }
    if (!pays(membership.paymentToken, 0)) return declined
    const reason = `change to ${plan.tag} ${new Date(at).toISOString()}`
    const bill = paidBill(billing as ActiveBilling, { reason, amountMinor, currency: plan.currency, at })
    return { paid: true, held: { ...held(membership, billing, [bill]), planTag: plan.tag } }
  }

  return {
    provider: 'sandbox',
    account: null,
    keeps: 'here',
    accepts: (sourceToken) => behaviourOf(sourceToken) !== null,
    begin: async ({ plan, discount, sourceToken, at }) => {
      const billing = startBilling(planTerms(plan), at, discount?.terms ?? null)
      const amountMinor = periodPrice(billing.plan, billing.discount, billing.periodStart)
      if (amountMinor > 0 && !pays(sourceToken, 0)) return declined
      const bill = paidBill(billing, { reason: 'purchase', amountMinor, currency: plan.currency, at })
      return { paid: true, held: { reference: null, planTag: plan.tag, billing, bills: [bill] } }
    },
    // Nothing is charged without being recorded by us, so there is nothing to find.
    find: async () => null,
    catchUp: async (membership, now) => catchUp(membership, now),
    cancel: async (membership, at) => held(membership, billingReducer(membership.billing, { type: 'cancelled', at })),
    resume: async (membership) => held(membership, billingReducer(membership.billing, { type: 'resumed' })),
    pause: async (membership, months) =>
      held(membership, billingReducer(membership.billing, { type: 'paused', months })),
    unpause: async (membership, at) => unpause(membership, at),
    changePlan: async (membership, plan, at) => changePlan(membership, plan, at),
    end: async (membership, at) => held(membership, billingReducer(membership.billing, { type: 'ended', at })),
    takeBack: async (membership, at) => held(membership, billingReducer(membership.billing, { type: 'ended', at })),
    refund: async (membership, at) => held(membership, billingReducer(membership.billing, { type: 'ended', at })),
    // It stores no customers.
    keepContact: async () => {},
  }
}

function charges(behaviour: Behaviour | null, attempt: number) {
  if (behaviour === 'renewalfails') return attempt === 0
  if (behaviour === 'renewallate') return attempt !== 1
  return behaviour === 'ok'
}

function held({ reference, plan }: Membership, billing: Billing, bills: Bill[] = []): Held {
  return { reference, planTag: plan.tag, billing, bills }
}

/** The sandbox knows no taxes and takes no fees, and refunds are recorded by whoever makes them. */
const untaxed = { refundedAt: null, taxMinor: null, paymentReference: null } as const

type Sum = Pick<Bill, 'reason' | 'amountMinor' | 'currency' | 'at'>

function paidBill({ periodStart, periodEnd }: ActiveBilling, sum: Sum): Bill {
  return { ...sum, status: 'paid', attempts: 1, periodStart, periodEnd, ...untaxed, retryAt: null }
}

function renewalBill(
  { plan }: Membership,
  { periodStart, periodEnd, amountMinor, attempt, at }: Extract<BillingDuty, { kind: 'charge' }>,
  isPaid: boolean,
  after: Billing,
): Bill {
  const period = `period ${new Date(periodStart).toISOString()}`
  return {
    amountMinor,
    currency: plan.currency,
    periodStart,
    periodEnd,
    at,
    attempts: attempt,
    ...(isPaid ? { status: 'paid', reason: period } : { status: 'failed', reason: `${period} attempt ${attempt}` }),
    ...untaxed,
    retryAt: after.state === 'pastDue' ? after.nextAttemptAt : null,
  }
}
