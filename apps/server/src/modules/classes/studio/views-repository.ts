import { and, asc, eq } from 'drizzle-orm'
import { type Database, schema } from '../../../platform/db/database.ts'

const { classView } = schema
export type ClassViewRow = typeof classView.$inferSelect

export function createClassViewRepository(db: Database) {
  return {
    list: (tenantId: string): Promise<ClassViewRow[]> =>
      db.select().from(classView).where(eq(classView.tenantId, tenantId)).orderBy(asc(classView.name)),

    async put(row: ClassViewRow): Promise<void> {
      const { name, address } = row
      await db
        .insert(classView)
        .values(row)
        .onConflictDoUpdate({ target: [classView.tenantId, classView.id], set: { name, address } })
    },

    async remove(tenantId: string, id: string): Promise<void> {
      await db.delete(classView).where(and(eq(classView.tenantId, tenantId), eq(classView.id, id)))
    },
  }
}
