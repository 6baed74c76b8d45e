import { randomUUID } from 'node:crypto'
import type { Figure } from '@upbeat/contract/studio/entities/figures/figure'
import type { MemberCounts, MemberState } from '@upbeat/contract/studio/entities/member-list'
import { buildDemoWorld } from '@upbeat/demo/world/demo-world'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asPlatform } from '../../../platform/scope/scope.ts'
import { hashPassword } from '../../../platform/session/password.ts'
import { openStaffApp, type StaffApp } from '../../../testing/staff-app.ts'
import { seedHistory } from './seed-history.ts'

let app: StaffApp
beforeAll(async () => {
  app = await openStaffApp()
})
afterAll(() => app.close())

it('the demo’s figures agree with its lists of members and plans, in every club', async () => {
  const now = new Date((await app.call('GET', '/demo/clock')).json().now)
  const passwordHash = await hashPassword('Demo1234')
  const { tenants } = buildDemoWorld(now)
  await asPlatform(() =>
    app.database.db.transaction(async (transaction) => {
      for (const tenant of tenants) {
        const isBusy = tenant === tenants[0]
        await seedHistory(transaction, tenant, { now, passwordHash, makeId: randomUUID, isBusy })
      }
    }),
  )
  for (const { name: tenant } of tenants) {
    const as = await app.newStaff('owner', tenant)
    const figures: Figure[] = (await app.studio('getFigures', { as, query: { period: '90d' } })).body.figures
    const today = (name: string) => figures.find((figure) => figure.name === name)?.today
    const counts: MemberCounts = (await app.studio('getMemberCounts', { as })).body
    const inState = (wanted: MemberState) => counts.states.find(({ state }) => state === wanted)?.count ?? 0
    const plans: { subscribers: number }[] = (await app.studio('listPlans', { as })).body.plans
    const subscribers = plans.reduce((sum, plan) => sum + plan.subscribers, 0)
    expect([tenant, today('members'), today('subscriptions')]).toEqual([tenant, counts.total, inState('paying')])
    expect([tenant, subscribers]).toEqual([tenant, inState('paying') + inState('trial')])
    const played = tenants.find(({ name }) => name === tenant)?.members.flatMap(({ activity }) => activity) ?? []
    const minutes = figures.find(({ name }) => name === 'minutes')?.value ?? 0
    expect([tenant, minutes]).toEqual([tenant, expect.toSatisfy((value) => value > 0 === played.length > 0)])
  }

  const busy = await app.newStaff('owner', tenants[0]?.name)
  const figures: Figure[] = (await app.studio('getFigures', { as: busy, query: { period: '90d' } })).body.figures
  const grown = figures.filter(({ value, previous }) => (value ?? 0) > (previous ?? 0)).map(({ name }) => name)
  expect(grown).toEqual(expect.arrayContaining(['activeMembers', 'minutes', 'subscriptions', 'mrr', 'members']))
  expect(figures.find(({ name }) => name === 'churn')?.value).toBeGreaterThan(0)
  const { rows } = await app.database.execute(
    `select count(*)::int as count from watch_range r join watch_viewer v using (tenant_id, viewer_id)
      where r.tenant_id = $2 and not exists (select from subscription s where s.member_id = v.member_id
        and s.started_at <= r.at and coalesce(s.ends_at, $1) >= r.at)`,
    [now.toISOString(), tenants[0]?.config.tenantID],
  )
  expect(rows).toEqual([{ count: 0 }])
})
