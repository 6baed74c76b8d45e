import { isNotNull, sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

export const product = pgTable(
  'product',
  { tenantId: text().notNull(), id: text().notNull(), name: text().notNull(), position: integer().notNull() },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
)

export const plan = pgTable(
  'plan',
  {
    tenantId: text().notNull(),
    tag: text().notNull(),
    productId: text().notNull(),
    displayName: text().notNull(),
    interval: text().$type<'Annually' | 'Quarterly' | 'Monthly' | 'trial' | 'Daily'>().notNull(),
    intervalCount: integer().notNull(),
    /** False if it is paid once and ends after one interval. */
    renews: boolean().notNull().default(true),
    trialPeriodDays: integer(),
    /** Minor units of `currency`. */
    priceMinor: integer().notNull(),
    currency: text().notNull(),
    stripePriceId: text(),
    position: integer().notNull(),
    /** What it includes, in the club's words. */
    benefits: jsonb().$type<string[]>().notNull().default([]),
    /** Set while it can't be bought; its subscribers keep it. */
    archivedAt: timestamp({ withTimezone: true }),
    /** The tag of the price that replaced it for new subscribers. */
    replacedBy: text(),
    /** Counts changes in the studio. */
    revision: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.tag] })],
)

export const accessCode = pgTable(
  'access_code',
  {
    tenantId: text().notNull(),
    /** Upper case. */
    code: text().notNull(),
    kind: text().$type<'freeaccess' | 'discount'>().notNull(),
    percentageOff: integer(),
    /** Minor units of `currency`, instead of a percentage. */
    amountOffMinor: integer(),
    currency: text(),
    discountMonths: integer(),
    /** Days of free access; null for no end. */
    accessDays: integer(),
    /** Null for no limit. */
    maximumUses: integer(),
    uses: integer().notNull().default(0),
    /** From when it is valid; null if it always was. */
    startsAt: timestamp({ withTimezone: true }),
    expiresAt: timestamp({ withTimezone: true }),
    /** When the club ended or revoked it. */
    endedAt: timestamp({ withTimezone: true }),
    batchId: uuid(),
    /** Counts changes in the studio. */
    revision: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.code] }),
    index('access_code_batch').on(table.tenantId, table.batchId),
  ],
)

/** Access codes that were made together. */
export const codeBatch = pgTable(
  'code_batch',
  {
    tenantId: text().notNull(),
    id: uuid().notNull(),
    label: text().notNull(),
    /** Days of free access; null for no end. */
    accessDays: integer(),
    usesPerCode: integer().notNull(),
    size: integer().notNull(),
    expiresAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] })],
)

/** A keyed hash of an address that has had a trial; it outlives the account. */
export const takenTrial = pgTable(
  'taken_trial',
  {
    tenantId: text().notNull(),
    addressHash: text().notNull(),
    takenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.addressHash] })],
)

export const codeRedemption = pgTable(
  'code_redemption',
  {
    tenantId: text().notNull(),
    code: text().notNull(),
    memberId: uuid().notNull(),
    redeemedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.code, table.memberId] })],
)

export const subscription = pgTable(
  'subscription',
  {
    id: uuid().primaryKey(),
    tenantId: text().notNull(),
    memberId: uuid().notNull(),
    status: text().$type<'active' | 'trialing' | 'canceled' | 'inactive'>().notNull(),
    /** What manages it: the sandbox, Stripe, an access code, or the club's own membership system. */
    source: text().$type<'sandbox' | 'stripe' | 'code' | 'external'>().notNull(),
    sourceReference: text(),
    /** The club's own account that is paid (`paymentAccountRef`); null for the installation's. */
    paymentAccount: text(),
    planTag: text(),
    productId: text(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }),
    /** Periods are counted from here, so that a subscription that began on a 31st keeps that day. */
    billingAnchor: timestamp({ withTimezone: true }),
    currentPeriodStart: timestamp({ withTimezone: true }),
    currentPeriodEnd: timestamp({ withTimezone: true }),
    trialStartedAt: timestamp({ withTimezone: true }),
    canceledAt: timestamp({ withTimezone: true }),
    cancelAtPeriodEnd: boolean().notNull().default(false),
    /** The last day of free access; null with source `code` means no end. */
    accessEndsAt: timestamp({ withTimezone: true }),
    discountCode: text(),
    /** What free access stands for that a file of members brought along; null for a code or the club's own. */
    grantedAs: text().$type<'gift' | 'plan' | 'trial'>(),
    /** The plan that such access was paid under elsewhere. */
    grantedPlanTag: text(),
    percentageOff: integer(),
    /** Minor units of the plan's currency, instead of a percentage. */
    amountOffMinor: integer(),
    discountEndsAt: timestamp({ withTimezone: true }),
    /** Minor units left over from a more expensive plan. */
    creditMinor: integer().notNull().default(0),
    paymentToken: text(),
    failedAttempts: integer().notNull().default(0),
    nextAttemptAt: timestamp({ withTimezone: true }),
    /** Until when it rests after `currentPeriodEnd`, without access and without a charge. */
    pausedUntil: timestamp({ withTimezone: true }),
    /** When the member last paused it. */
    memberPausedAt: timestamp({ withTimezone: true }),
    /** The revision up to which the member's own changes are confirmed; -1 before the first. */
    confirmedRevision: integer().notNull().default(-1),
    /** The end of the period or pause of which the member was notified. */
    noticedPeriodEnd: timestamp({ withTimezone: true }),
    /** Counts changes: a provider's answer requested before another change is requested again. */
    revision: integer().notNull().default(0),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('subscription_reference').on(table.sourceReference),
    index('subscription_member').on(table.tenantId, table.memberId),
    // Even with concurrent requests a member has one running subscription, and one trial in a lifetime.
    uniqueIndex('subscription_one_running')
      .on(table.tenantId, table.memberId)
      .where(sql`${table.status} in ('active', 'trialing')`),
    uniqueIndex('subscription_one_trial').on(table.tenantId, table.memberId).where(isNotNull(table.trialStartedAt)),
    index('subscription_due').on(table.currentPeriodEnd),
  ],
)

/** Each time a member has cancelled. It names no member, so it stays when the account is deleted. */
export const cancellation = pgTable(
  'cancellation',
  {
    tenantId: text().notNull(),
    subscriptionId: uuid().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The club's day. */
    day: date().notNull(),
    /** Null if the member didn't say. */
    reason: text().$type<'price' | 'time' | 'classes' | 'broken' | 'elsewhere' | 'other'>(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.subscriptionId, table.at] }),
    index('cancellation_day').on(table.tenantId, table.day),
  ],
)

/** A purchase in progress, stored before the card is charged so that it is charged only once. One per member. */
export const purchaseAttempt = pgTable(
  'purchase_attempt',
  {
    tenantId: text().notNull(),
    memberId: uuid().notNull(),
    /** The id of the subscription it will become. */
    id: uuid().notNull(),
    provider: text().$type<'sandbox' | 'stripe'>().notNull(),
    paymentAccount: text(),
    planTag: text().notNull(),
    sourceToken: text().notNull(),
    discountCode: text(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.memberId] })],
)

export const invoice = pgTable(
  'invoice',
  {
    id: uuid().primaryKey(),
    tenantId: text().notNull(),
    memberId: uuid().notNull(),
    subscriptionId: uuid().notNull(),
    /** Unique per item paid for, so that nothing is charged twice. */
    reason: text().notNull(),
    amountMinor: integer().notNull(),
    currency: text().notNull(),
    status: text().$type<'paid' | 'failed' | 'refunded'>().notNull(),
    /** How often charging the card was attempted. */
    attempts: integer().notNull().default(1),
    /** The plan that was paid for; null for bills from before it was stored. */
    planTag: text(),
    /** Minor units contained in the amount; null if the provider doesn't say. */
    taxMinor: integer(),
    /** The provider's id of the payment; null if there is none, or it isn't known. */
    paymentReference: text(),
    /** What the provider kept of the payment, and what it added to the balance, in the currency of the payouts. */
    feeMinor: integer(),
    settledMinor: integer(),
    settledCurrency: text(),
    /** The same of the refund; what it took from the balance is negative. */
    refundFeeMinor: integer(),
    refundSettledMinor: integer(),
    refundedAt: timestamp({ withTimezone: true }),
    periodStart: timestamp({ withTimezone: true }).notNull(),
    periodEnd: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('invoice_once').on(table.tenantId, table.subscriptionId, table.reason),
    index('invoice_time').on(table.tenantId, table.createdAt),
    index('invoice_refund').on(table.tenantId, table.refundedAt).where(isNotNull(table.refundedAt)),
  ],
)

export const paymentEvent = pgTable(
  'payment_event',
  {
    provider: text().notNull(),
    eventId: text().notNull(),
    kind: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
    handledAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
)
