// @database both
import { randomUUID } from 'node:crypto'
import { type MemberState, memberStates } from '@upbeat/contract/studio/entities/member-list'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { schema } from '../../../platform/db/database.ts'
import { asPlatform } from '../../../platform/scope/scope.ts'
import { openStaffApp, type StaffApp } from '../../../testing/staff-app.ts'
import type { SubscriptionRow } from '../repository.ts'
import { createStateRepository } from './state-repository.ts'

const now = new Date('2031-05-10T12:00:00Z')
const past = new Date('2031-05-09T12:00:00Z')
const future = new Date('2031-05-11T12:00:00Z')
const thisMorning = new Date('2031-05-10T01:00:00Z')

let app: StaffApp
beforeAll(async () => {
  app = await openStaffApp()
})
afterAll(() => app.close())

const cases: [MemberState, string, Partial<SubscriptionRow> | null][] = [
  ['none', 'nothing', null],
  ['trial', 'a trial', { status: 'trialing', currentPeriodEnd: future }],
  ['ended', 'a trial that has run out, though nothing has said so yet', { status: 'trialing', currentPeriodEnd: past }],
  ['paying', 'a paid period', { currentPeriodEnd: future }],
  ['paying', 'a renewal under way', { currentPeriodEnd: past }],
  ['paying', 'a cancelled plan in its last period', { currentPeriodEnd: future, cancelAtPeriodEnd: true }],
  ['ended', 'a cancelled plan after it', { currentPeriodEnd: past, cancelAtPeriodEnd: true }],
  ['pastDue', 'a failing card', { currentPeriodEnd: past, failedAttempts: 2 }],
  ['ended', 'a plan that has ended', { status: 'canceled', currentPeriodEnd: past, endsAt: past }],
  ['ended', 'one that is over by its end', { currentPeriodEnd: future, endsAt: past }],
  ['code', 'free access without an end', { source: 'code' }],
  ['code', 'free access on its last day', { source: 'code', accessEndsAt: thisMorning }],
  ['ended', 'free access after it', { source: 'code', accessEndsAt: past }],
  ['ended', 'ended free access', { source: 'code', status: 'inactive' }],
  ['external', 'the club’s own system', { source: 'external', endsAt: future }],
  ['ended', 'a token of that system that has expired', { source: 'external', endsAt: past }],
]

it.each(cases)('%s: %s', async (expected, _, row) => {
  const { db } = app.database
  const memberId = randomUUID()
  const tenantId = `club ${memberId}`
  await asPlatform(async () => {
    if (row) {
      const whole = { id: randomUUID(), tenantId, memberId, status: 'active', source: 'sandbox' } as const
      await db.insert(schema.subscription).values({ ...whole, startedAt: past, updatedAt: past, ...row })
    }
    const states = createStateRepository(db)
    expect((await states.statesOf(tenantId, [memberId], now)).get(memberId) ?? 'none').toBe(expected)
    expect([...(await states.countStates(tenantId, now))]).toEqual(row ? [[expected, 1]] : [])
    const { member } = schema
    await db.insert(member).values({ id: memberId, tenantId, email: memberId, emailKey: memberId, createdAt: past })
    const found: MemberState[] = []
    for (const state of memberStates) {
      const isIn = states.isIn(tenantId, member.id, state, now)
      const rows = await db
        .select({ id: member.id })
        .from(member)
        .where(and(eq(member.tenantId, tenantId), isIn))
      if (rows.length > 0) found.push(state)
    }
    expect(found).toEqual([expected])
  })
})
