import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { readConfig } from '../apps/server/src/config.ts'
import { openDatabase } from '../apps/server/src/platform/db/open-database.ts'
import { signInAt } from '../apps/server/src/testing/keep-writing.ts'
import { findPostgres, startPostgres } from '../apps/server/src/testing/postgres-cluster.ts'
import { ended, startServer } from '../apps/server/src/testing/run-server.ts'
import { root } from '../scripts/runtime.mjs'
import { type Figure, percentile } from './figure.ts'

const members = 100_000
const classes = 1000
const quietSamples = 300

/** Backup and restore of a large club's database while it serves, and the time that SIGTERM takes. */
export async function* operating(dataDir: string): AsyncGenerator<Figure[]> {
  yield await figuresOn('embedded', join(dataDir, 'operating'), {})
  const programs = findPostgres()
  if (!programs) return
  const cluster = await startPostgres(programs)
  try {
    await create(cluster.url, 'served')
    await create(cluster.url, 'restored')
    const of = (name: string) => ({ DATABASE_URL: `${cluster.url}/${name}` })
    yield await figuresOn('PostgreSQL', join(dataDir, 'operating'), of('served'), of('restored'))
  } finally {
    cluster.stop()
  }
}

type Settings = Record<string, string>

async function figuresOn(engine: string, work: string, own: Settings, restored = own): Promise<Figure[]> {
  mkdirSync(work, { recursive: true })
  const settings = { DATA_DIR: join(work, 'data'), ...own }
  const archive = join(work, 'archive.tar')
  try {
    await seed(settings)
    const started = await startServer(settings)
    if (!('child' in started)) throw new Error(started.said)
    const headers = await signInAt(started.address, 'nosub@pulse.example')
    const ask = () => timeOf(() => fetch(`${started.address}/api/v2/users/recentactivity`, { headers }))
    const quiet: number[] = []
    for (let at = 0; at < quietSamples; at++) quiet.push(await ask())
    const meanwhile: number[] = []
    let isDone = false
    const asking = (async () => {
      while (!isDone) meanwhile.push(await ask())
    })()
    const backup = await timeOf(() => command('backup', settings, archive, '--database-only'))
    isDone = true
    await asking
    const end = ended(started.child)
    const stop = await timeOf(async () => {
      started.child.kill('SIGTERM')
      await end
    })
    const empty = { DATA_DIR: join(work, 'restored'), ...restored }
    const restore = await timeOf(() => command('restore', empty, archive))
    const of = `of ${members} members, ${engine}`
    const slower = percentile(meanwhile, 0.95) / percentile(quiet, 0.95)
    return [
      { name: `backup ${of}`, result: backup / 1000, unit: 's', target: { atMost: 60 } },
      { name: `restore ${of}`, result: restore / 1000, unit: 's', target: { atMost: 60 } },
      { name: `p95 of requests meanwhile, ${engine}`, result: slower, unit: 'times', target: { atMost: 2 } },
      { name: `from SIGTERM to the end, ${engine}`, result: stop / 1000, unit: 's', target: { atMost: 15 } },
    ]
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** The demo, with copies of one of its members and one of its classes. */
async function seed(settings: Settings) {
  const first = await startServer(settings)
  if (!('child' in first)) throw new Error(first.said)
  const end = ended(first.child)
  first.child.kill('SIGTERM')
  await end
  const database = await openDatabase(readConfig(settings))
  const copy = async (table: string, count: number, changes: string) => {
    // In parts, since a statement has a time limit.
    for (let from = 1; from <= count; from += 10_000) {
      await database.execute(`do $$
        declare columns text;
        begin
          select string_agg(quote_ident(column_name), ', ') into columns from information_schema.columns
            where table_schema = 'public' and table_name = '${table}' and is_generated = 'NEVER';
          execute format('insert into ${table} (%1$s) select %1$s
            from generate_series(${from}, ${Math.min(count, from + 9999)}) n, lateral (
              select (jsonb_populate_record(null::${table}, to_jsonb(one) || ${changes})).* from (select * from ${table} limit 1) one
            ) made', columns);
        end $$`)
    }
  }
  await copy(
    'member',
    members,
    `jsonb_build_object(''id'', gen_random_uuid(), ''email'', n || ''@bench.example'', ''email_key'', n || ''@bench.example'')`,
  )
  await copy('virtual_class', classes, `jsonb_build_object(''id'', gen_random_uuid(), ''tag'', ''bench-'' || n)`)
  await database.close()
}

async function create(url: string, name: string) {
  const client = new pg.Client(`${url}/postgres`)
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

async function command(name: string, settings: Settings, ...words: string[]) {
  const child = spawn(process.execPath, [join(root, `apps/server/src/${name}.ts`), ...words], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`${name} ended with ${code}`)
}
