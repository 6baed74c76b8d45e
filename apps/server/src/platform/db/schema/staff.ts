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

/** Somebody who works for one club or several; belongs to the installation. */
export const staffAccount = pgTable('staff_account', {
  id: uuid().primaryKey(),
  email: text().notNull(),
  /** The address in lower case: what makes it unique. */
  emailKey: text().notNull().unique(),
  name: text().notNull(),
  passwordHash: text().notNull(),
  language: text(),
  /** Sealed: see `platform/secrets/seal.ts`. */
  totpSecret: text(),
  /** The time step of the last code that was taken: a code is valid once. */
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
    /** The end in any case; idle sessions end before. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    reauthenticatedAt: timestamp({ withTimezone: true }),
    userAgent: text(),
  },
  (table) => [index('staff_session_account').on(table.accountId)],
)

/** Browsers that somebody has signed in from, by a cookie that outlives sessions. */
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
    /** The credential's id as the browser names it, base64url. */
    id: text().primaryKey(),
    accountId: uuid().notNull(),
    name: text().notNull(),
    publicKey: text().notNull(),
    counter: integer().notNull(),
    transports: jsonb().$type<string[]>().notNull().default([]),
    /** The relying party: the host where it was made. */
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

/** What works once: links by email, second steps, challenges, the set-up link. */
export const staffToken = pgTable(
  'staff_token',
  {
    tokenHash: text().primaryKey(),
    kind: text()
      .$type<'signIn' | 'passwordReset' | 'totp' | 'passkey' | 'newPasskey' | 'enterClub' | 'setUp'>()
      .notNull(),
    accountId: uuid(),
    /** What the second step has to match; secrets in it are sealed. */
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
    /** Of the newest emailed link; null until its email is written. */
    tokenHash: text().unique(),
    /** Of the newest link that was shown in the studio to be passed on by hand. */
    linkHash: text().unique(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('staff_invitation_email').on(table.tenantId, table.emailKey)],
)

/** What a program of the club sends instead of a session; only the key's hash is stored. */
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

/** How far the set-up of somebody's first club has come; everything typed so far. */
export const setupProgress = pgTable('setup_progress', {
  accountId: uuid().primaryKey(),
  step: text().notNull(),
  input: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  /** The club, once it is made. */
  clubId: text(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
})
