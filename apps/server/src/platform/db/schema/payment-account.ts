import { jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

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
