import type { MemberSort } from '@upbeat/contract/studio/entities/member-list'
import { and, asc, count, desc, eq, gte, inArray, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type Database, schema } from '../../../platform/db/database.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'

const { member, memberLabel, memberSearch } = schema

export type MemberListRepository = ReturnType<typeof createMemberListRepository>
type Question = {
  words: readonly string[]
  label: string | undefined
  /** Each restricts the members by their ids, as another module knows. */
  restrictions: readonly ((memberId: SQLWrapper) => SQL)[]
  joinedFrom?: Date
  joinedUntil?: Date
  sort: MemberSort
  skip: number
  take: number
}

/** How many members are read in their order first: enough to fill a page with a common word or a usual state. */
const window = 3000
/** A shorter word has no trigram that the index could find. */
const shortestIndexed = 3
/** More members than this are not looked up one by one. */
const maxByIndex = 2000

const orders: Record<MemberSort, SQL[]> = {
  joined: [desc(memberSearch.joinedAt), desc(memberSearch.memberId)],
  seen: [sql`${memberSearch.seenAt} desc nulls last`, sql`${memberSearch.memberId} desc nulls last`],
  name: [asc(memberSearch.sortName), asc(memberSearch.memberId)],
}

/**
 * Members by their names and address. What many members have is found among the first in order; what few have by the
 * trigram index, or by reading them all.
 */
export function createMemberListRepository(db: Database) {
  /** The ids of a page of members. */
  async function page(tenantId: string, question: Question): Promise<string[]> {
    const { words, label, restrictions, joinedFrom, joinedUntil, sort, skip, take } = question
    const patterns = await patternsOf(words)
    const order = sql.join(orders[sort], sql`, `)
    const isOfClub = eq(memberSearch.tenantId, tenantId)
    const matches = and(
      sql`true`,
      ...patterns.map((pattern) => sql`${memberSearch.text} like ${pattern}`),
      label === undefined ? undefined : hasLabel(tenantId, label),
      joinedFrom && gte(memberSearch.joinedAt, joinedFrom),
      joinedUntil && lte(memberSearch.joinedAt, joinedUntil),
      ...restrictions.map((restriction) => restriction(memberSearch.memberId)),
    )
    const first = await idsOf(sql`
      select ${memberSearch.memberId} as id from (
        select * from ${memberSearch} where ${isOfClub} order by ${order} limit ${skip + window}
      ) as member_search where ${matches} order by ${order} limit ${take} offset ${skip}`)
    if (first.length === take) return first
    const few = await fewWith(tenantId, patterns)
    const isOneOfFew = few === null ? sql`true` : inArray(memberSearch.memberId, few)
    // `offset 0` keeps the planner from reading in order, one subquery per member.
    return idsOf(sql`
      select ${memberSearch.memberId} as id from (
        select * from ${memberSearch} where ${isOfClub} and ${isOneOfFew} and ${matches} offset 0
      ) as member_search order by ${order} limit ${take} offset ${skip}`)
  }

  async function idsOf(statement: SQL): Promise<string[]> {
    const rows = await rowsOf<{ id: string }>(db, statement)
    return rows.map((row) => row.id)
  }

  /** The words as patterns: in lower case, without accents, and with wildcards escaped. */
  async function patternsOf(words: readonly string[]): Promise<string[]> {
    if (words.length === 0) return []
    const typed = words.map((word) => word.replace(/[\\%_]/g, '\\$&'))
    const rows = await rowsOf<{ pattern: string }>(
      db,
      sql`select '%' || public.plain_text(word) || '%' as pattern from unnest(${sql.param(typed)}::text[]) as word`,
    )
    return rows.map(({ pattern }) => pattern)
  }

  /** The members with all of these, by the index; null if the longest is too short, or if too many have them. */
  async function fewWith(tenantId: string, patterns: readonly string[]): Promise<string[] | null> {
    const longest = patterns.reduce((one, other) => (other.length > one.length ? other : one), '')
    if (longest.length - 2 < shortestIndexed) return null
    const ids = await idsOf(
      sql`select public.members_like(${tenantId}, ${longest}, ${sql.param(patterns)}::text[], ${maxByIndex + 1}) as id`,
    )
    return ids.length > maxByIndex ? null : ids
  }

  /** What the list shows of these members, in any order. */
  async function details(tenantId: string, ids: string[]) {
    const { id, email, firstName, lastName, createdAt } = member
    return db
      .select({ id, email, firstName, lastName, createdAt, seenAt: memberSearch.seenAt })
      .from(member)
      .innerJoin(memberSearch, and(eq(memberSearch.tenantId, member.tenantId), eq(memberSearch.memberId, id)))
      .where(and(eq(member.tenantId, tenantId), inArray(id, ids)))
  }

  async function labelsOf(tenantId: string, ids: string[]): Promise<{ memberId: string; label: string }[]> {
    return db
      .select({ memberId: memberLabel.memberId, label: memberLabel.label })
      .from(memberLabel)
      .where(and(eq(memberLabel.tenantId, tenantId), inArray(memberLabel.memberId, ids)))
      .orderBy(asc(memberLabel.label))
  }

  /** All labels in use. */
  async function labels(tenantId: string): Promise<string[]> {
    const rows = await db
      .selectDistinct({ label: memberLabel.label })
      .from(memberLabel)
      .where(eq(memberLabel.tenantId, tenantId))
      .orderBy(asc(memberLabel.label))
    return rows.map(({ label }) => label)
  }

  async function countAll(tenantId: string): Promise<number> {
    const [row] = await db.select({ count: count() }).from(member).where(eq(member.tenantId, tenantId))
    return row?.count ?? 0
  }

  return { page, details, labelsOf, labels, countAll }
}

function hasLabel(tenantId: string, label: string): SQL {
  return sql`exists (select from ${memberLabel} where ${and(
    eq(memberLabel.tenantId, tenantId),
    eq(memberLabel.memberId, memberSearch.memberId),
    eq(memberLabel.label, label),
  )})`
}
