import { origin } from './server.ts'

export type Placed = { id: string; startsAt: number }

/** Schedules a simulated live; `startsInSecond` is relative to now, negative if it has started. */
export function placeEvent(id: string, startsInSecond: number, like = 'slow-flow'): Promise<Placed> {
  return place({ id, like: `pulse-event-${like}`, startsInSecond })
}

/** Schedules an event that waits for a broadcast and began a moment ago. */
export function placeBroadcast(id: string): Promise<Placed> {
  return place({ id, like: 'pulse-event-climb-club', startsInSecond: -5, withoutMedia: true })
}

type Plan = { id: string; like: string; startsInSecond: number; withoutMedia?: boolean }

async function place(plan: Plan): Promise<Placed> {
  const reply = await fetch(`${origin}/demo/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...plan, tenant: 'pulse', durationSecond: 3600 }),
  })
  if (!reply.ok) throw new Error(`An event was not placed: ${reply.status}.`)
  const { startsAt } = (await reply.json()) as { startsAt: string }
  return { id: plan.id, startsAt: Date.parse(startsAt) }
}

/** Schedules many events that started one to ten minutes ago. */
export async function placeManyEvents(count: number): Promise<void> {
  for (let number = 0; number < count; number += 1) await placeEvent(`bench-${number}`, -60 - (number % 540))
}
