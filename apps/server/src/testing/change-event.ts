import { eq } from 'drizzle-orm'
import { schema } from '../platform/db/database.ts'
import { asPlatform, inTenant } from '../platform/scope/scope.ts'
import type { DemoApp } from './demo-app.ts'

const { liveEvent } = schema
type EventRow = typeof liveEvent.$inferSelect

/**
 * Changes an event as a club's editor would, and resolves when the app has processed the notification. The event no
 * longer repeats.
 */
export async function changeEvent(app: DemoApp, id: string, change: (row: EventRow) => Partial<EventRow>) {
  const { db, listen, notify } = app.database
  const [row] = await asPlatform(() => db.select().from(liveEvent).where(eq(liveEvent.id, id)))
  if (!row) throw new Error(`There is no event ${id}`)
  const changes = { repeatEverySecond: null, ...change(row) }
  await inTenant(row.tenantId, () => db.update(liveEvent).set(changes).where(eq(liveEvent.id, id)))
  const { promise, resolve } = Promise.withResolvers<void>()
  // Handlers run in the order of their registration, so the app's has run before this one.
  await listen('events_changed', () => resolve(), resolve)
  await notify('events_changed', row.tenantId)
  await promise
}
