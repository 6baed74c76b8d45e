import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import pg from 'pg'
import { findPostgres, startPostgres } from '../apps/server/src/testing/postgres-cluster.ts'
import { apiHeaders, callApi } from '../e2e/support/api.ts'
import { anyClass } from './class-ids.ts'
import { type Figure, Skipped } from './figure.ts'
import { type BenchMember, newSubscribers, quickMembers } from './members.ts'
import { childCpuSeconds, childrenOf, cpuSeconds } from './processes.ts'
import { origin, startServer } from './server.ts'

const viewers = 200
const secondsEach = 6
const partSeconds = 25

/**
 * What a viewer's requests cost in milliseconds of CPU, at the server and at PostgreSQL: `npm run scale` computes from
 * them what many viewers need. Targets are far off, since they depend on the machine.
 */
export async function capacity(): Promise<Figure[]> {
  const programs = findPostgres()
  if (!programs || !existsSync('/proc/self/stat')) throw new Skipped('it needs Linux and PostgreSQL')
  const cluster = await startPostgres(programs)
  const dataDir = mkdtempSync(join(tmpdir(), 'upbeat-bench-'))
  const server = await startServer(dataDir, { ...quickMembers, DATABASE_URL: `${cluster.url}/postgres` })
  try {
    const members = await newSubscribers(viewers, 'capacity')
    const tag = await anyClass()
    const postmaster = Number(readFileSync(join(cluster.sockets, 'data/postmaster.pid'), 'utf8').split('\n')[0])
    const cpu = () => ({ server: cpuSeconds(server.pid), database: cpuOfDatabase(postmaster) })
    const cost = async (next: (at: number) => autocannon.Request) => {
      await asked(next, 1)
      const before = cpu()
      const requests = await asked(next, secondsEach)
      const after = cpu()
      const each = (name: keyof typeof before) => ((after[name] - before[name]) * 1000) / requests
      return { server: each('server'), database: each('database') }
    }
    const bases = await Promise.all(members.map((member) => streamOf(member, tag)))
    const media = (file: string) => (at: number) => ({ method: 'GET' as const, path: `${bases[at % viewers]}/${file}` })
    const get = (path: string) => (at: number) => ({ method: 'GET' as const, path, headers: headersOf(members, at) })
    const permission = await cost(media('audio.m3u8'))
    const segment = await cost(media('720/3.m4s'))
    const call = await cost(get(`/api/v3/virtualclass/${tag}`))
    const page = await cost(get('/home'))
    const report = await cost(reports(members, tag))
    const stored = await bytesOfReport(`${cluster.url}/postgres`)
    const bytes = (await (await fetch(`${origin}${bases[0]}/720/3.m4s`)).arrayBuffer()).byteLength
    const figure = (name: string, result: number): Figure => ({ name, result, unit: 'ms', target: { atMost: 50 } })
    return [
      figure('CPU of a permission for media, server', permission.server),
      figure(`CPU of a segment of ${Math.round(bytes / 1000)} kB, server`, segment.server),
      figure('CPU of a call, server', call.server),
      figure('CPU of a page, server', page.server),
      figure('CPU of a watch report, server', report.server),
      figure('CPU of a watch report, database', report.database),
      figure('CPU of a call, database', call.database),
      { name: 'a watch report in the database', result: stored, unit: 'bytes', target: { atMost: 1000 } },
    ]
  } finally {
    await server.stop()
    cluster.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** With its share of indexes and sums. */
async function bytesOfReport(url: string): Promise<number> {
  const client = new pg.Client(url)
  await client.connect()
  const tables = ['watch_range', 'watch_viewing', 'watch_day', 'watch_seen', 'watch_retention']
  const sizes = tables.map((table) => `pg_total_relation_size('${table}')`).join(' + ')
  const { rows } = await client.query(`select (${sizes})::float8 / count(*) as bytes from watch_range`)
  await client.end()
  return Number(rows[0]?.bytes)
}

/** How many requests were answered. */
async function asked(next: (at: number) => autocannon.Request, duration: number): Promise<number> {
  let at = 0
  const setupRequest = (request: autocannon.Request) => ({ ...request, ...next(at++) })
  const result = await autocannon({ url: origin, connections: 50, duration, requests: [{ setupRequest }] })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx + result.errors} requests failed.`)
  return result.requests.total
}

function headersOf(members: readonly BenchMember[], at: number) {
  return Object.fromEntries(apiHeaders('pulse', members[at % viewers]?.token))
}

async function streamOf({ token }: BenchMember, tag: string): Promise<string> {
  const { alternateLink } = await callApi('getClass', { token, params: { tag } })
  return new URL(alternateLink, origin).pathname.replace(/\/master\.m3u8$/, '')
}

/** Each member's reports follow one another, as a player's do. */
function reports(members: readonly BenchMember[], contentId: string) {
  const began = Date.now() - 29 * 86_400_000
  return (number: number): autocannon.Request => {
    const part = Math.floor(number / viewers)
    const at = new Date(began + part * partSeconds * 1000).toISOString()
    const fromSecond = (part % 100) * partSeconds
    const range = { at, fromSecond, toSecond: fromSecond + partSeconds, playedSeconds: partSeconds }
    return {
      method: 'POST',
      path: '/api/v2/users/watching',
      headers: { ...headersOf(members, number), 'content-type': 'application/json' },
      body: JSON.stringify({ watchingId: `capacity-${Math.floor(part / 100)}`, contentId, ranges: [range] }),
    }
  }
}

function cpuOfDatabase(postmaster: number): number {
  return childrenOf(postmaster).reduce((sum, pid) => sum + cpuSeconds(pid), childCpuSeconds(postmaster))
}
