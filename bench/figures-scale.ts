import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fillPath } from '@upbeat/contract/fill-path'
import { type StudioCallName, studioBase, studioCalls } from '@upbeat/contract/studio/calls'
import { figurePeriods } from '@upbeat/contract/studio/entities/figures/figure'
import { createApp } from '../apps/server/src/app.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { createLog } from '../apps/server/src/platform/logging/log.ts'
import { asPlatform } from '../apps/server/src/platform/scope/scope.ts'
import { findPostgres, startPostgres } from '../apps/server/src/testing/postgres-cluster.ts'
import { demoPassword } from '../e2e/support/tenants.ts'
import { buildDemoWorld } from '../packages/demo/src/world/demo-world.ts'
import { type Figure, median } from './figure.ts'
import { fillLedger } from './fill-ledger.ts'

const rounds = 3
type App = Awaited<ReturnType<typeof createApp>>
type Page = { call: StudioCallName; params?: Record<string, string>; query?: string }

/** What every page of figures asks for, of one club's year with ten million ranges on PostgreSQL, one million embedded. */
export async function* figuresAtScale(dataDir: string): AsyncGenerator<Figure[]> {
  yield await figuresOn('embedded, 1 million', 1e6, { DATA_DIR: join(dataDir, 'figures') })
  const programs = findPostgres()
  if (!programs) return
  const cluster = await startPostgres(programs)
  try {
    const DATABASE_URL = `${cluster.url}/postgres`
    yield await figuresOn('PostgreSQL, 10 million', 1e7, { DATA_DIR: join(dataDir, 'figures'), DATABASE_URL })
  } finally {
    cluster.stop()
  }
}

async function figuresOn(scale: string, ranges: number, settings: Record<string, string>): Promise<Figure[]> {
  const config = readConfig({ CHECK_REPLIES: 'off', DEMO: 'on', CLOCK: 'demo', ...settings })
  const app = await createApp(config, createLog('silent'))
  try {
    const tenantId = buildDemoWorld(new Date()).tenants.find(({ name }) => name === 'pulse')?.config.tenantID
    if (!tenantId) throw new Error('The demo has no club of that name.')
    await asPlatform(() => fillLedger(app.database, tenantId, ranges))
    const before = await openStudio(app, '2031-12-20T12:00:00Z')
    await before({ call: 'savePayoutRule' }, { pool: { kind: 'fixed', amountMinor: 100_000 }, counts: 'all' })
    const studio = await openStudio(app, '2032-01-01T12:00:00Z')
    const figures: Figure[] = []
    for (const page of await pagesOf(app)) {
      // The first time stands for the job that stores what is over.
      await studio(page)
      const times: number[] = []
      for (let round = 0; round < rounds; round += 1) times.push(await studio(page))
      const name = [page.call, page.query ?? '', scale].join(' ')
      figures.push({ name, result: median(times), unit: 'ms', target: { atMost: 300 } })
    }
    return figures
  } finally {
    await app.close()
    rmSync(config.DATA_DIR, { recursive: true, force: true })
  }
}

async function pagesOf({ database }: App): Promise<Page[]> {
  const ofPeriods = (call: StudioCallName) => figurePeriods.map((period): Page => ({ call, query: `period=${period}` }))
  const { rows } = await asPlatform(() =>
    database.execute(
      `select tag from virtual_class v join tenant t on t.id = v.tenant_id where t.name = 'pulse' limit 1`,
    ),
  )
  return [
    ...ofPeriods('getFigures'),
    ...ofPeriods('listWatchedClasses'),
    { call: 'getClassFigures', params: { tag: String(rows[0]?.tag) } },
    { call: 'getPayouts' },
    { call: 'getPayout', params: { month: '2031-12' } },
  ]
}

/** The studio at a moment, as the owner of a demo club. Returns how many milliseconds a call takes. */
async function openStudio({ server }: App, now: string) {
  const headers = { host: 'pulse.localhost:4000', origin: 'http://pulse.localhost:4000' }
  await server.inject({ method: 'POST', url: '/demo/clock', headers, payload: { now } })
  const signedIn = await server.inject({
    method: 'POST',
    url: `${studioBase}/session`,
    headers,
    payload: { email: 'owner@pulse.example', password: demoPassword },
  })
  const cookie = signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')

  return async function timeOf({ call, params = {}, query }: Page, payload?: object): Promise<number> {
    const { method, path } = studioCalls[call]
    const url = studioBase + fillPath(path, params) + (query ? `?${query}` : '')
    const started = performance.now()
    const reply = await server.inject({ method, url, headers: { ...headers, cookie }, ...(payload && { payload }) })
    const taken = performance.now() - started
    if (reply.statusCode >= 400) throw new Error(`${call} answered ${reply.statusCode}: ${reply.body}`)
    return taken
  }
}
