import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { asPlatform } from '../tenancy/scope.ts'
import { type Database, DatabaseError, type DatabaseHandle, schema } from './database.ts'
import { executeWithin } from './execute-within.ts'
import { assertNotNewer, migrationsFolder } from './migrations.ts'
import { ScopedPool } from './scoped-pool.ts'
import { installTenantLock } from './tenant-lock.ts'
import { completeTextSearch, prepareTextSearch } from './text-search.ts'

/** Any number will do as long as all servers use the same: only one of them may migrate at a time. */
const migrationLock = 7_283_001

/**
 * Connects to PostgreSQL and migrates it.
 * @throws DatabaseError when it can't be reached or was written by a newer version.
 */
export async function openPostgresql(url: string): Promise<DatabaseHandle> {
  const pool = new ScopedPool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 })
  const listener = new pg.Client({ connectionString: url })
  // An idle connection that breaks must not end the process; the pool replaces it.
  pool.on('error', () => {})
  listener.on('error', () => {})
  try {
    await listener.connect()
    await listener.query('select pg_advisory_lock($1)', [migrationLock])
    await assertNotNewer(async (text) => (await pool.query(text)).rows)
    await prepareTextSearch((text) => pool.query(text))
    await migrate(drizzle({ client: pool, casing: 'snake_case' }), { migrationsFolder })
    await completeTextSearch((text) => listener.query(text))
    pool.lock((await installTenantLock(async (text) => rowsOf(await listener.query(text)))).boltOf)
    await listener.query('select pg_advisory_unlock($1)', [migrationLock])
  } catch (error) {
    await Promise.allSettled([listener.end(), pool.end()])
    if (error instanceof DatabaseError) throw error
    throw new DatabaseError(`The database at ${withoutPassword(url)} can't be used: ${describe(error)}`)
  }
  return {
    kind: 'postgresql',
    db: drizzle({ client: pool, schema, casing: 'snake_case' }) as unknown as Database,
    execute: (text, values) => asPlatform(async () => ({ rows: rowsOf(await pool.query(text, values)) })),
    executeWithin,
    notify: (channel, payload) =>
      asPlatform(async () => void (await pool.query('select pg_notify($1, $2)', [channel, payload]))),
    listen: async (channel, handler) => {
      listener.on('notification', (message) => {
        if (message.channel === channel) handler(message.payload ?? '')
      })
      await listener.query(`listen ${channel}`)
    },
    close: async () => {
      await listener.end()
      await pool.end()
    },
  }
}

/** Several statements at once answer one result each; what they found stands one after the other. */
function rowsOf(result: pg.QueryResult | pg.QueryResult[]) {
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
