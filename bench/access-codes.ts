import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createApp } from '../apps/server/src/app.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { createLog } from '../apps/server/src/platform/logging/log.ts'
import { findPostgres, startPostgres } from '../apps/server/src/testing/postgres-cluster.ts'
import type { Figure } from './figure.ts'

const size = 10_000
const host = 'pulse.localhost:4000'

/** A batch of access codes from the request to the last byte of its CSV file, on both databases. */
export async function* accessCodes(dataDir: string): AsyncGenerator<Figure[]> {
  yield [await figureOn('embedded', { DATA_DIR: join(dataDir, 'codes') })]
  const programs = findPostgres()
  if (!programs) return
  const cluster = await startPostgres(programs)
  try {
    const DATABASE_URL = `${cluster.url}/postgres`
    yield [await figureOn('PostgreSQL', { DATA_DIR: join(dataDir, 'codes'), DATABASE_URL })]
  } finally {
    cluster.stop()
  }
}

async function figureOn(database: string, settings: Record<string, string>): Promise<Figure> {
  const config = readConfig({ CHECK_REPLIES: 'off', DEMO: 'on', CLOCK: 'demo', ...settings })
  const app = await createApp(config, createLog('silent'))
  try {
    const result = (await measure(app.server)) / 1000
    return { name: `${size} access codes made and exported, ${database}`, result, unit: 's', target: { atMost: 5 } }
  } finally {
    await app.close()
    rmSync(config.DATA_DIR, { recursive: true, force: true })
  }
}

type Server = Awaited<ReturnType<typeof createApp>>['server']

/** Returns milliseconds. */
async function measure(server: Server): Promise<number> {
  const headers: Record<string, string> = { host, origin: `http://${host}` }
  const base = '/studio/api/v1'
  const account = { email: 'owner@pulse.example', password: 'Demo1234' }
  const signedIn = await server.inject({ method: 'POST', url: `${base}/session`, headers, payload: account })
  headers.cookie = signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const payload = { label: 'Everyone', size, days: 30, usesPerCode: 1, until: null }
  const started = performance.now()
  const made = await server.inject({ method: 'POST', url: `${base}/code-batches`, headers, payload })
  const url = `${base}/code-batches.csv?batch=${made.json<{ id: string }>().id}`
  const file = await server.inject({ method: 'GET', url, headers })
  const time = performance.now() - started
  const lines = file.body.trimEnd().split('\r\n').length
  if (lines !== size + 1) throw new Error(`The file has ${lines} lines.`)
  return time
}
