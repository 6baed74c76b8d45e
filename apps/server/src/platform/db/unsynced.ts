import { sql } from 'drizzle-orm'

/**
 * Returned by a statement, makes its commit wait for no disk: a crash may undo it, while whatever is synced later takes it along. For
 * counters and marks that nobody misses (docs/decisions/090). Only for statements of their own: inside a transaction all of it would be
 * unsynced.
 */
export const unsynced = sql<string>`set_config('synchronous_commit', 'off', true)`
