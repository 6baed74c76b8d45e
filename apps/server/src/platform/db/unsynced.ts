import { sql } from 'drizzle-orm'

/**
 * Returned by a statement, this makes its commit not wait for the disk: a crash may lose it, and any later sync
 * includes it. For counters and marks whose loss does no harm (docs/decisions/090). Only outside a transaction: inside
 * one everything would be unsynced.
 */
export const unsynced = sql<string>`set_config('synchronous_commit', 'off', true)`
