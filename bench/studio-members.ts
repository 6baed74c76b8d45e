import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createApp } from '../apps/server/src/app.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { createLog } from '../apps/server/src/platform/logging/log.ts'
import { asPlatform } from '../apps/server/src/platform/scope/scope.ts'
import { findPostgres, startPostgres } from '../apps/server/src/testing/postgres-cluster.ts'
import { buildDemoWorld } from '../packages/demo/src/world/demo-world.ts'
import { type Figure, percentile } from './figure.ts'

const size = 100_000
const searches = 400
const warmUps = 40
const host = 'pulse.localhost:4000'

/** Searches of the studio's list of members, on the real server with both databases. */
export async function* studioMembers(dataDir: string): AsyncGenerator<Figure[]> {
  yield await figuresOn('embedded', { DATA_DIR: join(dataDir, 'members') })
  const programs = findPostgres()
  if (!programs) return
  const cluster = await startPostgres(programs)
  try {
    const DATABASE_URL = `${cluster.url}/postgres`
    yield await figuresOn('PostgreSQL', { DATA_DIR: join(dataDir, 'members'), DATABASE_URL })
  } finally {
    cluster.stop()
  }
}

async function figuresOn(database: string, settings: Record<string, string>): Promise<Figure[]> {
  const config = readConfig({ CHECK_REPLIES: 'off', DEMO: 'on', CLOCK: 'demo', ...settings })
  const app = await createApp(config, createLog('silent'))
  try {
    const pulse = buildDemoWorld(new Date()).tenants.find(({ name }) => name === 'pulse')
    if (!pulse) throw new Error('The demo has no club of that name.')
    const tenantId = pulse.config.tenantID
    await asPlatform(async () => {
      for (let from = 1; from <= size; from += 10_000) {
        await app.database.execute(insertMembers, [tenantId, firstNames, lastNames, hosts, from])
      }
      await app.database.execute(insertMemberships, [tenantId])
      await app.database.vacuum()
      await app.database.execute('analyze')
    })
    const times = await measure(app.server)
    const figure = (name: string, measured: number[]): Figure => ({
      name: `${name} among ${size} members, ${database}, 95th`,
      result: percentile(measured, 0.95),
      unit: 'ms',
      target: { atMost: 100 },
    })
    return [figure('part of a name or address', times.found), figure('two letters', times.short)]
  } finally {
    await app.close()
    rmSync(config.DATA_DIR, { recursive: true, force: true })
  }
}

const firstNames = 'Anna Ben Clara David Zoë Felix Greta Łukasz Ida Jonas Mia Noah Olivia Paul Rosa Stefan'.split(' ')
const lastNames = 'Müller Schmidt Weber Fischer Kowalski Okafor Nguyen García Silva Rossi Jansen Novák Berg Lind'.split(
  ' ',
)
const hosts = 'gmail.example outlook.example icloud.example web.example'.split(' ')

const insertMembers = `
  insert into member (id, tenant_id, email, email_key, first_name, last_name, created_at)
  select gen_random_uuid(), $1, address, address, first, last || tail, now() - n * interval '7 minutes' from (
    select n, first, last, tail, lower(first || '.' || last || n || '@' || ($4::text[])[1 + n % 4]) as address from (
      select n, ($2::text[])[1 + n * 13 % 16] as first, ($3::text[])[1 + n * 5 % 14] as last,
        case when n % 3 = 0 then '-' || substr(md5(n::text), 1, 5) else '' end as tail
      from generate_series($5::int, $5::int + 9999) n) named) written`

/** As in a club of this size: most pay, some try, some have left, a few cards fail. */
const insertMemberships = `
  insert into subscription (id, tenant_id, member_id, status, source, started_at, updated_at, current_period_end, failed_attempts)
  select gen_random_uuid(), tenant_id, id, case when n % 10 < 7 then 'active' when n % 10 = 7 then 'trialing' else 'canceled' end,
    'sandbox', created_at, created_at, now() + interval '9 days', case when n % 500 = 0 then 1 else 0 end
  from (select *, row_number() over (order by id) as n from member where tenant_id = $1) m
  where n % 20 <> 19 and not exists (select from subscription s where s.member_id = m.id)`

type Server = Awaited<ReturnType<typeof createApp>>['server']

async function measure(server: Server): Promise<{ found: number[]; short: number[] }> {
  const headers: Record<string, string> = { host, origin: `http://${host}` }
  const payload = { email: 'owner@pulse.example', password: 'Demo1234' }
  const signedIn = await server.inject({ method: 'POST', url: '/studio/api/v1/session', headers, payload })
  headers.cookie = signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const ask = async (search: string) => {
    const url = `/studio/api/v1/members?${new URLSearchParams({ search })}`
    const started = performance.now()
    const reply = await server.inject({ method: 'GET', url, headers })
    const time = performance.now() - started
    if (reply.statusCode !== 200) throw new Error(`A search answered ${reply.statusCode}: ${reply.body}`)
    return { time, members: reply.json<{ members: unknown[] }>().members }
  }
  const found: number[] = []
  for (let turn = -warmUps; turn < searches; turn++) {
    const { time, members } = await ask(textAt(turn + warmUps))
    if (turn === -warmUps && members.length === 0) throw new Error('A search that must find has found nothing.')
    if (turn >= 0) found.push(time)
  }
  const short: number[] = []
  for (const letters of ['an', 'mu', 'q7', 'xz', '@w', 'zo', '99', 'łu', 'jj', 'el']) {
    for (let turn = 0; turn < 4; turn++) short.push((await ask(letters)).time)
  }
  return { found, short }
}

/** Common and rare names, parts of addresses, whole addresses, two words, and texts that nobody has. */
function textAt(turn: number): string {
  const first = firstNames[turn % firstNames.length] ?? ''
  const last = lastNames[(turn * 3) % lastNames.length] ?? ''
  const texts = [
    first,
    last.slice(0, 4),
    `${first} ${last}`,
    `${last.toLowerCase()}${turn * 131}`,
    hosts[turn % hosts.length] ?? '',
    `${first.toLowerCase()}.${last.toLowerCase()}${turn * 97}@`,
    `nobody${turn}`,
    `${last.slice(1, 4)} ${first.slice(0, 2)}`,
  ]
  return texts[turn % texts.length] ?? ''
}
