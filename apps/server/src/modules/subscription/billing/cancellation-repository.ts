import type { CancelReason } from '@upbeat/contract/entities/cancel-reason'
import { and, desc, eq } from 'drizzle-orm'
import { type Database, schema } from '../../../platform/db/database.ts'

const { cancellation } = schema
export type CancellationRepository = ReturnType<typeof createCancellationRepository>
type Cancellation = Pick<typeof cancellation.$inferInsert, 'tenantId' | 'subscriptionId' | 'at' | 'day'>
type Key = Omit<Cancellation, 'day'>

/** When members have cancelled, and why if they said so. */
export function createCancellationRepository(db: Database) {
  return {
    async add(made: Cancellation) {
      await db.insert(cancellation).values(made).onConflictDoNothing()
    },
    /** A membership's latest cancellation; null if there is none. */
    async latest(tenantId: string, subscriptionId: string): Promise<{ at: Date; reason: CancelReason | null } | null> {
      const [row] = await db
        .select({ at: cancellation.at, reason: cancellation.reason })
        .from(cancellation)
        .where(and(eq(cancellation.tenantId, tenantId), eq(cancellation.subscriptionId, subscriptionId)))
        .orderBy(desc(cancellation.at))
        .limit(1)
      return row ?? null
    },
    async giveReason({ tenantId, subscriptionId, at }: Key, reason: CancelReason): Promise<void> {
      const { tenantId: club, subscriptionId: membership, at: when } = cancellation
      await db
        .update(cancellation)
        .set({ reason })
        .where(and(eq(club, tenantId), eq(membership, subscriptionId), eq(when, at)))
    },
  }
}
