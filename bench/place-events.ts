import { origin } from './server.ts'

export type Placed = { id: string; startsAt: number }

/** Schedules a simulated live; `startsInSecond` is relative to now, negative if it has started. */
export async function placeEvent(id: string, startsInSecond: number, like = 'slow-flow'): Promise<Placed> {
  const body = { tenant: 'pulse', id, like: `pulse-event-${like}`, startsInSecond, durationSecond: 3600 }
  const reply = await fetch(`${origin}/demo/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!reply.ok) throw new Error(`An event was not placed: ${reply.status}.`)
  const { startsAt } = (await reply.json()) as { startsAt: string }
  return { id, startsAt: Date.parse(startsAt) }
}

/** Schedules many events that started one to ten minutes ago. */
export async function placeManyEvents(count: number): Promise<void> {
  for (let number = 0; number < count; number += 1) await placeEvent(`bench-${number}`, -60 - (number % 540))
}
