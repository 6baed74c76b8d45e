import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A third-party Connect server with the field names of an older host: one upcoming class and one recording. */
export async function startOutsideProvider() {
  const startsAt = new Date(Date.now() + 12 * 3_600_000).toISOString()
  const shared = { duration: 1800, providerId: 'afar', providerName: 'Afar Club' }
  const live = {
    ...shared,
    id: 'E1',
    title: 'Live from afar',
    videoId: 'V1',
    type: 2,
    next_Occurrence_Time: startsAt,
    live: { status: 'unavailable', active_Time: startsAt },
    schedule: { type: 'single', availableDate: [startsAt], daily_Time: null },
  }
  const recording = { ...shared, id: 'E2', title: 'Recorded afar', videoId: 'V2', type: 3 }
  let isFailing = false

  const server = createServer((request, reply) => {
    const path = request.url ?? ''
    const body = path.includes('/ondemand/')
      ? { event: live, virtualClass: { tag: 'V1', className: live.title }, liveStreamingLink: '' }
      : path.includes('/streamingurl/')
        ? { liveStreamingLink: '' }
        : { eventData: path.endsWith('/live') || path.includes('/live_event/') ? [live] : [live, recording] }
    reply.writeHead(isFailing ? 500 : 200, { 'content-type': 'application/json' })
    reply.end(isFailing ? '{}' : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Makes every call fail with 500, or succeed again. */
    setFailing(fails: boolean) {
      isFailing = fails
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
