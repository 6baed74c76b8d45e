import type { Billing, Discount, PauseMonths } from '@upbeat/rules/subscription/billing'
import type { Tenant } from '../../../platform/tenancy/tenant.ts'
import type { PlanRow } from '../../plans/plan.ts'

/**
 * Runs memberships that are paid by card (D-75): starts, renews and ends them. Card numbers never reach this server.
 * Every operation rejects if the provider can't be reached. The outcome is then unknown, and the same call can be repeated.
 */
export type Payments = {
  provider: 'sandbox' | 'stripe'
  /** The club's own account at the provider; null if it is the installation's, or has none. */
  account: string | null
  /** Which side is the source of truth: this database, or the provider, from which the state can be read again. */
  keeps: 'here' | 'there'
  /** Whether this has the form of the provider's card tokens. */
  accepts: (sourceToken: string) => boolean
  /** Charges the first period and starts the membership. Idempotent: the same order makes one membership and one charge. */
  begin: (order: Order) => Promise<Outcome>
  /** The membership of an order whose reply was lost; null if there is none. */
  find: (order: Order) => Promise<Held | null>
  /** The state at `now`, after everything that fell due was charged. */
  catchUp: (membership: Membership, now: number) => Promise<Held>
  /** Ends at the end of the paid period. */
  cancel: (membership: Membership, at: number) => Promise<Held>
  resume: (membership: Membership, at: number) => Promise<Held>
  /** Rests for some months after the paid period, without a charge. */
  pause: (membership: Membership, months: PauseMonths, at: number) => Promise<Held>
  /** Ends a pause; one that is under way by charging a new period. */
  unpause: (membership: Membership, at: number) => Promise<Outcome>
  /** Switches plans immediately and charges the price less the unused part of the old plan. */
  changePlan: (membership: Membership, plan: PlanRow, at: number) => Promise<Outcome>
  /** Ends immediately, without a refund. */
  end: (membership: Membership, at: number) => Promise<Held>
  /** Ends immediately and refunds what was paid since `since`, because another membership has replaced it. */
  takeBack: (membership: Membership, at: number, since: number) => Promise<Held>
  /** Ends immediately and refunds the last period. */
  refund: (membership: Membership, at: number) => Promise<Held>
  /** Updates name and email of the provider's customer. Does nothing if the customer was deleted there. */
  keepContact: (customer: string, contact: CustomerContact) => Promise<void>
}

/** `name` is empty if the member has given none. */
export type CustomerContact = { email: string; name: string }

/** A purchase. `id` is the idempotency key of its charge. */
export type Order = {
  id: string
  tenantId: string
  memberId: string
  /** The provider's customer id. */
  customer: string | null
  plan: PlanRow
  sourceToken: string
  discount: { code: string; terms: Discount; months: number | null } | null
  at: number
}

/** A membership as stored here. `plans` are the club's, `plan` the current one. */
export type Membership = {
  id: string
  reference: string | null
  paymentToken: string | null
  billing: Billing
  plan: PlanRow
  plans: readonly PlanRow[]
  /** Incremented with every stored change. Makes changes idempotent: two requests with the same revision are one change. */
  revision: number
}

/** A membership as the provider knows it. `planTag` is the current plan, null if the club has no such plan. */
export type Held = {
  reference: string | null
  planTag: string | null
  billing: Billing
  /** All bills that the provider knows, or only new ones; never the same one twice. */
  bills: Bill[]
}

/** A charge that succeeded or failed. Amounts are in minor units, times in epoch milliseconds. */
export type Bill = {
  /** Identifies the charge: the same in every report of it. */
  reason: string
  amountMinor: number
  currency: string
  status: 'paid' | 'failed' | 'refunded'
  attempts: number
  periodStart: number
  periodEnd: number
  at: number
  /** When a failed charge is retried; null if it isn't. */
  retryAt: number | null
  /** When a refunded charge was paid back, else null. */
  refundedAt: number | null
  /** Tax contained in the amount; null if the provider doesn't say. */
  taxMinor: number | null
  /** The provider's id of the payment; null if it wasn't paid there, or the provider has none. */
  paymentReference: string | null
}

/** `message` is shown to the member. */
export type Outcome = { paid: true; held: Held } | { paid: false; message: string }

/** The club's current payment provider; null if it takes no payments. */
export type PaymentsFor = (tenant: Tenant) => Payments | null
