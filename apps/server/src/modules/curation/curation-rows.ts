import { eq, max } from 'drizzle-orm'
import type { Database, schema } from '../../platform/db/database.ts'

type Table = typeof schema.category | typeof schema.collection | typeof schema.channel | typeof schema.coach

/** Stores one kind where members' pages read it. `F` is the type of its draft's fields. */
export type CurationRows<F> = {
  /** Null if members don't see it. */
  live: (db: Database, at: { tenantId: string; id: string }) => Promise<F | null>
  show: (db: Database, shown: { tenantId: string; id: string; fields: F; now: Date }) => Promise<void>
  /** Hides it from members; its position is kept. */
  hide: (db: Database, at: { tenantId: string; id: string }) => Promise<void>
  remove: (db: Database, at: { tenantId: string; id: string }) => Promise<void>
  /** All ids in order, including hidden ones. */
  order: (db: Database, tenantId: string) => Promise<{ id: string; hidden: boolean }[]>
  place: (db: Database, tenantId: string, ids: readonly string[]) => Promise<void>
}

/** The position after the last, for what is shown for the first time. */
export async function nextPosition(db: Database, table: Table, tenantId: string): Promise<number> {
  const [row] = await db
    .select({ last: max(table.position) })
    .from(table)
    .where(eq(table.tenantId, tenantId))
  return (row?.last ?? -1) + 1
}
