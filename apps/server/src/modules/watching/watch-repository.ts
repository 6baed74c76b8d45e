import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { rowsOf } from '../../platform/db/rows-of.ts'
import { longestPieceMs } from './played-pieces.ts'
import { givenRows, inColumns, rowsIn, sharedColumns } from './row-columns.ts'
import {
  addedTo,
  type KnownViewing,
  type Origin,
  originKey,
  type SeenKey,
  type SeenOf,
  type Sums,
} from './sum-pieces.ts'
import type { Span } from './uncounted-parts.ts'
import type { WatchedContent } from './watch-report.ts'

type Ref = NonNullable<WatchedContent['origin']>

/** Within a transaction. */
export function createWatchRepository(transaction: Database) {
  /**
   * Locks the club's ledger until the transaction ends, so that two servers don't count the same moment. Returns how often it has been
   * appended to, this time included.
   */
  async function lock(tenantId: string): Promise<number> {
    const [row] = await rowsOf<{ revision: string | number }>(
      transaction,
      sql`insert into watch_ledger (tenant_id, revision) values (${tenantId}, 1)
        on conflict (tenant_id) do update set revision = watch_ledger.revision + 1 returning revision`,
    )
    return Number(row?.revision)
  }

  /** The viewers of members, by their ids; a member who no longer exists has none. */
  async function viewersOf(
    tenantId: string,
    memberIds: readonly string[],
    makeId: () => string,
  ): Promise<Map<string, string>> {
    const find = async () => {
      const found = await select<{ viewerId: string; memberId: string }>(
        { viewerId: sql`viewer_id`, memberId: sql`member_id` },
        sql`watch_viewer where tenant_id = ${tenantId} and member_id = any(${sql.param(memberIds)}::uuid[])`,
      )
      return new Map(found.map(({ memberId, viewerId }) => [memberId, viewerId]))
    }
    const known = await find()
    if (known.size === memberIds.length) return known
    const given = memberIds.map((memberId) => ({ memberId, viewerId: makeId() }))
    await transaction.execute(sql`insert into watch_viewer (tenant_id, viewer_id, member_id)
      select ${tenantId}, given."viewerId", member.id from ${givenRows(given, { memberId: 'uuid', viewerId: 'uuid' })}
      join member on member.id = given."memberId" and member.tenant_id = ${tenantId}
      order by member.id on conflict (member_id) do nothing`)
    return find()
  }

  /** When the last piece of each viewer ends; a viewer without any has none. */
  async function ends(tenantId: string, viewerIds: readonly string[]): Promise<{ viewerId: string; end: number }[]> {
    const given = viewerIds.map((viewerId) => ({ viewerId }))
    return select<{ viewerId: string; end: number }>(
      { viewerId: sql`given."viewerId"`, end: sql`(extract(epoch from last.at) * 1000)::float8 + last.played_ms` },
      // Since the pieces of a viewer don't overlap, the one that began last ends last.
      sql`${givenRows(given, { viewerId: 'uuid' })} cross join lateral (select at, played_ms from watch_range
        where tenant_id = ${tenantId} and viewer_id = given."viewerId" order by at desc limit 1) as last`,
    )
  }

  /** The pieces that viewers have watched and that overlap these periods. */
  async function counted(
    tenantId: string,
    periods: readonly (Span & { viewerId: string })[],
  ): Promise<(Span & { viewerId: string })[]> {
    const given = periods.map(({ viewerId, at, until }) => ({ viewerId, from: at / 1000, to: until / 1000 }))
    const rows = await rowsOf<{ viewerId: string; at: number; playedMs: number }>(
      transaction,
      sql`select found.* from ${givenRows(given, { viewerId: 'uuid', from: 'float8', to: 'float8' })}
        cross join lateral (select viewer_id as "viewerId", (extract(epoch from at) * 1000)::float8 as at,
          played_ms as "playedMs" from watch_range where tenant_id = ${tenantId} and viewer_id = given."viewerId"
            and at > to_timestamp(given."from" - ${longestPieceMs / 1000}::int) and at < to_timestamp(given."to")
            and at + played_ms * interval '1 millisecond' > to_timestamp(given."from") offset 0) as found`,
    )
    return rows.map(({ viewerId, at, playedMs }) => ({ viewerId, at, until: at + playedMs }))
  }

  /** What is stored of viewings, all days together. */
  async function viewings(tenantId: string, ids: readonly string[]): Promise<Map<string, KnownViewing>> {
    const days = await select<KnownViewing & { viewingId: string }>(
      {
        viewingId: sql`viewing_id`,
        version: sql`version`,
        coachId: sql`coach_id`,
        coachName: sql`coach_name`,
        seenSecond: sql`seen_second`,
        isCompleted: sql`is_completed`,
      },
      sql`watch_viewing where tenant_id = ${tenantId} and viewing_id = any(${sql.param(ids)}::uuid[])`,
    )
    const known = new Map<string, KnownViewing>()
    for (const { viewingId, ...day } of days) known.set(viewingId, addedTo(known.get(viewingId), day))
    return known
  }

  /** Who owns the classes and events, and their versions. */
  async function origins(tenantId: string, refs: readonly Ref[]): Promise<Map<string, Origin>> {
    const found = new Map<string, Origin>(refs.map((ref) => [originKey(ref), { ownerId: null, versions: [] }]))
    if (found.size === 0) return found
    const given = givenRows(refs, { kind: 'text', id: 'text' })
    const owners = await rowsOf<Ref & { ownerId: string | null }>(
      transaction,
      sql`select kind, id, owner_id as "ownerId" from draft
        where tenant_id = ${tenantId} and (kind, id) in (select kind, id from ${given})`,
    )
    const versions = await rowsOf<Ref & Origin['versions'][number]>(
      transaction,
      sql`select kind, id, version, (extract(epoch from published_at) * 1000)::float8 as "publishedAt",
          fields ->> 'instructor' as "coachName" from published_version
        where tenant_id = ${tenantId} and (kind, id) in (select kind, id from ${given}) order by version`,
    )
    for (const { ownerId, ...ref } of owners) found.set(originKey(ref), { ownerId, versions: [] })
    for (const { kind, id, ...version } of versions) found.get(originKey({ kind, id }))?.versions.push(version)
    return found
  }

  async function seen(tenantId: string, given: readonly SeenKey[]): Promise<SeenOf[]> {
    const keys = given.map(({ classTag, version, viewerId }) => ({ classTag, version, viewerId }))
    return select<SeenOf>(
      { classTag: sql`class_tag`, version: sql`version`, viewerId: sql`viewer_id`, seen: sql`seen` },
      sql`watch_seen where tenant_id = ${tenantId} and (class_tag, version, viewer_id) in
          (select * from ${givenRows(keys, { classTag: 'text', version: 'int', viewerId: 'uuid' })})`,
    )
  }

  /** Appends ranges, and adds to the sums. One statement, since each costs the embedded engine as much as ten rows do. */
  async function add(tenantId: string, { viewings, days, seen, retention }: Sums): Promise<void> {
    const content = sharedColumns(viewings, contentColumns)
    const classes = sharedColumns(seen, { classTag: 'text', version: 'int' })
    await transaction.execute(sql`with
      piece as (select given.*, ${content.values} from ${givenRows(pieceRows(viewings, content.sets), pieceColumns)}),
      appended as (
        insert into watch_range (tenant_id, viewer_id, at, played_ms, from_second, to_second, viewing_id, day, kind,
          class_tag, event_id, version, coach_id, coach_name)
        select ${tenantId}, "viewerId", to_timestamp(at / 1000), "playedMs", "fromSecond", "toSecond", "viewingId", day,
          kind, "classTag", "eventId", version, "coachId", "coachName" from piece),
      viewed as (
        insert into watch_viewing (tenant_id, viewing_id, day, viewer_id, kind, class_tag, event_id, version, coach_id,
          coach_name, played_ms, seen_second, is_first, is_completed)
        select ${tenantId}, "viewingId", day, "viewerId", kind, "classTag", "eventId", version, "coachId", "coachName",
          "dayPlayedMs", "daySeenSecond", "isFirst", "isCompleted" from piece where "dayPlayedMs" is not null
        on conflict (tenant_id, viewing_id, day) do update set played_ms = watch_viewing.played_ms + excluded.played_ms,
          seen_second = watch_viewing.seen_second + excluded.seen_second,
          is_completed = watch_viewing.is_completed or excluded.is_completed),
      seen as (
        insert into watch_seen (tenant_id, class_tag, version, viewer_id, seen)
        select ${tenantId}, "classTag", version, "viewerId", seen from (select given.*, ${classes.values}
          from ${givenRows(seenRows(seen, classes.sets), { set: 'int', viewerId: 'uuid', seen: 'text' })}) as of_viewer
        on conflict (tenant_id, class_tag, version, viewer_id) do update set seen = excluded.seen),
      retained as (
        insert into watch_retention (tenant_id, class_tag, version, bucket, viewers)
        select ${tenantId}, "classTag", version, bucket, viewers from ${givenRows(retention, retentionColumns)}
        on conflict (tenant_id, class_tag, version, bucket) do update
          set viewers = watch_retention.viewers + excluded.viewers)
      insert into watch_day (tenant_id, day, kind, class_tag, coach_id, coach_name, played_ms, viewings, completions)
      select ${tenantId}, day, kind, "classTag", "coachId", "coachName", "playedMs", viewings, completions
        from ${givenRows(days, dayColumns)}
      on conflict (tenant_id, day, kind, class_tag, coach_id, coach_name) do update
        set played_ms = watch_day.played_ms + excluded.played_ms, viewings = watch_day.viewings + excluded.viewings,
          completions = watch_day.completions + excluded.completions`)
  }

  async function select<Row>(columns: { [Name in keyof Row]: SQL }, source: SQL): Promise<Row[]> {
    return rowsIn(await rowsOf(transaction, sql`select ${inColumns(columns)} from ${source}`))
  }

  return { lock, viewersOf, ends, counted, viewings, origins, seen, add }
}

export type WatchRepository = ReturnType<typeof createWatchRepository>

/** What was watched, in which version and by whom it was led. */
const contentColumns = {
  kind: 'text',
  classTag: 'text',
  eventId: 'text',
  version: 'int',
  coachId: 'text',
  coachName: 'text',
} as const
const pieceColumns = {
  viewingId: 'uuid',
  viewerId: 'uuid',
  day: 'date',
  set: 'int',
  at: 'float8',
  playedMs: 'int',
  fromSecond: 'real',
  toSecond: 'real',
  dayPlayedMs: 'int',
  daySeenSecond: 'real',
  isFirst: 'boolean',
  isCompleted: 'boolean',
} as const
const retentionColumns = { classTag: 'text', version: 'int', bucket: 'int', viewers: 'int' } as const
const dayColumns = {
  day: 'date',
  kind: 'text',
  classTag: 'text',
  coachId: 'text',
  coachName: 'text',
  playedMs: 'bigint',
  viewings: 'int',
  completions: 'int',
} as const

/** A row per piece. What a viewing adds to the sums of a day comes with the first piece of that day. */
function pieceRows(viewings: Sums['viewings'], sets: readonly number[]) {
  return viewings.flatMap(({ viewingId, viewerId, day, pieces, ...sums }, number) =>
    pieces.map(({ at, playedMs, fromSecond, toSecond }, index) => ({
      viewingId,
      viewerId,
      day,
      set: sets[number] as number,
      at,
      playedMs,
      fromSecond,
      toSecond,
      dayPlayedMs: index === 0 ? sums.playedMs : null,
      daySeenSecond: index === 0 ? sums.seenSecond : null,
      isFirst: index === 0 ? sums.isFirst : null,
      isCompleted: index === 0 ? sums.isCompleted : null,
    })),
  )
}

function seenRows(seen: Sums['seen'], sets: readonly number[]) {
  return seen.map(({ viewerId, seen: buckets }, index) => ({ set: sets[index] as number, viewerId, seen: buckets }))
}
