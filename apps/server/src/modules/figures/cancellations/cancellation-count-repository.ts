import { and, between, count, eq } from 'drizzle-orm'
import { type Database, schema } from '../../../platform/db/database.ts'
import type { Span } from '../span.ts'

const { cancellation } = schema
export type CancellationCounts = ReturnType<typeof createCancellationCountRepository>

export function createCancellationCountRepository(db: Database) {
  return {
    /** Of a club's days, by reason; reasons that nobody gave are left out. */
    byReason: (tenantId: string, { from, to }: Span) =>
      db
        .select({ reason: cancellation.reason, count: count() })
        .from(cancellation)
        .where(and(eq(cancellation.tenantId, tenantId), between(cancellation.day, from, to)))
        .groupBy(cancellation.reason),
  }
}
