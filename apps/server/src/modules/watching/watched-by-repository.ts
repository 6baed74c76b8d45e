import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { rowsOf } from '../../platform/db/rows-of.ts'

/** What a member has watched, per day and class. */
export function watchedByOn(db: Database) {
  return (tenantId: string, memberId: string) =>
    rowsOf<{ day: string; classTag: string; kind: string; playedSeconds: number }>(
      db,
      sql`select day::text as day, class_tag as "classTag", kind, round(sum(played_ms) / 1000.0)::float8 as "playedSeconds"
        from watch_viewing where tenant_id = ${tenantId} and viewer_id =
          (select viewer_id from watch_viewer where tenant_id = ${tenantId} and member_id = ${memberId})
        group by watch_viewing.day, class_tag, kind order by watch_viewing.day, class_tag, kind`,
    )
}
