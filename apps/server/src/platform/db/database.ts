import type { SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import * as activity from './schema/activity.ts'
import * as audit from './schema/audit.ts'
import * as catalogue from './schema/catalogue.ts'
import * as clubExport from './schema/club-export.ts'
import * as fact from './schema/fact.ts'
import * as figure from './schema/figure.ts'
import * as installation from './schema/installation.ts'
import * as intake from './schema/intake.ts'
import * as live from './schema/live.ts'
import * as member from './schema/member.ts'
import * as memberImport from './schema/member-import.ts'
import * as memberRecords from './schema/member-records.ts'
import * as paymentAccount from './schema/payment-account.ts'
import * as payout from './schema/payout.ts'
import * as platform from './schema/platform.ts'
import * as publishing from './schema/publishing.ts'
import * as staff from './schema/staff.ts'
import * as subscription from './schema/subscription.ts'
import * as tenant from './schema/tenant.ts'
import * as watching from './schema/watching.ts'
import * as webhook from './schema/webhook.ts'

export const schema = {
  ...activity,
  ...audit,
  ...catalogue,
  ...clubExport,
  ...fact,
  ...figure,
  ...installation,
  ...intake,
  ...live,
  ...member,
  ...memberImport,
  ...memberRecords,
  ...paymentAccount,
  ...payout,
  ...platform,
  ...publishing,
  ...staff,
  ...subscription,
  ...tenant,
  ...watching,
  ...webhook,
}

/** The queries' view of the database: the same for the embedded engine and for PostgreSQL, and inside a transaction. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** Channels on which servers notify each other that cached data is out of date. */
export type NotifyChannel =
  | 'tenant_changed'
  | 'wording_changed'
  | 'catalogue_changed'
  | 'events_changed'
  | 'session_ended'
  | 'access_changed'
  | 'studio_changed'
  | 'media_changed'
  | 'payment_account_changed'

export type DatabaseHandle = {
  kind: 'embedded' | 'postgresql'
  /** Runs in the caller's scope: see `platform/scope/scope.ts`. */
  db: Database
  /** Runs raw SQL as the platform, several statements or one with parameters; for the job queue and health checks. */
  execute: (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>
  /** The same inside a club's transaction, committed or rolled back with it. */
  executeWithin: (
    transaction: Database,
    text: string,
    values?: unknown[],
  ) => Promise<{ rows: Record<string, unknown>[] }>
  /**
   * Add it to a statement's `returning` clause to commit without waiting for the disk; `settled` waits. For frequent
   * writes: each sync would block the embedded engine, and with it the server. Only for statements outside a
   * transaction.
   */
  deferred: SQL
  /** Waits until everything committed so far is on the disk; concurrent callers share one sync. */
  settled: () => Promise<void>
  notify: (channel: NotifyChannel, payload: string) => Promise<void>
  /** `onMissed` is called when notifications may have been lost: drop whatever was cached. */
  listen: (channel: NotifyChannel, handler: (payload: string) => void, onMissed: () => void) => Promise<void>
  /** Milliseconds since the connection for notifications was lost; 0 while it is open. */
  deafMs: () => number
  /** How many connections the pool has and has free, and how many queries wait for one; the embedded engine has none. */
  connections?: () => { total: number; idle: number; waiting: number }
  /** Warnings about the data folder, for the operator. */
  warnings: readonly string[]
  /**
   * Reclaims the space of deleted rows and updates the planner's statistics; does nothing if the engine has an
   * autovacuum.
   */
  vacuum: () => Promise<void>
  /** Copies the embedded engine's files while no statement runs. PostgreSQL has its own backup programs. */
  snapshot?: (target: string) => Promise<void>
  close: () => Promise<void>
}

/** The database can't be used; the message is one line for the terminal. */
export class DatabaseError extends Error {}
