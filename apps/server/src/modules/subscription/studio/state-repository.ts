import type { MemberState } from '@upbeat/contract/studio/entities/member-list'
import { and, count, eq, gt, inArray, lte, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type Database, schema } from '../../../platform/db/database.ts'
import { memberState } from './member-state.ts'

const { subscription } = schema
export type RunningState = Exclude<MemberState, 'ended' | 'none'>
export type StateRepository = ReturnType<typeof createStateRepository>

/** The memberships of many members at once. */
export function createStateRepository(db: Database) {
  /** The states of these members. Those without any subscription are left out. */
  async function statesOf(tenantId: string, memberIds: string[], now: Date): Promise<Map<string, MemberState>> {
    if (memberIds.length === 0) return new Map()
    const rows = await db
      .select()
      .from(subscription)
      .where(and(eq(subscription.tenantId, tenantId), inArray(subscription.memberId, memberIds)))
    const byMember = Map.groupBy(rows, ({ memberId }) => memberId)
    return new Map([...byMember].map(([memberId, own]) => [memberId, memberState(own, now)]))
  }

  /** How many members are in each state; `none` isn't counted. */
  async function countStates(tenantId: string, now: Date): Promise<Map<MemberState, number>> {
    const states = db
      .select({ state: sql<MemberState>`coalesce(max(${runningState(now)}), 'ended')`.as('state') })
      .from(subscription)
      .where(eq(subscription.tenantId, tenantId))
      .groupBy(subscription.memberId)
      .as('states')
    const rows = await db.select({ state: states.state, count: count() }).from(states).groupBy(states.state)
    return new Map(rows.map((row) => [row.state, row.count]))
  }

  /** How many running trials end within a time. */
  async function countTrialsEnding(tenantId: string, { after, until }: { after: Date; until: Date }): Promise<number> {
    const [row] = await db
      .select({ count: count() })
      .from(subscription)
      .where(isTrialEnding(tenantId, after, until))
    return row?.count ?? 0
  }

  return { statesOf, countStates, countTrialsEnding, isIn, trialEnds }
}

/** Whether the member with this id is in a state, as a condition of a query. */
function isIn(tenantId: string, memberId: SQLWrapper, state: MemberState, now: Date): SQL {
  const own = sql`select from ${subscription}
    where ${subscription.tenantId} = ${tenantId} and ${subscription.memberId} = ${memberId}`
  if (state === 'none') return sql`not exists (${own})`
  if (state !== 'ended') return sql`exists (${own} and ${runningState(now)} = ${state})`
  return sql`exists (${own}) and not exists (${own} and ${runningState(now)} is not null)`
}

/** Whether the member with this id has a trial that ends then, as a condition of a query. */
function trialEnds(tenantId: string, memberId: SQLWrapper, from: Date, until: Date): SQL {
  const isOwn = and(isTrialEnding(tenantId, from, until), sql`${subscription.memberId} = ${memberId}`)
  return sql`exists (select from ${subscription} where ${isOwn})`
}

/** A running trial of the club that ends after `from`, at the latest at `until`. */
function isTrialEnding(tenantId: string, from: Date, until: Date): SQL | undefined {
  const { status, source, currentPeriodEnd } = subscription
  const isTrial = and(eq(subscription.tenantId, tenantId), eq(status, 'trialing'), ne(source, 'external'))
  return and(isTrial, gt(currentPeriodEnd, from), lte(currentPeriodEnd, until))
}

/** The state that a subscription gives while it is running, else null: `isRunning` and `memberState` in SQL. */
function runningState(now: Date): SQL<RunningState | null> {
  const { status, source, accessEndsAt, cancelAtPeriodEnd, currentPeriodEnd, endsAt, failedAttempts, pausedUntil } =
    subscription
  const at = sql`${now.toISOString()}::timestamptz`
  // Free access lasts to the end of its last day in UTC.
  const freeUntil = sql`(date_trunc('day', ${accessEndsAt} at time zone 'UTC') + interval '1 day') at time zone 'UTC'`
  return sql`case
    when ${status} not in ('active', 'trialing') then null
    when ${source} = 'code' then case when ${accessEndsAt} is null or ${at} < ${freeUntil} then 'code' end
    when ${cancelAtPeriodEnd} or ${status} = 'trialing' then
      case when ${currentPeriodEnd} <= ${at} then null when ${source} = 'external' then 'external'
        when ${status} = 'trialing' then 'trial' when ${failedAttempts} > 0 then 'pastDue' else 'paying' end
    when ${endsAt} <= ${at} then null
    when ${status} = 'active' and ${currentPeriodEnd} <= ${at} and ${at} < ${pausedUntil} then 'paused'
    when ${source} = 'external' then 'external'
    when ${failedAttempts} > 0 then 'pastDue' else 'paying' end`
}
