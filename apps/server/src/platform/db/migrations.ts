import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DatabaseError } from './database.ts'

export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

type Journal = { entries: { when: number; tag: string }[] }

/**
 * A database that a newer version has migrated must not be written by this one.
 * @throws DatabaseError with what the operator can do
 */
export async function assertNotNewer(query: (text: string) => Promise<Record<string, unknown>[]>) {
  const [table] = await query(`select to_regclass('drizzle.__drizzle_migrations')::text as name`)
  if (!table?.name) return
  const [row] = await query('select max(created_at)::text as newest from drizzle.__drizzle_migrations')
  if (Number(row?.newest ?? 0) > newestKnown().when) {
    throw new DatabaseError(
      'The database was written by a newer version of Upbeat. Start that version, or restore a backup.',
    )
  }
}

/** The name of the newest migration of this program, which a server applies before it serves. */
export function newestMigration(): string {
  return newestKnown().tag
}

let known: Journal['entries'][number] | undefined

/**
 * The newest migration of this version. Read once: a running program is still the older version after a newer one is
 * unpacked over it.
 */
export function newestKnown(): { when: number; tag: string } {
  if (known === undefined) {
    const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as Journal
    const [newest] = journal.entries.toSorted((one, other) => other.when - one.when)
    if (!newest) throw new Error('there are no migrations')
    known = newest
  }
  return known
}
