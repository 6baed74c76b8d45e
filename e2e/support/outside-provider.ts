import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What it answers: a status with a text, or nothing at all. */
export type ProviderAnswer = { status: number; text: string } | 'nothing'

/** Somebody else's Connect, as an older host spells it: one class that is yet to come and one recording. */
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
  let trouble: ProviderAnswer | null = null

  const server = createServer((request, reply) => {
    const path = request.url ?? ''
    const body = path.includes('/ondemand/')
      ? { event: live, virtualClass: { tag: 'V1', className: live.title }, liveStreamingLink: '' }
      : path.includes('/streamingurl/')
        ? { liveStreamingLink: '' }
        : { eventData: path.endsWith('/live') || path.includes('/live_event/') ? [live] : [live, recording] }
    const answer = trouble ?? { status: 200, text: JSON.stringify(body) }
    if (answer === 'nothing') return
    reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Answers everything so from now on, until told null. */
    setTrouble(answer: ProviderAnswer | null) {
      trouble = answer
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
