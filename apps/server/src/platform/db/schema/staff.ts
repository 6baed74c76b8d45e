import type { ApiKeyScope } from '@upbeat/contract/studio/entities/api-key'
import type { Role } from '@upbeat/rules/staff/may'
import {
  boolean,
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

/** A person who works for one or more clubs; belongs to the installation. */
export const staffAccount = pgTable('staff_account', {
  id: uuid().primaryKey(),
  email: text().notNull(),
  /** `emailKey` of the address; unique. */
  emailKey: text().notNull().unique(),
  name: text().notNull(),
  passwordHash: text().notNull(),
  language: text(),
  /** Sealed: see `platform/secrets/seal.ts`. */
  totpSecret: text(),
  /** The time step of the last accepted code: each code is valid once. */
  totpStep: integer(),
  isInstallationAdmin: boolean().notNull().default(false),
  isDemo: boolean().notNull().default(false),
  firstSignedInAt: timestamp({ withTimezone: true }),
  createdAt: timestamp({ withTimezone: true }).notNull(),
})

export const staffMembership = pgTable(
  'staff_membership',
  {
    tenantId: text().notNull(),
    accountId: uuid().notNull(),
    role: text().$type<Role>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.accountId] }),
    index('staff_membership_account').on(table.accountId),
  ],
)

export const staffSession = pgTable(
  'staff_session',
  {
    /** SHA-256 of the cookie's token; the token itself is never stored. */
    tokenHash: text().primaryKey(),
    id: uuid().notNull().unique(),
    accountId: uuid().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastUsedAt: timestamp({ withTimezone: true }).notNull(),
    /** Absolute end; idle sessions end earlier. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    reauthenticatedAt: timestamp({ withTimezone: true }),
    userAgent: text(),
  },
  (table) => [index('staff_session_account').on(table.accountId)],
)

/** Browsers in which an account has signed in, known by a cookie that outlives sessions. */
export const staffBrowser = pgTable(
  'staff_browser',
  {
    accountId: uuid().notNull(),
    browserHash: text().notNull(),
    seenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.browserHash] })],
)

export const staffPasskey = pgTable(
  'staff_passkey',
  {
    /** The credential id, base64url. */
    id: text().primaryKey(),
    accountId: uuid().notNull(),
    name: text().notNull(),
    publicKey: text().notNull(),
    counter: integer().notNull(),
    transports: jsonb().$type<string[]>().notNull().default([]),
    /** The relying party: the host on which it was created. */
    host: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastUsedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('staff_passkey_account').on(table.accountId)],
)

export const staffRecoveryCode = pgTable(
  'staff_recovery_code',
  {
    accountId: uuid().notNull(),
    codeHash: text().notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
)

/** Single-use tokens: emailed links, second factors, challenges, the set-up link. */
export const staffToken = pgTable(
  'staff_token',
  {
    tokenHash: text().primaryKey(),
    kind: text()
      .$type<'signIn' | 'passwordReset' | 'totp' | 'passkey' | 'newPasskey' | 'enterClub' | 'setUp'>()
      .notNull(),
    accountId: uuid(),
    /** What the second step must match; secrets in it are sealed. */
    data: jsonb().$type<Record<string, string>>().notNull().default({}),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('staff_token_account').on(table.accountId)],
)

export const staffInvitation = pgTable(
  'staff_invitation',
  {
    id: uuid().primaryKey(),
    tenantId: text().notNull(),
    email: text().notNull(),
    emailKey: text().notNull(),
    role: text().$type<Role>().notNull(),
    invitedBy: uuid().notNull(),
    invitedByName: text().notNull(),
    language: text().notNull(),
    /** Of the latest emailed link; null until its email is written. */
    tokenHash: text().unique(),
    /** Of the latest link shown in the studio to be passed on by hand. */
    linkHash: text().unique(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('staff_invitation_email').on(table.tenantId, table.emailKey)],
)

/** A key that a club's program sends instead of a session; only its hash is stored. */
export const apiKey = pgTable(
  'api_key',
  {
    id: uuid().primaryKey(),
    tenantId: text().notNull(),
    name: text().notNull(),
    scopes: jsonb().$type<ApiKeyScope[]>().notNull(),
    keyHash: text().notNull().unique(),
    hint: text().notNull(),
    createdBy: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastUsedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('api_key_tenant').on(table.tenantId)],
)

/** Progress of the set-up of an account's first club, with everything typed so far. */
export const setupProgress = pgTable('setup_progress', {
  accountId: uuid().primaryKey(),
  step: text().notNull(),
  input: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  /** The club, once it is created. */
  clubId: text(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
})
