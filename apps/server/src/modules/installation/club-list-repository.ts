import type { ClubSort, InstallationClub, InstallationClubQuery } from '@upbeat/contract/studio/entities/installation'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { rowsOf } from '../../platform/db/rows-of.ts'

export type ListedClub = Omit<InstallationClub, 'host' | 'studio' | 'lastActiveAt'> & {
  domain: string | null
  lastActiveAt: Date | null
}
type Asked = InstallationClubQuery & { month: string; defaultBytes: number | null; perPage: number }

const orders: Record<ClubSort, SQL> = {
  name: sql`lower(display_name)`,
  members: sql`members desc, lower(display_name)`,
  classes: sql`classes desc, lower(display_name)`,
  disk: sql`bytes desc, lower(display_name)`,
  use: sql`case when disk_limit is null then -1 else bytes::float / greatest(disk_limit, 1) end desc, lower(display_name)`,
  activity: sql`last_active_at desc nulls last, lower(display_name)`,
}

/** All clubs with their counts, and nothing of their content. Needs the platform's scope. */
export function createClubListRepository(db: Database) {
  /** One page, and how many clubs match. */
  async function page({ search = '', state, sort, page, month, defaultBytes, perPage }: Asked) {
    const pattern = `%${search
      .trim()
      .toLowerCase()
      .replaceAll(/[\\%_]/g, '\\$&')}%`
    const rows = await rowsOf<Record<string, unknown>>(
      db,
      sql`${clubs(month, defaultBytes)}
      select *, count(*) over () as total from club
      where (lower(display_name) like ${pattern} or lower(name) like ${pattern} or lower(coalesce(domain, '')) like ${pattern})
        ${state === undefined ? sql`` : sql`and state = ${state}`}
      order by ${orders[sort]}, tenant_id limit ${perPage} offset ${(page - 1) * perPage}`,
    )
    return { clubs: rows.map(clubOf), total: Number(rows[0]?.total ?? 0) }
  }

  async function all(month: string, defaultBytes: number | null): Promise<ListedClub[]> {
    const rows = await rowsOf<Record<string, unknown>>(
      db,
      sql`${clubs(month, defaultBytes)} select * from club order by lower(display_name), tenant_id`,
    )
    return rows.map(clubOf)
  }

  /** The bill's figures by club and month, oldest first; the last day of `until` is included. */
  async function usage({ from, until }: { from: string; until: string }) {
    const rows = await rowsOf<Record<string, unknown>>(
      db,
      sql`
      with played as (select tenant_id, to_char(day, 'YYYY-MM') as month, sum(played_ms) as ms from watch_day
          where to_char(day, 'YYYY-MM') between ${from} and ${until} group by 1, 2),
        used as (select * from club_usage where month between ${from} and ${until})
      select month, t.name, coalesce(t.config->>'displayName', t.name) as display_name, coalesce(u.disk_bytes, 0) as bytes,
        coalesce(u.members, 0) as members, coalesce(u.encoded_seconds, 0) as encoded_seconds, coalesce(p.ms, 0) as ms
      from used u full join played p using (tenant_id, month) join tenant t on t.id = tenant_id
      order by month, lower(coalesce(t.config->>'displayName', t.name)), t.id`,
    )
    return rows.map((row) => ({
      month: String(row.month),
      name: String(row.name),
      displayName: String(row.display_name),
      bytes: Number(row.bytes),
      members: Number(row.members),
      encodedSeconds: Number(row.encoded_seconds),
      playedMs: Number(row.ms),
    }))
  }

  return { page, all, usage }
}

/** `club`: a row per club. Each table is read once, whatever the number of clubs. */
function clubs(month: string, defaultBytes: number | null): SQL {
  return sql`
    with people as (select tenant_id, count(*) as members from member group by 1),
    library as (select tenant_id, count(*) as classes from virtual_class group by 1),
    rendered as (select tenant_id, sum(bytes) as bytes from media_rendition group by 1),
    pictured as (select tenant_id, sum(bytes) as bytes from media_file group by 1),
    -- Videos made of different tracks of a file share it.
    sourced as (select tenant_id, sum(bytes) as bytes from (select tenant_id, max(source_bytes) as bytes from media_version
      group by tenant_id, class_tag, coalesce((facts->'taken'->>'version')::int, version)) s group by 1),
    arriving as (select tenant_id, sum(bytes) as bytes from upload where state = 'receiving' group by 1),
    watched as (select tenant_id, max(day)::timestamptz as at from watch_day group by 1),
    worked as (select tenant_id, max(at) as at from audit_entry where tenant_id is not null group by 1),
    club as (select t.id as tenant_id, t.name, coalesce(t.config->>'displayName', t.name) as display_name, t.domain,
        case when t.disabled then 'disabled' when t.suspended then 'suspended' else 'active' end as state,
        coalesce(p.members, 0) as members, coalesce(l.classes, 0) as classes, coalesce(r.bytes, 0) as renditions,
        coalesce(f.bytes, 0) as pictures, coalesce(s.bytes, 0) as sources, coalesce(a.bytes, 0) as incoming,
        coalesce(r.bytes, 0) + coalesce(f.bytes, 0) + coalesce(s.bytes, 0) + coalesce(a.bytes, 0) as bytes,
        q.disk_bytes, q.encode_minutes, q.members as member_limit, coalesce(q.disk_bytes, ${defaultBytes}::bigint) as disk_limit,
        ceil(coalesce(u.encoded_seconds, 0) / 60.0) as encoded_minutes, greatest(w.at, k.at) as last_active_at
      from tenant t
      left join people p on p.tenant_id = t.id
      left join library l on l.tenant_id = t.id
      left join rendered r on r.tenant_id = t.id
      left join pictured f on f.tenant_id = t.id
      left join sourced s on s.tenant_id = t.id
      left join arriving a on a.tenant_id = t.id
      left join watched w on w.tenant_id = t.id
      left join worked k on k.tenant_id = t.id
      left join club_quota q on q.tenant_id = t.id
      left join club_usage u on u.tenant_id = t.id and u.month = ${month})`
}

function clubOf(row: Record<string, unknown>): ListedClub {
  const bytes = (value: unknown) => (value === null ? null : Number(value))
  return {
    tenantId: String(row.tenant_id),
    name: String(row.name),
    displayName: String(row.display_name),
    domain: row.domain === null ? null : String(row.domain),
    state: row.state as ListedClub['state'],
    members: Number(row.members),
    classes: Number(row.classes),
    disk: {
      renditions: Number(row.renditions),
      pictures: Number(row.pictures),
      sources: Number(row.sources),
      incoming: Number(row.incoming),
    },
    quota: {
      diskBytes: bytes(row.disk_bytes),
      encodeMinutes: bytes(row.encode_minutes),
      members: bytes(row.member_limit),
    },
    diskLimit: bytes(row.disk_limit),
    encodedMinutes: Number(row.encoded_minutes),
    lastActiveAt: row.last_active_at === null ? null : new Date(String(row.last_active_at)),
  }
}
