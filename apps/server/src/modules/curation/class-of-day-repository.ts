import { and, eq } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'

const { plannedClass } = schema

export function createClassOfDayRepository(db: Database) {
  return {
    /** The planned class of a day, locked until the transaction ends. */
    async lock(tenantId: string, day: string): Promise<string | null> {
      const [row] = await db.select().from(plannedClass).where(isDay(tenantId, day)).for('update')
      return row?.classTag ?? null
    },

    async plan(tenantId: string, day: string, classTag: string | null): Promise<void> {
      await db.delete(plannedClass).where(isDay(tenantId, day))
      if (classTag !== null) await db.insert(plannedClass).values({ tenantId, day, classTag })
    },
  }
}

function isDay(tenantId: string, day: string) {
  return and(eq(plannedClass.tenantId, tenantId), eq(plannedClass.day, day))
}
