import { and, eq, inArray } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'

const { liveEvent } = schema
type Move = { from: string; to: string; ids?: readonly string[] }

export function createEventCategories(db: Database) {
  return {
    /** Moves live events of a category to another one: all, or those with these ids. Returns their ids. */
    async moveCategory(tenantId: string, { from, to, ids }: Move): Promise<string[]> {
      const isThere = and(eq(liveEvent.tenantId, tenantId), eq(liveEvent.categoryId, from))
      const rows = await db
        .update(liveEvent)
        .set({ categoryId: to })
        .where(ids ? and(isThere, inArray(liveEvent.id, [...ids])) : isThere)
        .returning({ id: liveEvent.id })
      return rows.map(({ id }) => id)
    },
  }
}
