import type { DatabaseHandle } from '../../platform/db/database.ts'
import type { EventRow } from './repository.ts'

export type EventCache = ReturnType<typeof createEventCache>
type Parts = { database: Pick<DatabaseHandle, 'listen'>; load: (tenantId: string) => Promise<EventRow[]> }

/** The events of each club in memory, read at first use and again once a server tells that they changed. */
export function createEventCache({ database, load }: Parts) {
  const shelves = new Map<string, Promise<EventRow[]>>()

  async function start() {
    await database.listen('events_changed', forget, () => shelves.clear())
  }

  /** For who changes events on this server and won't wait for the message. */
  function forget(tenantId: string) {
    shelves.delete(tenantId)
  }

  function of(tenantId: string): Promise<EventRow[]> {
    const known = shelves.get(tenantId)
    if (known) return known
    const loading = load(tenantId).catch((error) => {
      shelves.delete(tenantId)
      throw error
    })
    shelves.set(tenantId, loading)
    return loading
  }

  return { start, of, forget }
}
