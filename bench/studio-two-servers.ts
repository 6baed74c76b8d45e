import { setTimeout as pause } from 'node:timers/promises'
import { findPostgres, startPostgres } from '../apps/server/src/testing/postgres-cluster.ts'
import { callApi } from '../e2e/support/api.ts'
import { freePort } from '../scripts/free-port.mjs'
import { anyClass } from './class-ids.ts'
import { type Figure, Skipped } from './figure.ts'
import { startServer } from './server.ts'
import { signInToStudio } from './studio-client.ts'

const rounds = 5
const everyMs = 10

/** Time from publishing a class on one server until another on the same database shows it; the slowest of five. */
export async function studioTwoServers(dataDir: string): Promise<Figure[]> {
  const programs = findPostgres()
  if (!programs) throw new Skipped('PostgreSQL is not installed')
  const database = await startPostgres(programs)
  const settings = { DATABASE_URL: `${database.url}/postgres`, MEDIA_RESERVE_GB: '0' }
  const first = await startServer(dataDir, settings)
  try {
    const otherPort = await freePort(0)
    const second = await startServer(dataDir, { ...settings, PORT: String(otherPort) })
    try {
      const other = `http://127.0.0.1:${otherPort}`
      const { call } = await signInToStudio()
      const tag = await anyClass()
      const seen = async () => (await callApi('getClass', { params: { tag }, origin: other })).className
      let slowest = 0
      for (let round = 1; round <= rounds; round += 1) {
        const name = `Renamed ${round}`
        const changes = [{ field: 'name', base: await seen(), value: name }]
        await call('PUT', `/classes/${tag}`, { changes })
        const started = performance.now()
        await call('POST', `/classes/${tag}/publication`, {})
        while ((await seen()) !== name) await pause(everyMs)
        slowest = Math.max(slowest, (performance.now() - started) / 1000)
      }
      const name = 'published change at another server, slowest'
      return [{ name, result: slowest, unit: 's', target: { atMost: 5 } }]
    } finally {
      await second.stop()
    }
  } finally {
    await first.stop()
    database.stop()
  }
}
