import type { DatabaseHandle } from '../apps/server/src/platform/db/database.ts'

/** A viewing of a quarter of an hour. */
const rangesPerViewing = 36
const viewers = 5000
const classes = 500
const coaches = 40
const batch = 500_000

/** Fills a club's ledger with the ranges of one year and their sums, as its reports would have, and its stored days. */
export async function fillLedger(
  { execute }: Pick<DatabaseHandle, 'execute'>,
  tenantId: string,
  ranges: number,
): Promise<{ to: string }> {
  const viewings = Math.ceil(ranges / rangesPerViewing)
  await execute(
    `insert into watch_viewer (tenant_id, viewer_id) select $1, md5('viewer ' || n)::uuid from generate_series(0, $2::int - 1) n`,
    [tenantId, viewers],
  )
  await execute(
    `insert into watch_viewing (tenant_id, viewing_id, day, viewer_id, kind, class_tag, version, coach_id, coach_name,
      played_ms, seen_second, is_first, is_completed)
    select $1, md5('viewing ' || n)::uuid, date '2031-01-01' + n % 365, ${viewer}, 'onDemand', 'class-' || class, 1,
      'coach-' || class % ${coaches}, 'Coach ' || class % ${coaches}, ${rangesPerViewing} * 25000,
      ${rangesPerViewing} * 25, true, n % 3 = 0
    from (select n, (n::bigint * 7919 + n / 365) % ${classes} as class from generate_series(0, $2::int - 1) n) numbered`,
    [tenantId, viewings],
  )
  await execute(
    `insert into watch_day (tenant_id, day, kind, class_tag, coach_id, coach_name, played_ms, viewings, completions)
    select tenant_id, day, kind, class_tag, coach_id, coach_name, sum(played_ms), count(*), count(*) filter (where is_completed)
    from watch_viewing where tenant_id = $1 and day >= '2031-01-01' group by tenant_id, day, kind, class_tag, coach_id, coach_name`,
    [tenantId],
  )
  await execute(
    `insert into watch_retention (tenant_id, class_tag, version, bucket, viewers)
    select $1, tag, 1, bucket, 1000000 / (1 + bucket)
    from (select 'class-' || n as tag from generate_series(0, ${classes} - 1) n
        union select tag from virtual_class where tenant_id = $1) class,
      generate_series(0, 359) bucket
    on conflict do nothing`,
    [tenantId],
  )
  await execute(insertDays, [tenantId])
  // An index over rows that are there takes a fraction of the time.
  await execute(`alter table watch_range drop constraint ${rangeKey}`)
  for (let from = 0; from < ranges; from += batch)
    await execute(insertRanges, [tenantId, from, Math.min(batch, ranges - from)])
  await execute(`alter table watch_range add constraint ${rangeKey} primary key (tenant_id, viewer_id, at)`)
  // As the database does by itself in a year.
  for (const table of ['viewing', 'day', 'retention', 'viewer', 'range'])
    await execute(`vacuum (analyze) watch_${table}`)
  await execute('analyze')
  return { to: '2031-12-31' }
}

const rangeKey = 'watch_range_tenant_id_viewer_id_at_pk'

/** The days that were closed, until the day before the last one. */
const insertDays = `
  insert into figure_day (tenant_id, day, members, active_members, trials_running, trials_started, trials_converted,
    trials_expired, subscriptions, subscribed, subscriptions_ended, cancelled, mrr, watched_seconds, viewings, viewers,
    taken_at)
  select $1, day, ${viewers}, ${viewers}, 40, 4, 2, 2, 4000, 10, 8, 9, '{"GBP": 6000000}', 700000, 800, 700, now()
  from generate_series(date '2029-12-01', date '2031-12-30', '1 day') day`

const viewer = `md5('viewer ' || (n::bigint * 31 + n / ${viewers}) % ${viewers})::uuid`

const insertRanges = `
  insert into watch_range (tenant_id, viewer_id, at, played_ms, from_second, to_second, viewing_id, day, kind, class_tag,
    version, coach_id, coach_name)
  select $1, ${viewer}, timestamptz '2031-01-01' + n % 365 * interval '1 day' + (n / 365 % 96) * interval '15 minutes'
      + part * interval '25 seconds' + n * interval '1 microsecond', 25000, part * 25, part * 25 + 25,
    md5('viewing ' || n)::uuid, date '2031-01-01' + n % 365, 'onDemand', 'class-' || class, 1, 'coach-' || class % ${coaches},
    'Coach ' || class % ${coaches}
  from (select number / ${rangesPerViewing} as n, number % ${rangesPerViewing} as part,
      ((number / ${rangesPerViewing})::bigint * 7919 + number / ${rangesPerViewing} / 365) % ${classes} as class
    from generate_series($2::int, $2::int + $3::int - 1) number) numbered`
