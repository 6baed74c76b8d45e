import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { asPlatform } from '../scope/scope.ts'
import { announceChanges } from './announce-changes.ts'
import { createCommitGroups } from './commit-groups.ts'
import { openDataFolder } from './data-folder.ts'
import { DatabaseError, type DatabaseHandle, schema } from './database.ts'
import { DurableFiles } from './durable-files.ts'
import { forDrizzle, leaveToDrizzle, ownDates } from './engine-types.ts'
import { executeWithin } from './execute-within.ts'
import { lockFolder } from './folder-lock.ts'
import { assertNotNewer, migrationsFolder } from './migrations.ts'
import { scopedEngine } from './scoped-engine.ts'
import { installTenantLock } from './tenant-lock.ts'
import { completeTextSearch, prepareTextSearch } from './text-search.ts'
import { unsynced } from './unsynced.ts'

/**
 * Small buffers keep the process within its memory budget. The engine's default `-F` (no fsync) is removed; surviving a
 * power cut also needs `DurableFiles`, see docs/decisions/090.
 */
const startParameters = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'shared_buffers=16MB',
  '-c',
  'wal_buffers=1MB',
  '-c',
  'max_connections=4',
  '-c',
  'wal_sync_method=fsync',
]

/**
 * Opens PGlite in `folder`, or in memory for tests, and migrates it.
 * @param sync how a file is flushed to the disk; replaced only by tests
 * @throws DatabaseError if the folder can't be used, is in use, or was written by a newer version
 */
export async function openEmbedded(
  folder: string | 'memory',
  sync?: (descriptor: number) => void,
): Promise<DatabaseHandle> {
  const { unlock, warning } = folder === 'memory' ? { unlock: () => {}, warning: null } : prepareFolder(folder)
  const client = await startEngine(folder, sync).catch((error) => {
    unlock()
    throw error
  })
  const engine = scopedEngine(client)
  leaveToDrizzle(client)
  const db = drizzle({ client: forDrizzle(engine), schema, casing: 'snake_case' })
  const run = async (text: string) => ((await client.exec(text)).at(-1)?.rows ?? []) as Record<string, unknown>[]
  try {
    await assertNotNewer(run)
    await prepareTextSearch(run)
    await migrate(db, { migrationsFolder })
    await completeTextSearch(run)
    await announceChanges(run)
    engine.lock((await installTenantLock(run)).settingsOf)
  } catch (error) {
    await client.close()
    unlock()
    throw error
  }
  return {
    kind: 'embedded',
    db,
    execute: (text, values) =>
      asPlatform(async () => {
        if (values?.length || isOneStatement(text)) {
          return { rows: (await engine.query<Record<string, unknown>>(text, values, { parsers: ownDates })).rows }
        }
        const results = await engine.exec(text, { parsers: ownDates })
        return { rows: results.flatMap(({ rows }) => rows as Record<string, unknown>[]) }
      }),
    executeWithin,
    deferred: unsynced,
    settled: createCommitGroups(() => asPlatform(() => engine.query(writeLog))),
    notify: (channel, payload) =>
      asPlatform(async () => void (await engine.query('select pg_notify($1, $2)', [channel, payload]))),
    listen: async (channel, handler) => {
      await client.listen(channel, handler)
    },
    snapshot: (target) =>
      asPlatform(() =>
        engine.between(async () => {
          // After a checkpoint the files are complete; no other statement runs until the copy is made.
          await client.exec('checkpoint')
          await cp(join(folder, 'database'), target, { recursive: true })
        }),
      ),
    vacuum: () =>
      asPlatform(async () => {
        const { rows } = await engine.query<{ name: string }>(ownTables)
        // One statement per table, so that requests get their turn in between.
        for (const { name } of rows) await engine.exec(`vacuum (analyze) ${name}`)
      }),
    deafMs: () => 0,
    warnings: warning === null ? [] : [warning],
    close: async () => {
      await client.close()
      unlock()
    },
  }
}

/**
 * A commit is synced only if it wrote something: this writes to the log but to no table, which flushes everything
 * logged before.
 */
const writeLog = `select pg_logical_emit_message(true, 'upbeat', '')`

const ownTables = `select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema')`

/** A single statement can be prepared, e.g. the job queue's, which repeats every few seconds; several can't. */
function isOneStatement(text: string): boolean {
  return !text.trimEnd().slice(0, -1).includes(';')
}

function prepareFolder(folder: string) {
  const warning = openDataFolder(folder)
  return { unlock: lockFolder(folder), warning }
}

async function startEngine(folder: string | 'memory', sync?: (descriptor: number) => void) {
  const dataDir = folder === 'memory' ? 'memory://' : join(folder, 'database')
  try {
    const files = folder === 'memory' ? { dataDir } : { fs: new DurableFiles(dataDir, sync) }
    const client = new PGlite({ ...files, startParams: startParameters, extensions: { pg_trgm, unaccent } })
    await client.waitReady
    return client
  } catch (error) {
    throw new DatabaseError(
      `The embedded database in ${dataDir} can't be opened: ${(error as Error).message.split('\n')[0]}`,
    )
  }
}
