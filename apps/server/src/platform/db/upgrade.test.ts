// @database both
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { drizzle as drizzlePostgresql } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgresql } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite'
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { afterEach, expect, it } from 'vitest'
import { createApp } from '../../app.ts'
import { readConfig } from '../../config.ts'
import { openDemoApp } from '../../testing/demo-app.ts'
import { makePostgresDatabase } from '../../testing/postgres-database.ts'
import { createBackup } from '../backup/create-backup.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { createLog } from '../logging/log.ts'
import { hashToken } from '../session/token.ts'
import { migrationsFolder } from './migrations.ts'
import { prepareTextSearch } from './text-search.ts'

type Rows = Record<string, unknown>[]
type Run = (text: string, values?: unknown[]) => Promise<Rows>
type Table = { name: string; columns: string[]; types: string[] }
type Filled = { table: Table; count: number; sum: string }

const oldest = '0000_initial'
const oldToken = 'signed-in-before-the-upgrade'
const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const undo of cleanUp.splice(0).toReversed()) await undo()
})

it('PLAT-02 a backup of the oldest version restores without losing a row, and the app runs on it', async () => {
  const work = mkdtempSync(join(tmpdir(), 'upbeat-upgrade-'))
  cleanUp.push(() => rmSync(work, { recursive: true, force: true }))
  const demo = await openDemoApp()
  const { token } = await demo.signIn('active@pulse.example')
  const favourites = (await demo.call('GET', '/api/v2/users/preferredvirtualclass', { token })).json()
  const old = await openOldDatabase(work)
  const tables = await tablesOf(old.run)
  const ask: Run = async (text, values) => (await demo.database.execute(text, values)).rows
  const events = await storedEvents(ask)
  for (const table of tables.filter(({ name }) => name !== 'live_event')) await fill(table, { from: ask, to: old.run })
  await insertEvents(events, old.run)
  await signInBefore(old.run)
  const before = await sumsOf(tables, old.run)
  expect(before.filter(({ count }) => count === 0)).toEqual([])
  await old.close()
  await demo.close()

  const file = join(work, 'before-the-upgrade.tar.gz')
  await createBackup(readConfig({ DATA_DIR: join(work, 'old'), ...old.settings }), file, new Date())
  const settings = { DATA_DIR: join(work, 'new'), ...(await emptyDatabase('new')) }
  await restoreBackup(readConfig(settings), file)

  const app = await createApp(readConfig({ ...settings, NODE_ENV: 'test', DEMO: 'off' }), createLog('silent'))
  cleanUp.push(app.close)
  expect(await sumsOf(tables, async (text) => (await app.database.execute(text)).rows)).toEqual(before)

  expect(await storedEvents(async (text) => (await app.database.execute(text)).rows)).toEqual(events)

  const call = (method: 'GET' | 'POST', url: string, payload?: object) => {
    const headers = { tenantid: 'pulse', authorization: `Bearer ${oldToken}` }
    return app.server.inject({ method, url, headers, ...(payload && { payload }) })
  }
  expect((await call('GET', '/api/v2/users/preferredvirtualclass')).json()).toEqual(favourites)
  expect((await call('GET', '/readyz')).statusCode).toBe(200)
  const written = { workoutName: 'After the upgrade', trackingResult: 7 }
  expect((await call('POST', '/api/v2/users/recentactivity', written)).statusCode).toBe(201)
  expect((await call('GET', '/api/v2/users/recentactivity')).body).toContain('After the upgrade')
}, 240_000)

/** A database of the first version, migrated by the oldest migration alone. */
async function openOldDatabase(work: string) {
  const folder = join(work, 'migrations')
  mkdirSync(join(folder, 'meta'), { recursive: true })
  copyFileSync(join(migrationsFolder, `${oldest}.sql`), join(folder, `${oldest}.sql`))
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'))
  const entries = journal.entries.filter(({ tag }: { tag: string }) => tag === oldest)
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))

  const made = await emptyDatabase('old')
  if (made) {
    const client = new pg.Client(made.DATABASE_URL)
    await client.connect()
    await prepareTextSearch((text) => client.query(text))
    await migratePostgresql(drizzlePostgresql({ client }), { migrationsFolder: folder })
    const run: Run = async (text, values) => (await client.query(text, values)).rows
    return { run, settings: made, close: () => client.end() }
  }
  mkdirSync(join(work, 'old'))
  const client = await PGlite.create(join(work, 'old/database'), { extensions: { pg_trgm, unaccent } })
  await prepareTextSearch((text) => client.exec(text))
  await migrateEmbedded(drizzleEmbedded({ client }), { migrationsFolder: folder })
  const run: Run = async (text, values) => (await client.query<Rows[0]>(text, values)).rows
  return { run, settings: {}, close: () => client.close() }
}

async function emptyDatabase(name: string) {
  const made = await makePostgresDatabase(`upbeat_${name}_${process.pid}`)
  if (!made) return null
  cleanUp.push(made.drop)
  return { DATABASE_URL: made.url }
}

async function tablesOf(run: Run): Promise<Table[]> {
  const rows = await run(`select c.table_name as name, json_agg(column_name) as columns, json_agg(data_type) as types
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER' group by 1 order by 1`)
  return rows as Table[]
}

/** Copies the demo's rows; a table that the demo leaves empty gets one row of plausible values. */
async function fill(table: Table, { from, to }: { from: Run; to: Run }) {
  const [found] = await from(`select coalesce(json_agg(t), '[]')::text as rows from ${quoted(table.name)} t`)
  const rows = JSON.parse(String(found?.rows)) as Rows
  const columns = table.columns.map(quoted).join(', ')
  await to(
    `insert into ${quoted(table.name)} (${columns})
    select ${columns} from json_populate_recordset(null::${quoted(table.name)}, $1::json)`,
    [JSON.stringify(rows.length > 0 ? rows : [plausible(table)])],
  )
}

function plausible({ columns, types }: Table) {
  const values: Record<string, unknown> = {
    text: 'pulse',
    uuid: crypto.randomUUID(),
    integer: 1,
    boolean: false,
    jsonb: {},
    bigint: 1,
    real: 1,
    'timestamp with time zone': '2026-11-22T20:00:00Z',
    'double precision': 1,
    date: '2026-11-22',
    ARRAY: [],
  }
  return Object.fromEntries(columns.map((column, at) => [column, values[types[at] ?? '']]))
}

/** Live events, with how the demo moves them. */
function storedEvents(run: Run): Promise<Rows> {
  return run(`select to_jsonb(e) - 'search_words' as event, repeat_every_second, linger_second from live_event e
    left join demo_event_move m on m.tenant_id = e.tenant_id and m.event_id = e.id order by e.tenant_id, e.id`)
}

/** Writes live events as the oldest version stored them: with their class as JSON, and times in UTC. */
async function insertEvents(events: Rows, to: Run) {
  const rows = events.map(({ event, repeat_every_second, linger_second }) => {
    const stored = event as Record<string, string | null>
    const isDaily = stored.recurrence !== null
    return {
      ...stored,
      video_id: stored.tag,
      virtual_class: {
        skill: stored.skill,
        intensity: stored.intensity,
        labels: stored.labels,
        focusAreas: stored.focus_areas,
        equipment: stored.equipment,
        categoryId: stored.category_id,
        subCategory: stored.sub_category,
        language: stored.language,
        calorieBurn: stored.calorie_burn,
        instructor: stored.instructor,
        scheduleDate: stored.schedule_date,
      },
      schedule_type: stored.local_start && (isDaily ? 'daily' : 'single'),
      starts_at: isDaily ? null : stored.local_start && `${stored.local_start}Z`,
      daily_time: isDaily ? stored.local_start?.slice(11) : null,
      repeat_every_second,
      linger_second,
    }
  })
  const [{ columns } = { columns: '' }] = await to(`select string_agg(quote_ident(column_name), ', ') as columns
    from information_schema.columns where table_name = 'live_event' and is_generated = 'NEVER'`)
  await to(
    `insert into live_event (${columns}) select ${columns} from json_populate_recordset(null::live_event, $1::json)`,
    [JSON.stringify(rows)],
  )
}

/** A member who is signed in during the upgrade. */
async function signInBefore(run: Run) {
  await run(
    `insert into session (token_hash, tenant_id, member_id, created_at, expires_at)
    select $1, tenant_id, id, now(), now() + interval '20 days' from member where email = 'active@pulse.example'`,
    [hashToken(oldToken)],
  )
}

/** Columns of the oldest version that were replaced since; `storedEvents` proves what became of the events'. */
const replaced: Record<string, readonly string[]> = {
  live_broadcast: ['video_id'],
  live_event: [
    'video_id',
    'virtual_class',
    'schedule_type',
    'starts_at',
    'daily_time',
    'repeat_every_second',
    'linger_second',
  ],
}

/** For each table: its row count, and a checksum over the columns that the oldest version had and this one still has. */
async function sumsOf(tables: readonly Table[], run: Run): Promise<Filled[]> {
  const sums: Filled[] = []
  for (const table of tables) {
    const kept = table.columns.filter((column) => !replaced[table.name]?.includes(column))
    const columns = kept.map(quoted).join(', ')
    const [row] = await run(`select count(*)::int as count, md5(coalesce(string_agg(line, '' order by line), '')) as sum
      from (select md5(row_to_json(t)::text) as line from (select ${columns} from ${quoted(table.name)}) t) lines`)
    sums.push({ table, ...(row as { count: number; sum: string }) })
  }
  return sums
}

function quoted(name: string) {
  return `"${name}"`
}
