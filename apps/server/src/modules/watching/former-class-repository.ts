import { and, eq } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'

const { virtualClass } = schema

/** Finds a class that was published once, whether or not members still see it. */
export function formerClassOn(db: Database) {
  return async function formerClass(tenantId: string, tag: string) {
    const [found] = await db
      .select({ length: virtualClass.durationSecond, coachName: virtualClass.instructor })
      .from(virtualClass)
      .where(and(eq(virtualClass.tenantId, tenantId), eq(virtualClass.tag, tag)))
    return found ?? null
  }
}
