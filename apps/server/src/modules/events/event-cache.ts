import type { DatabaseHandle } from '../../platform/db/database.ts'
import type { EventRow } from './event-row.ts'

export type EventCache = ReturnType<typeof createEventCache>
type Parts = { database: Pick<DatabaseHandle, 'listen'>; load: (tenantId: string) => Promise<EventRow[]> }

/** Each club's events in memory, read at first use and again after a server reports a change. */
export function createEventCache({ database, load }: Parts) {
  const events = new Map<string, Promise<EventRow[]>>()

  async function start() {
    await database.listen('events_changed', forget, () => events.clear())
    // Events have fields of the classes that they play.
    await database.listen('catalogue_changed', forget, () => events.clear())
  }

  /** Drops this server's events of a club now, without waiting for the notification. */
  function forget(tenantId: string) {
    events.delete(tenantId)
  }

  function of(tenantId: string): Promise<EventRow[]> {
    const known = events.get(tenantId)
    if (known) return known
    const loading = load(tenantId).catch((error) => {
      events.delete(tenantId)
      throw error
    })
    events.set(tenantId, loading)
    return loading
  }

  return { start, of, forget }
}
