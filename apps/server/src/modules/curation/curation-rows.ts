import { eq, max } from 'drizzle-orm'
import type { Database, schema } from '../../platform/db/database.ts'

type Table = typeof schema.category | typeof schema.collection | typeof schema.channel

/** How one kind is stored where members' pages read it. `F` are its fields in drafts. */
export type CurationRows<F> = {
  /** Null where members don't see it. */
  live: (db: Database, at: { tenantId: string; id: string }) => Promise<F | null>
  show: (db: Database, shown: { tenantId: string; id: string; fields: F; now: Date }) => Promise<void>
  /** Takes it from members; its place stays. */
  hide: (db: Database, at: { tenantId: string; id: string }) => Promise<void>
  remove: (db: Database, at: { tenantId: string; id: string }) => Promise<void>
  /** The ids of all in their order, hidden ones too. */
  order: (db: Database, tenantId: string) => Promise<{ id: string; hidden: boolean }[]>
  place: (db: Database, tenantId: string, ids: readonly string[]) => Promise<void>
}

/** What is shown for the first time stands last. */
export async function nextPosition(db: Database, table: Table, tenantId: string): Promise<number> {
  const [row] = await db
    .select({ last: max(table.position) })
    .from(table)
    .where(eq(table.tenantId, tenantId))
  return (row?.last ?? -1) + 1
}
