import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { asPlatform } from '../scope/scope.ts'
import { announceChanges } from './announce-changes.ts'
import { DatabaseError, type DatabaseHandle, schema } from './database.ts'
import { executeWithin } from './execute-within.ts'
import { type Listener, openListener } from './listener.ts'
import { assertNotNewer, migrationsFolder } from './migrations.ts'
import { ScopedPool } from './scoped-pool.ts'
import { installTenantLock } from './tenant-lock.ts'
import { completeTextSearch, prepareTextSearch } from './text-search.ts'

/** Advisory lock: only one server may migrate at a time. Any number works if all servers use the same. */
const migrationLock = 7_283_001

/**
 * Connects to PostgreSQL and migrates it.
 * @throws DatabaseError if it can't be reached or was written by a newer version
 */
export async function openPostgresql(connectionString: string): Promise<DatabaseHandle> {
  const pool = new ScopedPool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    // A statement that hangs, or waits for a lock, must not keep its connection forever.
    statement_timeout: 30_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
  })
  // A client without timeouts: migrations may take as long as they need.
  const migrator = new pg.Client({ connectionString })
  let listener: Listener | undefined
  // A broken idle connection must not end the process; the pool replaces it.
  pool.on('error', () => {})
  migrator.on('error', () => {})
  try {
    await migrator.connect()
    const run = async (text: string) => allRows(await migrator.query(text))
    await migrator.query('select pg_advisory_lock($1)', [migrationLock])
    await assertNotNewer(run)
    await prepareTextSearch(run)
    await migrate(drizzle({ client: migrator, casing: 'snake_case' }), { migrationsFolder })
    await completeTextSearch(run)
    await announceChanges(run)
    pool.lock((await installTenantLock(run)).settingsOf)
    await migrator.end()
    listener = await openListener(connectionString)
  } catch (error) {
    await Promise.allSettled([migrator.end(), listener?.close(), pool.end()])
    if (error instanceof DatabaseError) throw error
    throw new DatabaseError(`The database at ${withoutPassword(connectionString)} can't be used: ${describe(error)}`)
  }
  const { listen, deafMs, close } = listener
  return {
    kind: 'postgresql',
    db: drizzle({ client: pool, schema, casing: 'snake_case' }),
    execute: (text, values) => asPlatform(async () => ({ rows: allRows(await pool.query(text, values)) })),
    vacuum: async () => {},
    executeWithin,
    // PostgreSQL groups commits itself, and waits for the disk in its own process.
    deferred: sql`null`,
    settled: async () => {},
    notify: (channel, payload) =>
      asPlatform(async () => void (await pool.query('select pg_notify($1, $2)', [channel, payload]))),
    listen,
    deafMs,
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    warnings: [],
    close: async () => {
      await close()
      await pool.end()
    },
  }
}

/** Several statements give one result each; joins their rows. */
function allRows(result: pg.QueryResult | pg.QueryResult[]) {
  return [result].flat().flatMap(({ rows }) => rows ?? [])
}

function withoutPassword(url: string) {
  const parsed = new URL(url)
  parsed.password = ''
  return parsed.toString()
}

function describe(error: unknown) {
  const { message, code } = error as { message: string; code?: string }
  return message || code || 'unknown fault'
}
