import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { rowsOf } from '../../platform/db/rows-of.ts'
import { longestPieceMs } from './played-pieces.ts'

/** An occurrence of a live event, from its start until members' players had shown its end. */
export type Occurrence = { tenantId: string; eventId: string; from: Date; until: Date }
/** The length of a period of the curve. They are counted from full half minutes. */
export const attendancePeriodMs = 30_000

export type Attendance = {
  /** Members who played any of it, each once. */
  attended: number
  /** How many played in each half minute, without those in which nobody did. */
  periods: { at: Date; count: number }[]
}

/** Who was at a live event by the ledger: everyone who played a part of it while it ran. */
export function createAttendance(db: Database) {
  return async function attendance({ tenantId, eventId, from, until }: Occurrence): Promise<Attendance> {
    const since = new Date(from.getTime() - longestPieceMs)
    const second = (moment: 'began' | 'ended') => sql`extract(epoch from ${sql.identifier(moment)})`
    const periodSeconds = attendancePeriodMs / 1000
    const rows = await rowsOf<{ period: number | null; count: number }>(
      db,
      // Viewings name the viewers, since ranges are found by viewer and time. The club's days may be a day off.
      sql`with present as (
          select distinct viewer_id from watch_viewing where tenant_id = ${tenantId} and event_id = ${eventId}
            and day between ${since}::timestamptz::date - 1 and ${until}::timestamptz::date + 1
        ), played as (
          select played.viewer_id, greatest(at, ${from}::timestamptz) as began,
            least(at + played_ms * interval '1 millisecond', ${until}::timestamptz) as ended
          from present join watch_range played on played.tenant_id = ${tenantId} and played.viewer_id = present.viewer_id
            and played.at > ${since}::timestamptz and played.at < ${until}::timestamptz
          where event_id = ${eventId} and at + played_ms * interval '1 millisecond' > ${from}::timestamptz
        )
        select period, count(distinct viewer_id)::int as count from played
          cross join lateral generate_series(floor(${second('began')} / ${periodSeconds}::int)::int,
            ceil(${second('ended')} / ${periodSeconds}::int)::int - 1) as period
        group by grouping sets ((period), ()) order by period`,
    )
    return {
      attended: rows.find(({ period }) => period === null)?.count ?? 0,
      periods: rows.flatMap(({ period, count }) => {
        return period === null ? [] : [{ at: new Date(period * attendancePeriodMs), count }]
      }),
    }
  }
}
