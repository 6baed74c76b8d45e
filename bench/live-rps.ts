import autocannon from 'autocannon'
import { apiHeaders, callApi, signInByApi } from '../e2e/support/api.ts'
import { type Figure, median } from './figure.ts'
import { placeManyEvents } from './place-events.ts'
import { origin, startServer } from './server.ts'

const events = 1000
const rounds = 3
const secondsEach = 4

/** Requests per second for playlists of live classes while a thousand are on air, next to a bare route that returns the same bytes. */
export async function liveRequests(dataDir: string): Promise<Figure[]> {
  const server = await startServer(dataDir)
  try {
    await placeManyEvents(events)
    const { token } = await signInByApi('active@pulse.example')
    const { eventData } = await callApi('connectEvents', { token })
    const paths = eventData
      .filter(({ id, liveStreamingLink }) => id.startsWith('bench-') && liveStreamingLink !== '')
      .map(({ liveStreamingLink }) => new URL(liveStreamingLink).pathname.replace('master', '720'))
    if (paths.length < events) throw new Error(`Only ${paths.length} events are on air.`)
    const bare = paths.map((path) => `/bare?path=${encodeURIComponent(path)}`)
    // Warmed up, as by an earlier viewer's request.
    for (const path of bare) await textOf(path)
    const ours: number[] = []
    const bares: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      bares.push(await requestsPerSecond(bare))
      ours.push(await requestsPerSecond(paths))
    }
    const name = 'live playlist, share of a bare route'
    return [{ name, result: median(ours) / median(bares), unit: '', target: { atLeast: 0.5 } }]
  } finally {
    await server.stop()
  }
}

async function requestsPerSecond(paths: readonly string[]) {
  const headers = Object.fromEntries(apiHeaders())
  const requests = paths.map((path) => ({ method: 'GET' as const, path, headers }))
  const result = await autocannon({ url: origin, requests, connections: 20, duration: secondsEach })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx + result.errors} requests failed.`)
  return result.requests.average
}

async function textOf(path: string) {
  const reply = await fetch(origin + path, { headers: apiHeaders() })
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}.`)
  return reply.text()
}
