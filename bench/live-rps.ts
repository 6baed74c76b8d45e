import { apiHeaders, callApi, signInByApi } from '../e2e/support/api.ts'
import type { Figure } from './figure.ts'
import { placeManyEvents } from './place-events.ts'
import { startServer } from './server.ts'
import { shareOfBare, textOf } from './share-of-bare.ts'

const events = 1000
const connections = 20

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
    const headers = Object.fromEntries(apiHeaders())
    const load = (of: readonly string[]) => ({
      connections,
      requests: of.map((path) => ({ method: 'GET' as const, path, headers })),
    })
    const { share } = await shareOfBare({ ours: load(paths), bare: load(bare) })
    return [{ name: 'live playlist, share of a bare route', result: share, unit: '', target: { atLeast: 0.5 } }]
  } finally {
    await server.stop()
  }
}
