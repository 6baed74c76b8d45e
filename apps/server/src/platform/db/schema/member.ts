import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

export const member = pgTable(
  'member',
  {
    id: uuid().primaryKey(),
    tenantId: text().notNull(),
    email: text().notNull(),
    /** `emailKey` of the address, unique within the club. */
    emailKey: text().notNull(),
    /** argon2id; null for members who use only single sign-on. */
    passwordHash: text(),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    countryCode: text().notNull().default('gb'),
    language: text(),
    /** Issuer and subject at the identity provider: they identify the member, never the address. */
    ssoIssuer: text(),
    ssoSubject: text(),
    /** The customer id at the payment provider. */
    paymentCustomer: text(),
    /** The club's own account in which that customer is; null for the installation's. */
    paymentAccount: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('member_email').on(table.tenantId, table.emailKey),
    uniqueIndex('member_subject').on(table.tenantId, table.ssoIssuer, table.ssoSubject),
    index('member_joined').on(table.tenantId, table.createdAt),
  ],
)

export const session = pgTable(
  'session',
  {
    /** SHA-256 of the bearer token; the token itself is never stored. */
    tokenHash: text().primaryKey(),
    tenantId: text().notNull(),
    memberId: uuid().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** Single sign-on only: the member's id in the club's membership source. */
    externalUserId: text(),
    idToken: text(),
    /** The `User-Agent` of the browser that signed in. */
    userAgent: text(),
    /** SHA-256 of the cookie that must come with the token; null for clients without cookies (docs/decisions/091). */
    bindingHash: text(),
    /** Precise to the day: unused sessions end. */
    usedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('session_member').on(table.tenantId, table.memberId)],
)

/** A member's passkey, which signs in without a password. */
export const memberPasskey = pgTable(
  'member_passkey',
  {
    tenantId: text().notNull(),
    /** The credential id, base64url. */
    id: text().notNull(),
    memberId: uuid().notNull(),
    publicKey: text().notNull(),
    counter: integer().notNull(),
    /** The relying party: the host on which it was created. */
    host: text().notNull(),
    /** The `User-Agent` of the browser that created it. */
    userAgent: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastUsedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('member_passkey_member').on(table.tenantId, table.memberId),
  ],
)

/** A nonce opens one session: a single sign-on token that is used a second time is refused. */
export const spentNonce = pgTable(
  'spent_nonce',
  {
    tenantId: text().notNull(),
    /** SHA-256 of issuer and nonce. */
    nonceHash: text().notNull(),
    /** When its token has expired anyway. */
    forgettableAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.nonceHash] })],
)

export const passwordReset = pgTable('password_reset', {
  tokenHash: text().primaryKey(),
  tenantId: text().notNull(),
  memberId: uuid().notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
  usedAt: timestamp({ withTimezone: true }),
  /** For a link that undoes a change of address: the previous address. */
  restoresEmail: text(),
})

/** A member's new address until its link is followed; one per member. */
export const addressChange = pgTable(
  'address_change',
  {
    tenantId: text().notNull(),
    memberId: uuid().notNull(),
    email: text().notNull(),
    requestedAt: timestamp({ withTimezone: true }).notNull(),
    /** SHA-256 of the link's token; null until the link is sent. */
    tokenHash: text(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.memberId] })],
)

export const consent = pgTable(
  'consent',
  {
    tenantId: text().notNull(),
    /** The terms or the marketing emails, in either spelling (CONS-04). */
    policy: text().notNull(),
    tag: text().notNull(),
    version: text().notNull(),
    language: text().notNull(),
    title: text().notNull(),
    policyHtml: text().notNull(),
    urls: jsonb().$type<string[]>().notNull().default([]),
    publishedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.policy, table.version, table.language] })],
)

/** Every answer ever given; the newest for a policy counts. */
export const consentAnswer = pgTable(
  'consent_answer',
  {
    id: uuid().primaryKey(),
    tenantId: text().notNull(),
    memberId: uuid().notNull(),
    policy: text().notNull(),
    tag: text().notNull(),
    version: text().notNull(),
    language: text().notNull(),
    /** 1 rejected, 2 accepted. */
    action: text().$type<'rejected' | 'accepted'>().notNull(),
    answeredAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('consent_answer_member').on(table.tenantId, table.memberId, table.policy, table.answeredAt)],
)

export const marketingConfirmation = pgTable('marketing_confirmation', {
  tokenHash: text().primaryKey(),
  tenantId: text().notNull(),
  memberId: uuid().notNull(),
  sentAt: timestamp({ withTimezone: true }).notNull(),
  confirmedAt: timestamp({ withTimezone: true }),
})
