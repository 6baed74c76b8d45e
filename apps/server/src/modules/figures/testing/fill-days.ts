import type { DatabaseHandle } from '../../../platform/db/database.ts'

/** Of 252 ranges a day: 7 viewings of a quarter of an hour. */
const viewingsPerDay = 7
const rangesPerViewing = 36

/** Adds viewings of classes to a club's ledger and its sums, the same number on each day from `from` to `to`. */
export async function fillDays(
  { execute }: Pick<DatabaseHandle, 'execute'>,
  tenantId: string,
  classTags: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<void> {
  const viewings = `generate_series($2::date, $3::date, '1 day') as day, generate_series(1, ${viewingsPerDay}) as n`
  const id = `md5(day::text || n)::uuid`
  const viewer = `md5('viewer ' || n)::uuid`
  const about = `'onDemand', ($4::text[])[1 + n % ${classTags.length}]`
  const coach = `'', 'Coach ' || n % ${classTags.length}`
  await execute(
    `insert into watch_viewing (tenant_id, viewing_id, day, viewer_id, kind, class_tag, version, coach_id, coach_name,
        played_ms, seen_second, is_first, is_completed)
      select $1, ${id}, day, ${viewer}, ${about}, 1, ${coach}, 900000, 900, true, false from ${viewings}`,
    [tenantId, from, to, classTags],
  )
  await execute(
    `insert into watch_range (tenant_id, viewer_id, at, played_ms, from_second, to_second, viewing_id, day, kind,
        class_tag, version, coach_id, coach_name)
      select $1, ${viewer}, day + interval '8 hours' + part * interval '25 seconds', 25000, part * 25, part * 25 + 25,
        ${id}, day, ${about}, 1, ${coach} from ${viewings}, generate_series(1, ${rangesPerViewing}) part`,
    [tenantId, from, to, classTags],
  )
  await execute(
    `insert into watch_day (tenant_id, day, kind, class_tag, coach_id, coach_name, played_ms, viewings, completions)
      select tenant_id, day, kind, class_tag, coach_id, coach_name, sum(played_ms), count(*), 0 from watch_viewing
      where tenant_id = $1 and day between $2::date and $3::date
      group by tenant_id, day, kind, class_tag, coach_id, coach_name`,
    [tenantId, from, to],
  )
  await execute(
    `insert into watch_retention (tenant_id, class_tag, version, bucket, viewers)
      select $1, tag, 1, bucket, ${viewingsPerDay} from unnest($2::text[]) tag, generate_series(0, 89) bucket
      on conflict do nothing`,
    [tenantId, classTags],
  )
}
