import type { Billing, Discount } from '@upbeat/rules/subscription/billing'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { PlanRow } from './product-repository.ts'

/**
 * Runs memberships that are paid for with a card (D-75): begins them, renews them, ends them. Card numbers never come here.
 * Every operation rejects when the provider can't be reached; nothing is known then, and the same may be asked again.
 */
export type Payments = {
  provider: 'sandbox' | 'stripe'
  /** Where the truth is kept: what was done there is done; what ours was only told, can be told anew. */
  keeps: 'here' | 'there'
  /** Whether this can be a card token of the provider's. */
  accepts: (sourceToken: string) => boolean
  /** Charges the first period and begins. The same order, however often it is given, is one membership and one charge. */
  begin: (order: Order) => Promise<Outcome>
  /** What came of an order whose answer was lost; null where nothing did. */
  find: (order: Order) => Promise<Held | null>
  /** How it stands at `now`, once all that fell due is done. */
  catchUp: (standing: Standing, now: number) => Promise<Held>
  /** It runs out at the end of what is paid. */
  cancel: (standing: Standing, at: number) => Promise<Held>
  resume: (standing: Standing, at: number) => Promise<Held>
  /** Begins another plan at once and charges its price less what is left of the old one. */
  changePlan: (standing: Standing, plan: PlanRow, at: number) => Promise<Outcome>
  /** Ends it at once; nothing is paid back. */
  end: (standing: Standing, at: number) => Promise<Held>
  /** Ends it at once and pays back what was paid from `since` on: another membership has taken its place. */
  takeBack: (standing: Standing, at: number, since: number) => Promise<Held>
  /** Ends it at once and pays the last period back. */
  refund: (standing: Standing, at: number) => Promise<Held>
  /** Who the member is to whoever reads the provider's books, and gets its mail. A customer who isn't there any more is none to tell. */
  keepContact: (customer: string, contact: CustomerContact) => Promise<void>
}

/** `name` is empty where the member has given none. */
export type CustomerContact = { email: string; name: string }

/** A purchase. `id` is its own: what is charged once for it is charged once. */
export type Order = {
  id: string
  tenantId: string
  memberId: string
  /** Who the member is at the provider. */
  customer: string | null
  plan: PlanRow
  sourceToken: string
  discount: { code: string; terms: Discount; months: number | null } | null
  at: number
}

/** A membership as we know it when we ask about it. `plans` are the club's, `plan` the one that runs. */
export type Standing = {
  id: string
  reference: string | null
  paymentToken: string | null
  billing: Billing
  plan: PlanRow
  plans: readonly PlanRow[]
  /** Counts what has been written down of it. A change asked for twice at the same count is one change. */
  revision: number
}

/** A membership as its provider has it. `planTag` is the plan that runs, null for one that the club doesn't have. */
export type Held = {
  reference: string | null
  planTag: string | null
  billing: Billing
  /** All that the provider knows of, or what came about just now; in any case nothing twice. */
  bills: Bill[]
}

/** One thing paid for, or tried to. Amounts are minor units, moments epoch milliseconds. */
export type Bill = {
  /** The same for the same thing. */
  reason: string
  amountMinor: number
  currency: string
  status: 'paid' | 'failed' | 'refunded'
  attempts: number
  periodStart: number
  periodEnd: number
  at: number
  /** When a failed one is tried again; null where it isn't. */
  retryAt: number | null
}

/** `message` is for the member to read. */
export type Outcome = { paid: true; held: Held } | { paid: false; message: string }

/** Who takes a club's money now; null where nobody does. */
export type PaymentsFor = (tenant: Tenant) => Payments | null
