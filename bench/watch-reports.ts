import type autocannon from 'autocannon'
import { apiHeaders } from '../e2e/support/api.ts'
import { anyClass } from './class-ids.ts'
import type { Figure } from './figure.ts'
import { newSubscribers, quickMembers } from './members.ts'
import { startServer } from './server.ts'
import { shareOfBare } from './share-of-bare.ts'

const viewers = 400
/** Reports that arrive together share a transaction. */
const connections = 200
const path = '/api/v2/users/watching'
const partSeconds = 25

/**
 * Requests per second of players' reports, each of which adds to the ledger, relative to a route of the same server that is sent the same
 * requests and does nothing. A request with a body takes server and client several times what one without it takes.
 */
export async function watchReports(dataDir: string): Promise<Figure[]> {
  const server = await startServer(dataDir, quickMembers)
  try {
    const members = await newSubscribers(viewers, 'reports')
    const contentId = await anyClass()
    const began = Date.now() - 29 * 86_400_000
    let parts = 0
    const nextReport = () => {
      const member = members[parts % viewers]
      const part = Math.floor(parts / viewers)
      parts += 1
      const at = new Date(began + part * partSeconds * 1000).toISOString()
      const fromSecond = (part % 100) * partSeconds
      const range = { at, fromSecond, toSecond: fromSecond + partSeconds, playedSeconds: partSeconds }
      const watchingId = `bench-${Math.floor(part / 100)}`
      const headers = { ...Object.fromEntries(apiHeaders('pulse', member?.token)), 'content-type': 'application/json' }
      return { headers, body: JSON.stringify({ watchingId, contentId, ranges: [range] }) }
    }
    const load = (to: string) => {
      const setupRequest = (request: autocannon.Request) => ({ ...request, ...nextReport() })
      return { connections, requests: [{ method: 'POST' as const, path: to, setupRequest }] }
    }
    const { share, perSecond } = await shareOfBare({ ours: load(path), bare: load('/bare-report') })
    return [
      {
        name: 'watch reports, share of a bare route',
        result: share,
        unit: '',
        target: { atLeast: 0.5 },
      },
      { name: 'watch reports', result: perSecond, unit: '/s', target: { atLeast: 100 } },
    ]
  } finally {
    await server.stop()
  }
}
