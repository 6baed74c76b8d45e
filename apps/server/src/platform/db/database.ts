import type { SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import * as activity from './schema/activity.ts'
import * as audit from './schema/audit.ts'
import * as catalogue from './schema/catalogue.ts'
import * as intake from './schema/intake.ts'
import * as member from './schema/member.ts'
import * as platform from './schema/platform.ts'
import * as publishing from './schema/publishing.ts'
import * as staff from './schema/staff.ts'
import * as subscription from './schema/subscription.ts'
import * as tenant from './schema/tenant.ts'

export const schema = {
  ...activity,
  ...audit,
  ...catalogue,
  ...intake,
  ...member,
  ...platform,
  ...publishing,
  ...staff,
  ...subscription,
  ...tenant,
}

/** The queries' view of the database: the same for the embedded engine and for PostgreSQL, and inside a transaction. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** Channels over which servers tell each other what they cached no longer holds. */
export type NotifyChannel =
  | 'tenant_changed'
  | 'catalogue_changed'
  | 'events_changed'
  | 'session_ended'
  | 'access_changed'
  | 'studio_changed'
  | 'media_changed'

export type DatabaseHandle = {
  kind: 'embedded' | 'postgresql'
  /** Answers within the scope of who asks: see `platform/tenancy/scope.ts`. */
  db: Database
  /** As the platform: runs raw SQL of several statements or with parameters; for the job queue and health checks. */
  execute: (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>
  /** The same inside a club's transaction, written or undone with it. */
  executeWithin: (
    transaction: Database,
    text: string,
    values?: unknown[],
  ) => Promise<{ rows: Record<string, unknown>[] }>
  /**
   * Returned by a statement, leaves its commit to `settled`: for writes that come in storms, each of which would stop the embedded engine, and
   * the server with it, until the disk has answered. Only for statements of their own.
   */
  deferred: SQL
  /** Waits until what was committed so far is on the disk; all who ask at a time wait for it together. */
  settled: () => Promise<void>
  notify: (channel: NotifyChannel, payload: string) => Promise<void>
  /** `onMissed` is called when messages may have been lost: whatever was kept by them has to be read again. */
  listen: (channel: NotifyChannel, handler: (payload: string) => void, onMissed: () => void) => Promise<void>
  /** For how long, in milliseconds, nothing could be heard of other servers; 0 while it can. */
  deafMs: () => number
  /** What whoever runs the server should know of where the data lies. */
  warnings: readonly string[]
  /** Reclaims the space of deleted rows and updates the planner's statistics, where the engine has no autovacuum. */
  vacuum: () => Promise<void>
  /** Copies the embedded engine's files as they are between two statements; PostgreSQL has programs of its own for that. */
  snapshot?: (target: string) => Promise<void>
  close: () => Promise<void>
}

/** The database can't be used; the message is one clear line for the terminal. */
export class DatabaseError extends Error {}
