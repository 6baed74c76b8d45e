import { boolean, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

/** The Stripe account into which a club is paid. Clubs without a row use the installation's. */
export const paymentAccount = pgTable(
  'payment_account',
  {
    tenantId: text().primaryKey(),
    accountId: text().notNull(),
    /** Null if the key may not read the account. */
    accountName: text(),
    country: text(),
    defaultCurrency: text(),
    /** The currencies that Stripe lists for the account's country, in lower case; null if unknown. */
    currencies: jsonb().$type<string[]>(),
    mode: text().$type<'test' | 'live'>().notNull(),
    publishableKey: text().notNull(),
    sealedSecretKey: text().notNull(),
    /** The last four characters of the secret key. */
    keyHint: text().notNull(),
    webhookId: text().notNull(),
    webhookAddress: text().notNull(),
    sealedWebhookSecret: text().notNull(),
    connectedAt: timestamp({ withTimezone: true }).notNull(),
    /** The name of the person who connected it. */
    connectedBy: text().notNull(),
  },
  (table) => [uniqueIndex('payment_account_once').on(table.accountId, table.mode)],
)

/**
 * The Stripe account that the installation's platform (`STRIPE_CONNECT_*`) made for a club. The row stays when the club
 * disconnects, so that connecting again leads to the same account.
 */
export const linkedPaymentAccount = pgTable(
  'linked_payment_account',
  {
    tenantId: text().primaryKey(),
    accountId: text().notNull(),
    accountName: text(),
    country: text(),
    /** As in `payment_account`. */
    currencies: jsonb().$type<string[]>(),
    mode: text().$type<'test' | 'live'>().notNull(),
    detailsSubmitted: boolean().notNull(),
    chargesEnabled: boolean().notNull(),
    /** Stripe's names of what it still needs. */
    due: jsonb().$type<string[]>().notNull(),
    /** Stripe's reason for taking no charges. */
    disabledReason: text(),
    /** Counts the changes, so that an older answer of Stripe doesn't replace a newer one. */
    revision: integer().notNull().default(0),
    /** When it could take charges for the first time. */
    enabledAt: timestamp({ withTimezone: true }),
    connectedAt: timestamp({ withTimezone: true }).notNull(),
    connectedBy: text().notNull(),
    disconnectedAt: timestamp({ withTimezone: true }),
  },
  (table) => [uniqueIndex('linked_payment_account_once').on(table.accountId)],
)
