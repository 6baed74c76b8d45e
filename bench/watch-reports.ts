import autocannon from 'autocannon'
import { apiHeaders } from '../e2e/support/api.ts'
import { anyClass } from './class-ids.ts'
import { type Figure, median } from './figure.ts'
import { newSubscribers, quickMembers } from './members.ts'
import { origin, startServer } from './server.ts'

const viewers = 200
const rounds = 5
const secondsEach = 4
const path = '/api/v2/users/watching'
const partSeconds = 25

/**
 * Requests per second of players' reports, each of which adds to the ledger, relative to a route of the same server that is sent the same
 * requests and does nothing. A request with a body takes server and client several times what one without it takes. The two take turns, and the
 * share is the median of the rounds' shares, since the machine's speed changes meanwhile.
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
    const reportsPerSecond = (to: string) => {
      const setupRequest = (request: autocannon.Request) => ({ ...request, ...nextReport() })
      return requestsPerSecond({ url: origin, requests: [{ method: 'POST', path: to, setupRequest }] })
    }
    const ours: number[] = []
    const bares: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      bares.push(await reportsPerSecond('/bare-report'))
      ours.push(await reportsPerSecond(path))
    }
    return [
      {
        name: 'watch reports, share of a bare route',
        result: median(ours.map((perSecond, round) => perSecond / (bares[round] as number))),
        unit: '',
        target: { atLeast: 0.5 },
      },
      { name: 'watch reports', result: median(ours), unit: '/s', target: { atLeast: 100 } },
    ]
  } finally {
    await server.stop()
  }
}

/** As many requests at once as there are viewers: reports that arrive together share a transaction. */
async function requestsPerSecond(options: autocannon.Options) {
  const result = await autocannon({ ...options, connections: viewers, duration: secondsEach })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx + result.errors} requests failed.`)
  return result.requests.average
}
