import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { rowsOf } from '../../platform/db/rows-of.ts'
import type { WatchKind } from '../../platform/db/schema/watching.ts'
import { bucketSeconds } from './seen-buckets.ts'
import type { Days, Retention, WatchTotals } from './watch-totals.ts'

/** Reads the sums of the ledger, never its ranges: there are dozens of those per viewing. */
export function createWatchTotals(db: Database): WatchTotals {
  const isWithin = (tenantId: string, { from, to }: Days) =>
    sql`tenant_id = ${tenantId} and day between ${from}::date and ${to}::date`
  const seconds = sql`round(sum(played_ms) / 1000.0)::float8 as seconds`
  const coach = sql`nullif(coach_id, '') as "coachId", nullif(coach_name, '') as "coachName"`
  const sums = sql`${seconds}, sum(viewings)::int as viewings`

  function minutesByDay(tenantId: string, days: Days) {
    return rowsOf<Awaited<ReturnType<WatchTotals['minutesByDay']>>[number]>(
      db,
      sql`select day::text as day, total.seconds, total.viewings, present.viewers from
          (select day, ${sums} from watch_day where ${isWithin(tenantId, days)} group by day) as total
        join (select day, count(*)::int as viewers from
          (select distinct day, viewer_id from watch_viewing where ${isWithin(tenantId, days)}) as pairs
          group by day) as present using (day)
        order by day`,
    )
  }

  function byClass(tenantId: string, days: Days, limit: number) {
    return rowsOf<Awaited<ReturnType<WatchTotals['byClass']>>[number]>(
      db,
      sql`with top as materialized
          (select class_tag, coach_id, coach_name, sum(played_ms) as played_ms, ${sums},
            sum(completions)::int as completions
          from watch_day where ${isWithin(tenantId, days)} group by class_tag, coach_id, coach_name
          order by sum(played_ms) desc, class_tag, coach_id, coach_name limit ${limit}),
        present as
          (select class_tag, coach_id, coach_name, count(*)::int as viewers from
            (select distinct class_tag, coach_id, coach_name, viewer_id from watch_viewing
            where ${isWithin(tenantId, days)} and class_tag in (select class_tag from top)) as pairs
          group by class_tag, coach_id, coach_name)
        select class_tag as "classTag", ${coach}, seconds, viewings, viewers, completions
        from top join present using (class_tag, coach_id, coach_name)
        order by played_ms desc, class_tag, coach_id, coach_name`,
    )
  }

  function byCoach(tenantId: string, days: Days) {
    return rowsOf<Awaited<ReturnType<WatchTotals['byCoach']>>[number]>(
      db,
      sql`select ${coach}, total.seconds, total.viewings, present.viewers from
          (select coach_id, coach_name, sum(played_ms) as played_ms, ${sums} from watch_day
          where ${isWithin(tenantId, days)} group by coach_id, coach_name) as total
        join (select coach_id, coach_name, count(*)::int as viewers from
          (select distinct coach_id, coach_name, viewer_id from watch_viewing where ${isWithin(tenantId, days)}) as pairs
          group by coach_id, coach_name) as present using (coach_id, coach_name)
        order by total.played_ms desc, coach_id, coach_name`,
    )
  }

  function playedByCoach(tenantId: string, days: Days, kind: WatchKind | null) {
    const isCounted = kind === null ? sql`true` : sql`kind = ${kind}`
    return rowsOf<{ coachName: string; playedMs: number }>(
      db,
      sql`select coach_name as "coachName", sum(played_ms)::float8 as "playedMs" from watch_day
        where ${isWithin(tenantId, days)} and ${isCounted} and coach_name <> '' group by coach_name order by coach_name`,
    )
  }

  async function activeViewers(tenantId: string, days: Days) {
    const [row] = await rowsOf<{ viewers: number }>(
      db,
      sql`select count(*)::int as viewers from
        (select distinct viewer_id from watch_viewing where ${isWithin(tenantId, days)}) as present`,
    )
    return row?.viewers ?? 0
  }

  async function retention(tenantId: string, classTag: string, wanted?: number): Promise<Retention> {
    const ofClass = sql`tenant_id = ${tenantId} and class_tag = ${classTag}`
    const rows = await rowsOf<{ version: number; bucket: number; viewers: number }>(
      db,
      sql`select version, bucket, viewers from watch_retention where ${ofClass} and version = coalesce(${wanted ?? null},
        (select max(version) from watch_retention where ${ofClass})) order by bucket`,
    )
    const [known] = await rowsOf<{ lengthSeconds: number | null }>(
      db,
      sql`select duration_second as "lengthSeconds" from virtual_class where tenant_id = ${tenantId} and tag = ${classTag}`,
    )
    const seenSeconds = ((rows.at(-1)?.bucket ?? -1) + 1) * bucketSeconds
    const lengthSeconds = known?.lengthSeconds ?? seenSeconds
    const viewers = Array<number>(Math.ceil(Math.max(lengthSeconds, seenSeconds) / bucketSeconds)).fill(0)
    for (const row of rows) viewers[row.bucket] = row.viewers
    return { version: rows[0]?.version ?? 0, bucketSeconds, lengthSeconds, viewers }
  }

  return { minutesByDay, byClass, byCoach, playedByCoach, activeViewers, retention }
}
