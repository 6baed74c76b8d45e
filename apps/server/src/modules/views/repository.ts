import type { ViewKind } from '@upbeat/contract/studio/entities/views/saved-view'
import { and, asc, eq } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'

const { savedView } = schema
export type SavedViewRow = typeof savedView.$inferSelect

export function createSavedViewRepository(db: Database) {
  return {
    list: (tenantId: string, kind: ViewKind): Promise<SavedViewRow[]> =>
      db
        .select()
        .from(savedView)
        .where(and(eq(savedView.tenantId, tenantId), eq(savedView.kind, kind)))
        .orderBy(asc(savedView.name)),

    async put(row: SavedViewRow): Promise<void> {
      const { name, address } = row
      await db
        .insert(savedView)
        .values(row)
        .onConflictDoUpdate({ target: [savedView.tenantId, savedView.id], set: { name, address } })
    },

    async remove(tenantId: string, id: string): Promise<void> {
      await db.delete(savedView).where(and(eq(savedView.tenantId, tenantId), eq(savedView.id, id)))
    },
  }
}
