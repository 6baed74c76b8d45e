import type { CancelReason } from '@upbeat/contract/entities/cancel-reason'
import { and, eq, sql } from 'drizzle-orm'
import { type Database, schema } from '../../../platform/db/database.ts'

const { cancellation } = schema
export type CancellationRepository = ReturnType<typeof createCancellationRepository>
type Cancellation = Pick<typeof cancellation.$inferInsert, 'tenantId' | 'subscriptionId' | 'at' | 'day'>

/** When members have cancelled, and why if they said so. */
export function createCancellationRepository(db: Database) {
  return {
    async add(made: Cancellation) {
      await db.insert(cancellation).values(made).onConflictDoNothing()
    },
    /** Stores the reason of a membership's latest cancellation; false if there is none. */
    async giveReason(tenantId: string, subscriptionId: string, reason: CancelReason): Promise<boolean> {
      const isOfMembership = and(eq(cancellation.tenantId, tenantId), eq(cancellation.subscriptionId, subscriptionId))
      const latest = db
        .select({ at: sql`max(${cancellation.at})` })
        .from(cancellation)
        .where(isOfMembership)
      const answered = await db
        .update(cancellation)
        .set({ reason })
        .where(and(isOfMembership, eq(cancellation.at, sql`(${latest})`)))
        .returning({ at: cancellation.at })
      return answered.length > 0
    },
  }
}
