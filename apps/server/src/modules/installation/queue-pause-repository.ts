import type { QueueName } from '@upbeat/contract/studio/entities/installation'
import { eq } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'

const { pausedQueue } = schema

/** Which queues the operator has paused. Needs the platform's scope. */
export function createQueuePauses(db: Database) {
  return {
    async pausedAt(name: QueueName): Promise<Date | null> {
      const [row] = await db.select().from(pausedQueue).where(eq(pausedQueue.name, name))
      return row?.pausedAt ?? null
    },

    /** Pausing a paused queue keeps the time of the first pause. */
    async set(name: QueueName, paused: boolean, now: Date): Promise<void> {
      if (paused) await db.insert(pausedQueue).values({ name, pausedAt: now }).onConflictDoNothing()
      else await db.delete(pausedQueue).where(eq(pausedQueue.name, name))
    },
  }
}
