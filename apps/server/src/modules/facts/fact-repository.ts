import { and, asc, between, count, desc, eq, ne, sql } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'
import type { FactKind } from './fact-details.ts'

const { fact, member } = schema
type FactRow = Omit<typeof fact.$inferInsert, 'kind'> & { kind: FactKind }
/** A statement takes at most 65,535 parameters. */
const batchSize = 2000

/** Appends facts; those whose source is known are ignored. Returns the ids of the others. */
export async function appendFacts(transaction: Database, rows: readonly FactRow[]): Promise<Set<string>> {
  const added = new Set<string>()
  for (let from = 0; from < rows.length; from += batchSize) {
    const batch = rows.slice(from, from + batchSize).map((row) => ({ ...row, memberId: existing(row) }))
    const stored = await transaction.insert(fact).values(batch).onConflictDoNothing().returning({ id: fact.id })
    for (const { id } of stored) added.add(id)
  }
  return added
}

/** Null if the account was deleted while the request was under way. */
function existing({ tenantId, memberId }: FactRow) {
  return memberId && sql`(select id from ${member} where tenant_id = ${tenantId} and id = ${memberId})`
}

const mostListed = 200

export function createFactRepository(db: Database) {
  type Days = { kind: FactKind; from: string; until: string }

  /** Facts of a kind by the club's local day, `from` and `until` included (`YYYY-MM-DD`). Days without any are left out. */
  function countByDay(tenantId: string, { kind, from, until }: Days): Promise<{ day: string; count: number }[]> {
    return db
      .select({ day: fact.day, count: count() })
      .from(fact)
      .where(and(eq(fact.tenantId, tenantId), eq(fact.kind, kind), between(fact.day, from, until)))
      .groupBy(fact.day)
      .orderBy(asc(fact.day))
  }

  /** What happened to a member's memberships, newest first. */
  async function ofMember(tenantId: string, memberId: string) {
    const planTag = sql<string | null>`${fact.details} ->> 'planTag'`
    return db
      .select({ kind: fact.kind, at: fact.at, planTag })
      .from(fact)
      .where(and(eq(fact.tenantId, tenantId), eq(fact.memberId, memberId), ne(fact.kind, 'played')))
      .orderBy(desc(fact.at), desc(fact.kind))
      .limit(mostListed)
  }

  return { countByDay, ofMember }
}
