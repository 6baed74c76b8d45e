import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { asPlatform } from '../tenancy/scope.ts'
import { type Database, DatabaseError, type DatabaseHandle, schema } from './database.ts'
import { forDrizzle, leaveToDrizzle, ownDates } from './engine-types.ts'
import { executeWithin } from './execute-within.ts'
import { lockFolder } from './folder-lock.ts'
import { assertNotNewer, migrationsFolder } from './migrations.ts'
import { scopedEngine } from './scoped-engine.ts'
import { installTenantLock } from './tenant-lock.ts'
import { completeTextSearch, prepareTextSearch } from './text-search.ts'

/**
 * Small buffers keep the process under its memory budget; `-F` (no fsync) is left out of the engine's defaults, so that an
 * acknowledged write also survives a power cut.
 */
const startParameters = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'shared_buffers=16MB', '-c', 'wal_buffers=1MB', '-c', 'max_connections=4'],
]

/**
 * Opens PGlite in `folder`, or in memory for tests, and migrates it.
 * @throws DatabaseError when the folder can't be used, is in use, or was written by a newer version.
 */
export async function openEmbedded(folder: string | 'memory'): Promise<DatabaseHandle> {
  const unlock = folder === 'memory' ? () => {} : prepareFolder(folder)
  const client = await startEngine(folder)
  const engine = scopedEngine(client)
  leaveToDrizzle(client)
  const db = drizzle({ client: forDrizzle(engine), schema, casing: 'snake_case' })
  const run = async (text: string) => ((await client.exec(text)).at(-1)?.rows ?? []) as Record<string, unknown>[]
  try {
    await assertNotNewer(run)
    await prepareTextSearch(run)
    await migrate(db, { migrationsFolder })
    await completeTextSearch(run)
    engine.lock((await installTenantLock(run)).boltOf)
  } catch (error) {
    await client.close()
    unlock()
    throw error
  }
  return {
    kind: 'embedded',
    db: db as unknown as Database,
    execute: (text, values) =>
      asPlatform(async () => {
        if (values?.length || isOneStatement(text)) {
          return { rows: (await engine.query<Record<string, unknown>>(text, values, { parsers: ownDates })).rows }
        }
        const results = await engine.exec(text, { parsers: ownDates })
        return { rows: results.flatMap(({ rows }) => rows as Record<string, unknown>[]) }
      }),
    executeWithin,
    notify: (channel, payload) =>
      asPlatform(async () => void (await engine.query('select pg_notify($1, $2)', [channel, payload]))),
    listen: async (channel, handler) => {
      await client.listen(channel, handler)
    },
    close: async () => {
      await client.close()
      unlock()
    },
  }
}

/** As the queue's, which asks the same every few seconds: one can be prepared, several can't. */
function isOneStatement(text: string): boolean {
  return !text.trimEnd().slice(0, -1).includes(';')
}

function prepareFolder(folder: string) {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new DatabaseError(`The data folder ${folder} can't be made: ${(error as Error).message}`)
  }
  return lockFolder(folder)
}

async function startEngine(folder: string | 'memory') {
  const dataDir = folder === 'memory' ? 'memory://' : join(folder, 'database')
  try {
    const client = new PGlite(dataDir, { startParams: startParameters, extensions: { pg_trgm, unaccent } })
    await client.waitReady
    return client
  } catch (error) {
    throw new DatabaseError(
      `The embedded database in ${dataDir} can't be opened: ${(error as Error).message.split('\n')[0]}`,
    )
  }
}
