import { and, count, desc, eq, gt } from 'drizzle-orm'
import { type Database, schema } from '../../../platform/db/database.ts'

const { member } = schema

export function createSummaryRepository(db: Database) {
  async function countAll(tenantId: string): Promise<number> {
    const [row] = await db.select({ count: count() }).from(member).where(eq(member.tenantId, tenantId))
    return row?.count ?? 0
  }

  /** Those who joined after a moment. */
  async function countSince(tenantId: string, after: Date): Promise<number> {
    const isNewer = and(eq(member.tenantId, tenantId), gt(member.createdAt, after))
    const [row] = await db.select({ count: count() }).from(member).where(isNewer)
    return row?.count ?? 0
  }

  async function newest(tenantId: string, limit: number) {
    return db
      .select({
        id: member.id,
        firstName: member.firstName,
        lastName: member.lastName,
        email: member.email,
        createdAt: member.createdAt,
      })
      .from(member)
      .where(eq(member.tenantId, tenantId))
      .orderBy(desc(member.createdAt), desc(member.id))
      .limit(limit)
  }

  return { countAll, countSince, newest }
}
