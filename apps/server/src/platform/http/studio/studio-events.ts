import { z } from 'zod'
import type { DatabaseHandle } from '../../db/database.ts'

/**
 * Names a changed object, which pages that show it fetch again. It carries no content, so all staff of the club may
 * receive it.
 */
export type StudioEvent = { kind: string; id: string }
/** The kind that says that events may have been lost: pages reload all they show. */
const everything = '*'
export type StudioEvents = ReturnType<typeof createStudioEvents>

const Message = z.object({ tenantId: z.string(), kind: z.string(), id: z.string() })

/** The only writer of the channel. Call it after the commit: pages would fetch the old state if notified within a transaction. */
export async function publishStudioEvent(
  { notify }: Pick<DatabaseHandle, 'notify'>,
  tenantId: string,
  { kind, id }: StudioEvent,
): Promise<void> {
  await notify('studio_changed', JSON.stringify({ tenantId, kind, id }))
}

/** Reads a payload of the channel. */
export function readStudioEvent(payload: string): StudioEvent & { tenantId: string } {
  return Message.parse(JSON.parse(payload))
}

/** Notifies the open studio pages of a club, on every server, of changes. */
export function createStudioEvents(database: Pick<DatabaseHandle, 'listen' | 'notify'>) {
  const listeners = new Map<string, Set<(event: StudioEvent) => void>>()

  async function start(): Promise<void> {
    const hear = (payload: string) => {
      const { tenantId, ...event } = readStudioEvent(payload)
      for (const tell of listeners.get(tenantId) ?? []) tell(event)
    }
    const missed = () => {
      for (const club of listeners.values()) for (const tell of club) tell({ kind: everything, id: '' })
    }
    await database.listen('studio_changed', hear, missed)
  }

  /** As `publishStudioEvent`. */
  function publish(tenantId: string, event: StudioEvent): Promise<void> {
    return publishStudioEvent(database, tenantId, event)
  }

  /** Returns a function that unsubscribes. */
  function subscribe(tenantId: string, tell: (event: StudioEvent) => void): () => void {
    const subscribers = listeners.get(tenantId) ?? new Set()
    listeners.set(tenantId, subscribers.add(tell))
    return () => {
      subscribers.delete(tell)
      if (subscribers.size === 0 && listeners.get(tenantId) === subscribers) listeners.delete(tenantId)
    }
  }

  return { start, publish, subscribe }
}
