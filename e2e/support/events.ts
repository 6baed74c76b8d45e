import { test as base } from '@playwright/test'
import type { WexerEvent } from '@upbeat/contract/entities/live-event'
import { callApi } from './api.ts'
import { serverTime } from './clock.ts'
import { port, type TenantName } from './tenants.ts'

/** Options of a test's own event: `startsInSecond` is relative to now, negative if it has started. */
export type EventPlan = {
  startsInSecond: number
  /** The demo event to copy, without the club's name. */
  like?: string
  tenant?: TenantName
  type?: 1 | 2
  name?: string
  durationSecond?: number
  linkDelaySecond?: number | null
  mayStartOver?: boolean
  transcode?: 'complete' | 'in_progress' | 'error'
  link?: string | null
  withoutMedia?: boolean
}
export type PlacedEvent = {
  id: string
  videoId: string
  startsAt: number
  /** The same event at another time, or otherwise changed. */
  change: (plan: Partial<EventPlan> & { startsInSecond: number }) => Promise<void>
  remove: () => Promise<void>
}

const address = `http://127.0.0.1:${port}/demo/events`
let count = 0

/** Adds the fixture `place`, which schedules live events for a test and removes them afterwards. */
export const test = base.extend<{ place: (plan: EventPlan) => Promise<PlacedEvent> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are wanted from the pattern
  place: async ({}, use, { workerIndex }) => {
    const placed: PlacedEvent[] = []
    await use(async (plan) => {
      count += 1
      const event = await placeEvent(`placed-${workerIndex}-${count}`, plan)
      placed.push(event)
      return event
    })
    for (const event of placed) await event.remove()
  },
})

/** A live event of the demo from the server, with the seconds until its start (negative while it runs). */
export async function liveEvent(slug: string, tenant: TenantName = 'pulse') {
  const id = slug.startsWith('placed-') ? slug : `${tenant}-event-${slug}`
  const { eventData } = await callApi('connectEvents', { tenant })
  const event = eventData.find((each) => each.id === id) as WexerEvent
  const now = (await serverTime()).getTime()
  return { event, secondsUntil: (Date.parse(event.live?.active_Time ?? '') - now) / 1000 }
}

async function placeEvent(id: string, plan: EventPlan): Promise<PlacedEvent> {
  const { tenant = 'pulse' } = plan
  const { videoId, startsAt } = await post(id, plan)
  return {
    id,
    videoId,
    startsAt: Date.parse(startsAt),
    change: async (changes) => {
      await post(id, { ...plan, ...changes })
    },
    remove: async () => {
      const reply = await fetch(`${address}/${tenant}/${id}`, { method: 'DELETE' })
      if (!reply.ok) throw new Error(`The event stays: ${reply.status}`)
    },
  }
}

async function post(id: string, { tenant = 'pulse', like, ...plan }: EventPlan) {
  const model = `${tenant}-event-${like ?? (tenant === 'tempo' ? 'kiez-boxen' : 'slow-flow')}`
  const reply = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...plan, id, tenant, like: model }),
  })
  if (!reply.ok) throw new Error(`The event was not placed: ${reply.status} ${await reply.text()}`)
  return (await reply.json()) as { videoId: string; startsAt: string }
}
