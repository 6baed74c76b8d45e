import type { SeededRandom } from '@upbeat/demo/world/seeded-random'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { type Database, schema } from '../../../platform/db/database.ts'
import type { NewFact } from '../../facts/fact.ts'
import { createFacts } from '../../facts/facts.ts'
import type { PlanRow } from '../../plans/plan.ts'
import { endedFacts, redeemedFact, startedFacts } from '../../subscription/billing/membership-facts.ts'
import { insertInBatches } from '../insert-in-batches.ts'

const { cancellation, invoice, member, plan, subscription } = schema
type Parts = { makeId: () => string; random: SeededRandom }
type Rows = Awaited<ReturnType<typeof readRows>>
type SubscriptionRow = Rows['subscriptions'][number]

const reasons = ['price', 'time', 'time', 'classes', 'elsewhere', 'broken', 'other', null] as const

/** Appends the facts of the accounts and memberships that the club has, and keeps why members cancelled. */
export async function seedFacts(db: Database, tenantId: string, { makeId, random }: Parts): Promise<void> {
  const rows = await readRows(db, tenantId)
  const facts: NewFact[] = rows.members.map(({ id, ssoIssuer, createdAt }) => {
    const by = ssoIssuer === null ? ('signUp' as const) : ('singleSignOn' as const)
    return { kind: 'member_joined', tenantId, memberId: id, at: createdAt, entityId: null, details: { by } }
  })
  facts.push(...rows.subscriptions.flatMap((row) => membershipFacts(row, rows)))
  await createFacts({ timeZoneOf: () => null, makeId }).append(db, facts)
  const cancelled = rows.subscriptions.flatMap(({ id, canceledAt: at }) => {
    return at === null
      ? []
      : [{ tenantId, subscriptionId: id, at, day: at.toISOString().slice(0, 10), reason: random.pick(reasons) }]
  })
  await insertInBatches(db, cancellation, cancelled)
}

async function readRows(db: Database, tenantId: string) {
  return {
    members: await db.select().from(member).where(eq(member.tenantId, tenantId)).orderBy(asc(member.email)),
    plans: await db.select().from(plan).where(eq(plan.tenantId, tenantId)),
    // In an order that doesn't depend on ids, which differ at every start.
    subscriptions: await db
      .select()
      .from(subscription)
      .where(and(eq(subscription.tenantId, tenantId), inArray(subscription.source, ['sandbox', 'code'])))
      .orderBy(asc(subscription.startedAt)),
    invoices: await db.select().from(invoice).where(eq(invoice.tenantId, tenantId)).orderBy(asc(invoice.createdAt)),
  }
}

function membershipFacts(row: SubscriptionRow, { subscriptions, plans, invoices }: Rows): NewFact[] {
  const { tenantId, memberId, id, startedAt: at, discountCode: code, endsAt } = row
  if (row.source === 'code') return code ? [redeemedFact(row, { code, kind: 'freeaccess', at })] : []
  const sold = plans.find(({ tag }) => tag === row.planTag)
  if (!sold) return []
  const about = { tenantId, memberId, entityId: id }
  const { tag: planTag } = sold
  const ofMember = subscriptions.filter((other) => other.memberId === memberId && other.id !== id)
  const renewals = invoices.filter((bill) => bill.subscriptionId === id && bill.periodStart > at)
  return [
    ...startedFacts(startOf(row, sold, ofMember)),
    ...renewals.map(({ createdAt, amountMinor, currency, reason }): NewFact => {
      const details = { planTag, amountMinor, currency }
      return { kind: 'renewed', ...about, at: createdAt, details, source: `${id} ${reason}` }
    }),
    ...(row.canceledAt ? [{ kind: 'cancelled' as const, ...about, at: row.canceledAt, details: { planTag } }] : []),
    ...(endsAt ? endedFacts(beforeEnd(row), { at: endsAt, replaced: ofMember.some(followsAt(endsAt)) }) : []),
  ]
}

function startOf(row: SubscriptionRow, sold: PlanRow, ofMember: readonly SubscriptionRow[]) {
  const { startedAt: at, discountCode, percentageOff, amountOffMinor, trialStartedAt } = row
  const hadTrial = ofMember.some((other) => other.trialStartedAt !== null && other.trialStartedAt < at)
  const discount = discountCode === null ? null : { code: discountCode, percentageOff, amountOffMinor }
  return { ...row, plan: sold, at, isTrial: trialStartedAt !== null, hadTrial, discount }
}

function beforeEnd(row: SubscriptionRow): SubscriptionRow {
  return { ...row, status: row.trialStartedAt === null ? 'active' : 'trialing' }
}

function followsAt(moment: Date) {
  return ({ startedAt }: SubscriptionRow) => startedAt.getTime() === moment.getTime()
}
