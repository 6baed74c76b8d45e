import type { Payments } from '../billing/payments.ts'
import type { CardSetup } from '../purchase/card-setup.ts'
import type { BalanceSource } from './balance-source.ts'
import type { EventSource } from './event-source.ts'

/** An account at an external payment provider. */
export type OutsideProvider = {
  payments: Payments
  events: EventSource
  balance: BalanceSource
  cards: CardSetup
}

/** Where a membership, purchase or customer is: the club, and its own account or null for the installation's. */
export type PaidAt = { tenantId: string; paymentAccount: string | null }

/** `tenantId` is null for the installation's account. */
export type OutsidePlace = OutsideProvider & { tenantId: string | null }

/** The rows that an account's events may concern. The installation's account has members of all clubs. */
export type OutsideScope = { tenantId: string | null; paymentAccount: string | null }

/** Null if the account isn't connected (any more). */
export type OutsideAt = (place: PaidAt) => OutsideProvider | null
