import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { type Database, DatabaseError, type DatabaseHandle, schema } from './database.ts'
import { lockFolder } from './folder-lock.ts'
import { assertNotNewer, migrationsFolder } from './migrations.ts'
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
  const db = drizzle({ client, schema, casing: 'snake_case' })
  try {
    await assertNotNewer(async (text) => (await client.query<Record<string, unknown>>(text)).rows)
    await prepareTextSearch((text) => client.exec(text))
    await migrate(db, { migrationsFolder })
    await completeTextSearch((text) => client.exec(text))
  } catch (error) {
    await client.close()
    unlock()
    throw error
  }
  return {
    kind: 'embedded',
    db: db as unknown as Database,
    execute: async (text, values) => {
      if (values && values.length > 0) return { rows: (await client.query<Record<string, unknown>>(text, values)).rows }
      const results = await client.exec(text)
      return { rows: (results.at(-1)?.rows ?? []) as Record<string, unknown>[] }
    },
    notify: async (channel, payload) => {
      await client.query('select pg_notify($1, $2)', [channel, payload])
    },
    listen: async (channel, handler) => {
      await client.listen(channel, handler)
    },
    close: async () => {
      await client.close()
      unlock()
    },
  }
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
