import { and, count, eq, gte, lt, min, sql } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'
import { rowsOf } from '../../platform/db/rows-of.ts'
import { type MembershipFact, membershipKinds } from './fold-memberships.ts'
import type { Span } from './span.ts'

const { fact, member } = schema
export type FigureSource = ReturnType<typeof createFigureSourceRepository>

/** Reads what the figures of a day are computed from. */
export function createFigureSourceRepository(db: Database) {
  /**
   * The facts of memberships until `to`, in order. Of the days before `from` only what says what was running then: the
   * last fact of each kind of the memberships that had not ended.
   */
  function membershipFacts(tenantId: string, { from, to }: Span): Promise<MembershipFact[]> {
    const kinds = sql.join(
      membershipKinds.map((kind) => sql`${kind}`),
      sql`, `,
    )
    const isFirst = sql`f.kind = 'subscribed' and not exists (
      select from ${fact} earlier where earlier.tenant_id = f.tenant_id and earlier.kind = 'subscribed'
        and earlier.member_id = f.member_id and earlier.at < f.at)`
    const columns = sql`f.kind, f.day::text as day, f.at, f.source, f.entity_id as "subscriptionId", f.details`
    return rowsOf<MembershipFact>(
      db,
      sql`
      with earlier as (
        select distinct on (f.entity_id, f.kind) ${columns}, false as "isFirst" from ${fact} f
        where f.tenant_id = ${tenantId} and f.kind in (${kinds}) and f.day < ${from} and not exists (
          select from ${fact} ended where ended.tenant_id = f.tenant_id and ended.kind = 'membership_ended'
            and ended.entity_id = f.entity_id and ended.day < ${from} and ended.at >= f.at)
        order by f.entity_id, f.kind, f.at desc
      ), recent as (
        select ${columns}, ${isFirst} as "isFirst" from ${fact} f
        where f.tenant_id = ${tenantId} and f.kind in (${kinds}) and f.day between ${from} and ${to}
      )
      select kind, day, "subscriptionId", details, "isFirst"
      from (select * from earlier union all select * from recent) as f
      order by day, at, source`,
    )
  }

  /** The first day of which the club has a fact; null if it has none. */
  async function firstDay(tenantId: string): Promise<string | null> {
    const [row] = await db
      .select({ day: min(fact.day) })
      .from(fact)
      .where(eq(fact.tenantId, tenantId))
    return row?.day ?? null
  }

  /** How many of the accounts were created before a moment, and when the others were. */
  async function accounts(tenantId: string, from: Date): Promise<{ before: number; since: Date[] }> {
    const isOfClub = eq(member.tenantId, tenantId)
    const [[row], since] = await Promise.all([
      db
        .select({ count: count() })
        .from(member)
        .where(and(isOfClub, lt(member.createdAt, from))),
      db
        .select({ at: member.createdAt })
        .from(member)
        .where(and(isOfClub, gte(member.createdAt, from))),
    ])
    return { before: row?.count ?? 0, since: since.map(({ at }) => at) }
  }

  return { membershipFacts, firstDay, accounts }
}
