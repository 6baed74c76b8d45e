import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createApp } from '../apps/server/src/app.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { createWatchTotals } from '../apps/server/src/modules/watching/watch-totals-repository.ts'
import { createLog } from '../apps/server/src/platform/logging/log.ts'
import { asPlatform, inTenant } from '../apps/server/src/platform/scope/scope.ts'
import { findPostgres, startPostgres } from '../apps/server/src/testing/postgres-cluster.ts'
import { buildDemoWorld } from '../packages/demo/src/world/demo-world.ts'
import { type Figure, percentile } from './figure.ts'
import { fillLedger } from './fill-ledger.ts'

const rounds = 10

/** The figures' queries over a year of one club, with ten million ranges on PostgreSQL and one million embedded. */
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
    const days = await asPlatform(() => fillLedger(app.database, tenantId, ranges))
    const totals = createWatchTotals(app.database.db)
    const month = { from: days.lastMonth, to: days.to }
    const reads = {
      'minutes by day, year': () => totals.minutesByDay(tenantId, days),
      'minutes by day, month': () => totals.minutesByDay(tenantId, month),
      'by class, year': () => totals.byClass(tenantId, days, 50),
      'by coach, year': () => totals.byCoach(tenantId, days),
      'active viewers, year': () => totals.activeViewers(tenantId, days),
      'retention of the most watched class': () => totals.retention(tenantId, 'class-0'),
    }
    const figures: Figure[] = []
    for (const [name, read] of Object.entries(reads)) {
      const result = await timeOf(() => inTenant<unknown>(tenantId, read))
      figures.push({ name: `${name}, ${scale}`, result, unit: 'ms', target: { atMost: 300 } })
    }
    return figures
  } finally {
    await app.close()
    rmSync(config.DATA_DIR, { recursive: true, force: true })
  }
}

/** The 95th percentile, once warm. */
async function timeOf(read: () => Promise<unknown>): Promise<number> {
  await read()
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now()
    await read()
    times.push(performance.now() - started)
  }
  return percentile(times, 0.95)
}
