import { and, eq } from 'drizzle-orm'
import { type Database, type DatabaseHandle, schema } from '../../platform/db/database.ts'
import { asPlatform } from '../../platform/tenancy/scope.ts'
import type { Audit, AuditEntry } from '../audit/audit.ts'

const { phraseOverride, tenant } = schema
export type TenantRow = typeof tenant.$inferSelect
export type TenantRepository = ReturnType<typeof createTenantRepository>

type Change = {
  texts: readonly { language: string; all: Record<string, string | null> }[]
  entry: AuditEntry<'club'>
  /** What else belongs to the change, e.g. a new club's owner. */
  alongside?: ((transaction: Database) => Promise<void>) | undefined
}

/** Clubs as they are stored. Every change is told to all servers. */
export function createTenantRepository({ db, notify }: Pick<DatabaseHandle, 'db' | 'notify'>, { record }: Audit) {
  async function list(): Promise<TenantRow[]> {
    return asPlatform(() => db.select().from(tenant).orderBy(tenant.name))
  }

  async function find(name: string): Promise<TenantRow | null> {
    const [row] = await asPlatform(() => db.select().from(tenant).where(eq(tenant.name, name)))
    return row ?? null
  }

  /** The club that has this domain. */
  async function findByDomain(domain: string): Promise<TenantRow | null> {
    const [row] = await asPlatform(() => db.select().from(tenant).where(eq(tenant.domain, domain)))
    return row ?? null
  }

  /** The club, its own texts and the entry of the history, all or nothing. `row` is null where only texts change. */
  async function save(row: TenantRow | null, { texts, entry, alongside }: Change): Promise<void> {
    const id = entry.object.id
    await asPlatform(() =>
      db.transaction(async (inner) => {
        const transaction = inner as unknown as Database
        if (row) await upsert(transaction, row)
        for (const { language, all } of texts)
          await writeWording(transaction, id, { language, texts: all, now: entry.now })
        await alongside?.(transaction)
        await record(transaction, entry)
      }),
    )
    await notify('tenant_changed', id)
  }

  return { list, find, findByDomain, save }
}

async function upsert(transaction: Database, row: TenantRow) {
  const { id: _id, createdAt: _made, catalogueVersion: _version, ...set } = row
  await transaction.insert(tenant).values(row).onConflictDoUpdate({ target: tenant.id, set })
}

/** Null takes a text away, so that the product's own is shown again. */
async function writeWording(
  transaction: Database,
  tenantId: string,
  { language, texts, now }: { language: string; texts: Record<string, string | null>; now: Date },
) {
  for (const [key, text] of Object.entries(texts)) {
    const isIt = and(
      eq(phraseOverride.tenantId, tenantId),
      eq(phraseOverride.language, language),
      eq(phraseOverride.key, key),
    )
    await transaction.delete(phraseOverride).where(isIt)
    if (text === null) continue
    await transaction.insert(phraseOverride).values({ tenantId, language, key, text, updatedAt: now })
  }
}
