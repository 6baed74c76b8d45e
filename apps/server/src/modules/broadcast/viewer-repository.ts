import { and, asc, countDistinct, eq, gte, lt } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'

const { liveViewer } = schema
export type ViewerRow = typeof liveViewer.$inferSelect
export type ViewerRepository = ReturnType<typeof createViewerRepository>
type Broadcast = Pick<ViewerRow, 'tenantId' | 'tag' | 'startsAt'>

/** Rows per statement, below PostgreSQL's limit of parameters. */
const batch = 5000

export function createViewerRepository(db: Database) {
  const of = ({ tenantId, tag, startsAt }: Broadcast) =>
    and(eq(liveViewer.tenantId, tenantId), eq(liveViewer.tag, tag), eq(liveViewer.startsAt, startsAt))

  async function add(rows: ViewerRow[]): Promise<void> {
    for (let from = 0; from < rows.length; from += batch) {
      await db
        .insert(liveViewer)
        .values(rows.slice(from, from + batch))
        .onConflictDoNothing()
    }
  }

  async function countSince(broadcast: Broadcast, since: Date): Promise<number> {
    const [row] = await db
      .select({ count: countDistinct(liveViewer.viewer) })
      .from(liveViewer)
      .where(and(of(broadcast), gte(liveViewer.at, since)))
    return row?.count ?? 0
  }

  async function perPeriod(broadcast: Broadcast): Promise<{ at: Date; count: number }[]> {
    return db
      .select({ at: liveViewer.at, count: countDistinct(liveViewer.viewer) })
      .from(liveViewer)
      .where(of(broadcast))
      .groupBy(liveViewer.at)
      .orderBy(asc(liveViewer.at))
  }

  /** Of all clubs. */
  async function purge(before: Date): Promise<void> {
    await db.delete(liveViewer).where(lt(liveViewer.startsAt, before))
  }

  return { add, countSince, perPeriod, purge }
}
