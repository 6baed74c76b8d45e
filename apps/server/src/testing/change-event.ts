import { eq } from 'drizzle-orm'
import { schema } from '../platform/db/database.ts'
import { asPlatform, inTenant } from '../platform/scope/scope.ts'
import type { DemoApp } from './demo-app.ts'

const { demoEventMove, liveEvent } = schema
type EventRow = typeof liveEvent.$inferSelect
/** `startsAt`: it takes place once. `dailyTime`: every day, `HH:mm:ss` in UTC. */
type Change = Partial<EventRow> & { startsAt?: Date; dailyTime?: string }

/**
 * Changes an event as a club's editor would, and resolves when the app has processed the notification. The demo no longer
 * moves the event.
 */
export async function changeEvent(app: DemoApp, id: string, change: (row: EventRow) => Change) {
  const { db, listen, notify } = app.database
  const [row] = await asPlatform(() => db.select().from(liveEvent).where(eq(liveEvent.id, id)))
  if (!row) throw new Error(`There is no event ${id}`)
  const { startsAt, dailyTime, ...changes } = change(row)
  const changed = { ...changes, ...(startsAt && once(startsAt)), ...(dailyTime && daily(dailyTime, row)) }
  await inTenant(row.tenantId, async () => {
    await db.delete(demoEventMove).where(eq(demoEventMove.eventId, id))
    if (Object.keys(changed).length > 0) await db.update(liveEvent).set(changed).where(eq(liveEvent.id, id))
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  // Handlers run in the order of their registration, so the app's has run before this one.
  await listen('events_changed', () => resolve(), resolve)
  await notify('events_changed', row.tenantId)
  await promise
}

function once(startsAt: Date) {
  return { localStart: startsAt.toISOString().slice(0, -1), timeZone: 'UTC', recurrence: null }
}

function daily(time: string, { createdAt }: EventRow) {
  const recurrence = { frequency: 'daily' as const, interval: 1, weekdays: [], end: null }
  return { localStart: `${createdAt.toISOString().slice(0, 10)}T${time}`, timeZone: 'UTC', recurrence }
}
