import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import pg from 'pg'
import { fillClub } from '../apps/server/src/testing/cross-tenant-ids.ts'
import { openMemberApp } from '../apps/server/src/testing/member-app.ts'
import { findPostgres, startPostgres } from '../apps/server/src/testing/postgres-cluster.ts'
import { reachAcrossClubs } from '../apps/server/src/testing/reach-across-clubs.ts'
import { apiHeaders } from '../e2e/support/api.ts'
import { port } from '../e2e/support/tenants.ts'
import { type Figure, median } from './figure.ts'
import { origin, type RunningServer, startServer } from './server.ts'

const classesEach = 1000
const asked = 5
const runs = 7
const secondsEach = 3

/**
 * A thousand clubs with a thousand classes each in one PostgreSQL: the cost of a request relative to five clubs, and the server's memory.
 * Alternates between two servers, so that other load affects both alike.
 */
export async function tenants(dataDir: string): Promise<Figure[]> {
  const programs = findPostgres()
  if (!programs) throw new Error('PostgreSQL is not installed.')
  const cluster = await startPostgres(programs)
  const [fewUrl, manyUrl] = [`${cluster.url}/postgres`, `${cluster.url}/many`]
  const folder = mkdtempSync(join(tmpdir(), 'upbeat-bench-'))
  const servers: RunningServer[] = []
  const start = async (url: string, data: string, at: number) => {
    const server = await startServer(data, { DATABASE_URL: url, PORT: String(at) })
    servers.push(server)
    return server
  }
  try {
    await (await start(fewUrl, folder, port)).stop()
    await addClubs(fewUrl, 1, asked)
    await ask(fewUrl, 'create database many template postgres')
    await addClubs(manyUrl, asked + 1, 1000)
    await start(fewUrl, folder, port + 1)
    const { pid } = await start(manyUrl, dataDir, port)
    const ratio = await costOfRequest(origin, `http://127.0.0.1:${port + 1}`)
    const first = await firstRequests()
    const megabytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
    return [
      { name: 'a request at 1,000 clubs against 5', result: ratio, unit: '', target: { atMost: 1.3 } },
      { name: 'memory after 1,000 clubs were asked', result: megabytes, unit: 'MB', target: { atMost: 1024 } },
      { name: 'first request of a club, median', result: first, unit: 'ms', target: { atMost: 500 } },
    ]
  } finally {
    for (const server of servers) await server.stop()
    cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Calls every endpoint with ids of another club: the number of attempts, and of those that read or changed its data. */
export async function crossTenant(): Promise<Figure[]> {
  const often = '1000'
  const app = await openMemberApp({
    SIGN_UPS_PER_ADDRESS: often,
    CONTACT_PER_ADDRESS: often,
    FORGOT_PER_ACCOUNT: often,
  })
  try {
    const { tries, refused, answeredOwn, faults } = await reachAcrossClubs(app, await fillClub(app))
    for (const fault of faults) console.error(fault)
    return [
      { name: 'cross-tenant tries', result: tries, unit: '', target: { atLeast: 250 } },
      { name: 'refused', result: refused, unit: '', target: { atLeast: 200 } },
      {
        name: 'answered with the asker’s own alone',
        result: answeredOwn,
        unit: '',
        target: { atMost: tries - refused },
      },
      { name: 'let through', result: faults.length, unit: '', target: { atMost: 0 } },
    ]
  } finally {
    await app.close()
  }
}

async function ask(url: string, statement: string) {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(statement)
  await client.end()
}

const nameOf = (number: number) => `scale-${number}`
const pathOf = (number: number) => `/api/v3/virtualclass/${nameOf(number)}-1`

/** Clubs like pulse, with its first thousand classes under their own tags. */
async function addClubs(url: string, from: number, to: number) {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(
    `insert into tenant (id, name, config, settings, created_at)
     select 'scale-' || n, 'scale-' || n, config || jsonb_build_object('displayName', 'Scale ' || n), settings, now()
     from tenant, generate_series($1::int, $2::int) n where name = 'pulse'`,
    [from, to],
  )
  for (const table of ['virtual_class', 'category', 'channel', 'collection']) {
    const { rows } = await client.query(
      `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
      [table],
    )
    const columns = rows.map(({ name }) => String(name))
    const values = columns.map((name) => {
      if (name === 'tenant_id') return `'scale-' || n`
      return name === 'tag' && table === 'virtual_class' ? `'scale-' || n || '-' || c.at` : `c.${name}`
    })
    await client.query(
      `insert into ${table} (${columns}) select ${values} from generate_series($1::int, $2::int) n,
       (select *, row_number() over () as at from ${table} where tenant_id = (select id from tenant where name = 'pulse') limit ${classesEach}) c`,
      [from, to],
    )
  }
  // Maintenance that the database would otherwise run during the measurement.
  await client.query('vacuum analyze')
  await client.query('checkpoint')
  await client.end()
}

/** The cost of a request on one server relative to the other: the median of pairs, over the same five clubs. */
async function costOfRequest(one: string, other: string) {
  const requests = Array.from({ length: asked }, (_, at) => ({
    path: pathOf(at + 1),
    headers: { ...Object.fromEntries(apiHeaders()), tenantid: nameOf(at + 1) },
  }))
  const cost = async (url: string) => {
    const result = await autocannon({ url, requests, connections: 10, duration: secondsEach })
    if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx + result.errors} requests failed.`)
    return 1 / result.requests.average
  }
  const ratios: number[] = []
  for (let run = 0; run <= runs; run += 1) {
    const ratio = (await cost(one)) / (await cost(other))
    // The first run builds the snapshots.
    if (run > 0) ratios.push(ratio)
  }
  console.log(`        cost of a request, each pair: ${ratios.map((ratio) => ratio.toFixed(2)).join(' ')}`)
  return median(ratios)
}

/** Milliseconds of each club's first request, sequentially. */
async function firstRequests() {
  const times: number[] = []
  for (let number = asked + 1; number <= 1000; number += 1) {
    const started = performance.now()
    const headers = { ...Object.fromEntries(apiHeaders()), tenantid: nameOf(number) }
    const reply = await fetch(origin + pathOf(number), { headers })
    if (!reply.ok) throw new Error(`${nameOf(number)} answered ${reply.status}.`)
    await reply.arrayBuffer()
    times.push(performance.now() - started)
  }
  return median(times)
}
