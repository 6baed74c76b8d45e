import { z } from 'zod'
import type { DatabaseHandle } from '../../db/database.ts'

/** What has changed, for pages that show it: they fetch it anew. It carries no content, so everybody of the club may hear it. */
export type StudioEvent = { kind: string; id: string }
/** The kind of an event that says that others may have been lost: pages read all that they show again. */
const everything = '*'
export type StudioEvents = ReturnType<typeof createStudioEvents>

const Message = z.object({ tenantId: z.string(), kind: z.string(), id: z.string() })

/** Tells the open pages of a club's staff, on every server, that something has changed. */
export function createStudioEvents(database: Pick<DatabaseHandle, 'listen' | 'notify'>) {
  const listeners = new Map<string, Set<(event: StudioEvent) => void>>()

  async function start(): Promise<void> {
    const hear = (payload: string) => {
      const { tenantId, ...event } = Message.parse(JSON.parse(payload))
      for (const tell of listeners.get(tenantId) ?? []) tell(event)
    }
    const missed = () => {
      for (const club of listeners.values()) for (const tell of club) tell({ kind: everything, id: '' })
    }
    await database.listen('studio_changed', hear, missed)
  }

  /** Once the change is kept: what is told within a transaction would be fetched before it is there. */
  async function publish(tenantId: string, { kind, id }: StudioEvent): Promise<void> {
    await database.notify('studio_changed', JSON.stringify({ tenantId, kind, id }))
  }

  /** Returns what ends it. */
  function subscribe(tenantId: string, tell: (event: StudioEvent) => void): () => void {
    const told = listeners.get(tenantId) ?? new Set()
    listeners.set(tenantId, told.add(tell))
    return () => {
      told.delete(tell)
      if (told.size === 0 && listeners.get(tenantId) === told) listeners.delete(tenantId)
    }
  }

  return { start, publish, subscribe }
}
