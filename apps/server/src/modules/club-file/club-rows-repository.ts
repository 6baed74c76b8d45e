import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { newestKnown } from '../../platform/db/migrations.ts'
import { rowsOf } from '../../platform/db/rows-of.ts'
import { asPlatform } from '../../platform/scope/scope.ts'
import { type ClubTable, outliveMembers, references } from './club-tables.ts'

export type ClubRows = ReturnType<typeof clubRowsOn>
const batch = 500
/** The club's id, which an import sets, and the generated columns. */
const hiddenColumns = ['tenant_id', 'search_words']

/** The newest migration that this version knows. */
/** The newest migration of this version, by its time. */
export const schemaVersion = () => newestKnown().when

/** Reads a club in one snapshot, so that its rows fit together while the server runs. */
export function inSnapshot<T>(db: Database, work: (rows: ClubRows, transaction: Database) => Promise<T>): Promise<T> {
  return asPlatform(() =>
    db.transaction((transaction) => work(clubRowsOn(transaction), transaction), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    }),
  )
}

/** A club's rows in all tables, as the lines of its file. Runs as the platform, in a transaction. */
export function clubRowsOn(db: Database) {
  /** The columns that the file has; not the club's id, and not what the database computes. */
  async function columnsOf({ name, without = [] }: ClubTable): Promise<string[]> {
    const rows = await rowsOf<{ name: string }>(
      db,
      sql`select column_name as name from information_schema.columns where table_schema = 'public'
        and table_name = ${name} and is_generated = 'NEVER' and column_name <> 'tenant_id' order by ordinal_position`,
    )
    return rows.map((row) => row.name).filter((column) => !without.includes(column))
  }

  /** The rows as lines of JSON, some hundred at a time. */
  async function* read(tenantId: string, table: ClubTable, withMedia: boolean): AsyncGenerator<string[]> {
    const dropped = [...hiddenColumns, ...(table.without ?? [])].map(literal)
    const row = `to_jsonb(t) - array[${dropped.join(', ')}]${table.replaced ? ` || (${table.replaced})` : ''}`
    const conditions = [table.where, withMedia ? undefined : table.whereWithoutMedia].filter(Boolean)
    const where = [`t.tenant_id = ${literal(tenantId)}`, ...conditions.map((each) => `(${each})`)].join(' and ')
    yield* cursor(`select (${row})::text as line from ${quoted(table.name)} t where ${where}`)
  }

  async function* cursor(query: string): AsyncGenerator<string[]> {
    await db.execute(sql.raw(`declare club_rows no scroll cursor for ${query}`))
    for (;;) {
      const rows = await rowsOf<{ line: string }>(db, sql.raw(`fetch ${batch} from club_rows`))
      if (rows.length > 0) yield rows.map(({ line }) => line)
      if (rows.length < batch) break
    }
    await db.execute(sql.raw('close club_rows'))
  }

  /** Adds rows of a file to the club; `onlyFree` leaves out those whose key belongs to another club. */
  async function add(
    tenantId: string,
    table: ClubTable,
    columns: string[],
    lines: string[],
    onlyFree: boolean,
  ): Promise<void> {
    const names = sql.raw(columns.map(quoted).join(', '))
    const values = sql.raw(columns.map((column) => `r.${quoted(column)}`).join(', '))
    const name = sql.raw(quoted(table.name))
    await db.execute(sql`insert into ${name} (tenant_id, ${names}) select ${tenantId}, ${values}
      from jsonb_populate_recordset(null::${name}, ${`[${lines.join(',')}]`}::jsonb) r ${sql.raw(conflict(table, onlyFree))}`)
  }

  async function count(tenantId: string, { name }: ClubTable): Promise<number> {
    const [row] = await rowsOf<{ rows: number }>(
      db,
      sql`select count(*)::int as rows from ${sql.raw(quoted(name))} where tenant_id = ${tenantId}`,
    )
    return row?.rows ?? 0
  }

  /** The club's stored files that rows name. */
  async function mediaNames(tenantId: string): Promise<MediaNames> {
    const videos = await rowsOf<MediaNames['videos'][number]>(
      db,
      sql`select class_tag as "classTag", coalesce((facts->'taken'->>'version')::int, version) as version, 'source' as file
          from media_version where tenant_id = ${tenantId} and source_bytes is not null
        union select class_tag, version, file from media_rendition where tenant_id = ${tenantId}
        union select class_tag, version, file from media_file where tenant_id = ${tenantId}`,
    )
    const pictures = await rowsOf<{ key: string }>(
      db,
      sql`select distinct jsonb_array_elements_text(keys) as key from uploaded_picture where tenant_id = ${tenantId}`,
    )
    return { videos, pictures: pictures.map(({ key }) => key) }
  }

  /** How many rows refer to something that isn't there, by table. */
  async function dangling(tenantId: string): Promise<{ table: string; to: string; rows: number }[]> {
    const tables = await rowsOf<{ name: string }>(
      db,
      sql`select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'member_id'`,
    )
    const ofMembers = tables
      .filter(({ name }) => !outliveMembers.includes(name))
      .map(({ name }) => ({ from: name, to: 'member', columns: [['member_id', 'id'] as const] }))
    const found: { table: string; to: string; rows: number }[] = []
    for (const { from, to, columns } of [...ofMembers, ...references]) {
      const same = columns.map(([own, other]) => `o.${quoted(other)} = t.${quoted(own)}`).join(' and ')
      const [row] = await rowsOf<{ rows: number }>(
        db,
        sql`select count(*)::int as rows from ${sql.raw(quoted(from))} t where t.tenant_id = ${tenantId} and not exists
          (select from ${sql.raw(quoted(to))} o where o.tenant_id = ${tenantId} and ${sql.raw(same)})`,
      )
      if (row && row.rows > 0) found.push({ table: from, to, rows: row.rows })
    }
    return found
  }

  return { columnsOf, read, add, count, mediaNames, dangling }
}

export type MediaNames = { videos: { classTag: string; version: number; file: string }[]; pictures: string[] }

function conflict({ completes }: ClubTable, onlyFree: boolean): string {
  if (completes) {
    const set = completes.columns.map((column) => `${quoted(column)} = excluded.${quoted(column)}`)
    return `on conflict (${completes.key.map(quoted).join(', ')}) do update set ${set.join(', ')}`
  }
  return onlyFree ? 'on conflict do nothing' : ''
}

function quoted(name: string) {
  return `"${name.replaceAll('"', '""')}"`
}

function literal(text: string) {
  return `'${text.replaceAll("'", "''")}'`
}
