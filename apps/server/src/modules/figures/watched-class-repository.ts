import { and, eq, inArray } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'

const { draft, liveEvent, virtualClass } = schema
export type WatchedClassRepository = ReturnType<typeof createWatchedClassRepository>

/** What figures say of classes besides their numbers. */
export function createWatchedClassRepository(db: Database) {
  /** The names of classes, and of live events that play none; on air or not. */
  async function names(tenantId: string, tags: string[]): Promise<Map<string, string>> {
    if (tags.length === 0) return new Map()
    const [classes, events] = await Promise.all([
      db
        .select({ tag: virtualClass.tag, name: virtualClass.name })
        .from(virtualClass)
        .where(and(eq(virtualClass.tenantId, tenantId), inArray(virtualClass.tag, tags))),
      db
        .select({ tag: liveEvent.tag, name: liveEvent.name })
        .from(liveEvent)
        .where(and(eq(liveEvent.tenantId, tenantId), inArray(liveEvent.tag, tags))),
    ])
    return new Map([...events, ...classes].map(({ tag, name }) => [tag, name ?? '']))
  }

  /** The staff account that owns a class; null if none does, or there is no draft. */
  async function ownerOf(tenantId: string, tag: string): Promise<string | null> {
    const [row] = await db
      .select({ ownerId: draft.ownerId })
      .from(draft)
      .where(and(eq(draft.tenantId, tenantId), eq(draft.kind, 'class'), eq(draft.id, tag)))
    return row?.ownerId ?? null
  }

  return { names, ownerOf }
}
