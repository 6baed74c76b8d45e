import { and, desc, eq, sql } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'

const { favourite } = schema
export type FavouriteRepository = ReturnType<typeof createFavouriteRepository>

export function createFavouriteRepository(db: Database) {
  /** Newest first. */
  async function tags(tenantId: string, memberId: string): Promise<string[]> {
    const rows = await db
      .select({ tag: favourite.classTag })
      .from(favourite)
      .where(and(eq(favourite.tenantId, tenantId), eq(favourite.memberId, memberId)))
      .orderBy(desc(favourite.createdAt), favourite.classTag)
    return rows.map((row) => row.tag)
  }

  /** Idempotent. */
  async function insert(tenantId: string, memberId: string, classTag: string, createdAt: Date) {
    await db.insert(favourite).values({ tenantId, memberId, classTag, createdAt }).onConflictDoNothing()
  }

  /** Returns false if it wasn't a favourite. */
  async function remove(tenantId: string, memberId: string, classTag: string): Promise<boolean> {
    const rows = await db
      .delete(favourite)
      .where(and(eq(favourite.tenantId, tenantId), eq(favourite.memberId, memberId), eq(favourite.classTag, classTag)))
      .returning({ tag: favourite.classTag })
    return rows.length > 0
  }

  /** Makes a class a favourite of everyone whose favourite another one is. */
  async function copy(tenantId: string, { from, to }: { from: string; to: string }): Promise<void> {
    const { memberId, createdAt } = favourite
    const theirs = db
      .select({ tenantId: favourite.tenantId, memberId, classTag: sql<string>`${to}::text`.as('class_tag'), createdAt })
      .from(favourite)
      .where(and(eq(favourite.tenantId, tenantId), eq(favourite.classTag, from)))
    await db.insert(favourite).select(theirs).onConflictDoNothing()
  }

  return { tags, insert, remove, copy }
}
