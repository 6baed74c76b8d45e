import { randomUUID } from 'node:crypto'
import type { WeekFigures } from '@upbeat/contract/studio/entities/figures/week-figure'
import { addDays } from '@upbeat/rules/live/live-days'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTenant } from '../../../platform/scope/scope.ts'
import { openStaffApp, type StaffApp, type TestStaff } from '../../../testing/staff-app.ts'
import type { NewFact } from '../../facts/fact.ts'
import { createFacts } from '../../facts/facts.ts'
import { watchOn } from '../testing/watch-on.ts'

let app: StaffApp
let clubId: string
beforeAll(async () => {
  app = await openStaffApp()
  const { rows } = await app.database.execute(`select id from tenant where name = 'mono'`)
  clubId = String(rows[0]?.id)
})
afterAll(() => app.close())

const facts = createFacts({ timeZoneOf: () => 'UTC', makeId: randomUUID })
const today = async () => String((await app.call('GET', '/demo/clock')).json().now).slice(0, 10)
const noon = async (daysAgo: number) => new Date(`${addDays(await today(), -daysAgo)}T12:00:00Z`)

async function join(daysAgo: number, count: number) {
  const at = await noon(daysAgo)
  const made = Array.from({ length: count }, () => {
    const entity = { tenantId: clubId, memberId: null, at, entityId: null }
    return { ...entity, kind: 'member_joined', details: { by: 'signUp' } } as NewFact
  })
  await inTenant(clubId, () => app.database.db.transaction((transaction) => facts.append(transaction, made)))
}

async function watch(daysAgo: number, minutes: number) {
  const memberId = randomUUID()
  await app.database.execute(
    'insert into member (id, tenant_id, email, email_key, created_at) values ($1, $2, $3, $3, $4)',
    [memberId, clubId, `${memberId}@mono.example`, await noon(daysAgo)],
  )
  const watching = { memberId, at: await noon(daysAgo), minutes }
  await inTenant(clubId, () => watchOn(app.database.db, clubId, watching))
}

async function week(as: TestStaff) {
  const { status, body } = await app.studio('getWeekFigures', { as })
  const { figures } = status === 200 ? (body as WeekFigures) : { figures: [] }
  return { status, figures: Object.fromEntries(figures.map(({ name, ...values }) => [name, values])) }
}

it('FIG-02 counts active members, minutes, new members and cancellations of seven days beside the seven before', async () => {
  // The club's first day of figures.
  await join(20, 1)
  await join(9, 2)
  await join(7, 3)
  await join(1, 4)
  // The running day doesn't count yet.
  await join(0, 5)
  await watch(10, 20)
  await watch(1, 30)
  const { figures } = await week(await app.newStaff('owner', 'mono'))
  expect(figures).toEqual({
    activeMembers: { value: 2, previous: 1 },
    minutes: { value: 30, previous: 20 },
    newMembers: { value: 7, previous: 2 },
    cancellations: { value: 0, previous: 0 },
  })
})

it('FIG-08 hides counts below five from those who may not see members, and all of it from coaches', async () => {
  const { figures } = await week(await app.newStaff('analyst', 'mono'))
  for (const { value, previous } of Object.values(figures))
    for (const shown of [value, previous])
      expect(shown === null || shown === 'few' || shown === 0 || shown > 4).toBe(true)
  expect((await week(await app.newStaff('coach', 'mono'))).status).toBe(403)
})
