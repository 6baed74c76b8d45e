import { isDeepStrictEqual } from 'node:util'
import { and, eq, sql } from 'drizzle-orm'
import { type Database, type DatabaseHandle, schema } from '../../platform/db/database.ts'
import { asPlatform } from '../../platform/scope/scope.ts'
import type { Audit, AuditEntry } from '../audit/audit.ts'
import { createClubWriter } from './club-writer-repository.ts'

const { tenant } = schema
export type TenantRow = Omit<typeof tenant.$inferSelect, 'catalogueVersion'>
export type TenantRepository = ReturnType<typeof createTenantRepository>

type Change = {
  /** The state on which the change is based; null for a new club. */
  before: TenantRow | null
  texts: readonly { language: string; all: Record<string, string | null> }[]
  entry: AuditEntry<'club'>
  /** Checks the change's new hosts against all stored clubs, while no other change can add hosts. Throws to refuse. */
  checkHosts?: ((clubs: TenantRow[]) => void) | undefined
  /** Other writes of the change, e.g. a new club's owner. */
  alongside?: ((transaction: Database) => Promise<void>) | undefined
}

/** Clubs as stored. All servers are notified of every change. */
export function createTenantRepository({ db, notify }: Pick<DatabaseHandle, 'db' | 'notify'>, { record }: Audit) {
  async function list(): Promise<TenantRow[]> {
    return asPlatform(() => db.select().from(tenant).orderBy(tenant.name))
  }

  async function find(name: string): Promise<TenantRow | null> {
    const [row] = await asPlatform(() => db.select().from(tenant).where(eq(tenant.name, name)))
    return row ?? null
  }

  /**
   * Saves the club, its own texts and the audit entry in one transaction. `row` is null if only texts change.
   * @throws ChangedMeanwhile if the club no longer equals `before`
   */
  async function save(row: TenantRow | null, { before, texts, entry, checkHosts, alongside }: Change): Promise<void> {
    const id = entry.object.id
    await asPlatform(() =>
      db.transaction(async (transaction) => {
        if (checkHosts) {
          await transaction.execute(sql`select pg_advisory_xact_lock(${hostsLock})`)
          checkHosts(await transaction.select().from(tenant))
        }
        if (row) await write(transaction, row, before)
        const club = createClubWriter(transaction)
        for (const { language, all } of texts) await club.changeTexts(id, { language, texts: all, now: entry.now })
        await alongside?.(transaction)
        await record(transaction, entry)
      }),
    )
    await notify('tenant_changed', id)
  }

  return { list, find, save }
}

/** Any number that no other advisory lock has. */
const hostsLock = 7_283_004

/** Another writer has changed the same part of the club since it was read. */
export class ChangedMeanwhile extends Error {}

/** Updates only the parts that differ, so that simultaneous changes of other parts are kept. */
async function write(transaction: Database, row: TenantRow, before: TenantRow | null) {
  if (!before) return void (await transaction.insert(tenant).values(row))
  const parts = changeable.filter((part) => !isDeepStrictEqual(row[part], before[part]))
  const unchanged = parts.map(
    (part) => sql`${tenant[part]} is not distinct from ${sql.param(before[part], tenant[part])}`,
  )
  const written = await transaction
    .update(tenant)
    .set(Object.fromEntries(parts.map((part) => [part, row[part]])))
    .where(and(eq(tenant.id, row.id), ...unchanged))
    .returning({ id: tenant.id })
  if (written.length === 0) throw new ChangedMeanwhile()
}
const changeable = ['name', 'domain', 'disabled', 'config', 'settings', 'logoSvg'] as const
