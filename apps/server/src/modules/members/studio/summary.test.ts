import type { MemberSummary } from '@upbeat/contract/studio/entities/member-list'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStaffApp, type StaffApp, type TestStaff } from '../../../testing/staff-app.ts'

let app: StaffApp
let owner: TestStaff
beforeAll(async () => {
  app = await openStaffApp()
  owner = await app.newStaff('owner')
})
afterAll(() => app.close())

const summary = async (as: TestStaff): Promise<MemberSummary> =>
  (await app.studio('getMemberSummary', { as, tenant: as.tenant })).body

it('counts the members of this club alone, and names the newest five', async () => {
  const theirs = await app.newStaff('owner', 'tempo')
  const [before, theirsBefore] = [await summary(owner), await summary(theirs)]
  expect(before.total).toBeGreaterThan(5)
  expect(before.newest).toHaveLength(5)

  await app.advance(60)
  await app.database.execute(
    `insert into member (id, tenant_id, email, email_key, first_name, last_name, created_at)
      select gen_random_uuid(), id, $2, $2, $3, $4, $5 from tenant where name = $1`,
    ['tempo', 'zoe@tempo.example', 'Zoë', 'Lin', await now()],
  )
  expect(await summary(owner)).toEqual(before)
  const after = await summary(theirs)
  expect([after.total, after.joinedLately]).toEqual([theirsBefore.total + 1, theirsBefore.joinedLately + 1])
  expect(after.newest.map(({ name }) => name)).toEqual([
    'Zoë Lin',
    ...theirsBefore.newest.slice(0, 4).map(({ name }) => name),
  ])
})

it('counts who joined in the last seven days, and names those without a name by their address', async () => {
  const { joinedLately } = await summary(owner)
  const joinedAt = await now()
  await app.database.execute(
    `insert into member (id, tenant_id, email, email_key, created_at)
      select gen_random_uuid(), id, $1, $1, $2 from tenant where name = 'pulse'`,
    ['new@pulse.example', joinedAt],
  )
  const joined = await summary(owner)
  expect(joined.joinedLately).toBe(joinedLately + 1)
  expect(joined.newest[0]).toMatchObject({ name: 'new@pulse.example', joinedAt })
  await app.advance(7 * 24 * 3_600)
  // A session of the studio has ended by now.
  expect((await summary(await app.newStaff('owner'))).joinedLately).toBe(0)
})

it('FIG-02 counts the trials that end in the next seven days', async () => {
  owner = await app.newStaff('owner')
  const { trialsEnding } = await summary(owner)
  const as = await app.newMember()
  await app.make('startTrial', { as })
  const [trial] = (await app.make('listSubscriptions', { as })).body
  const days = (Date.parse(trial.currentPeriodEnd) - Date.parse(await now())) / 86_400_000
  expect(days).toBeGreaterThan(7)
  expect((await summary(owner)).trialsEnding).toBe(trialsEnding)
  await app.advance((days - 6) * 86_400)
  owner = await app.newStaff('owner')
  const ending = (await summary(owner)).trialsEnding
  await app.advance(6 * 86_400)
  owner = await app.newStaff('owner')
  expect(ending - (await summary(owner)).trialsEnding).toBeGreaterThanOrEqual(1)
})

it.each([
  ['manager', 200],
  ['support', 200],
  ['coach', 403],
  ['analyst', 403],
] as const)('a %s gets %i', async (role, expected) => {
  const as = await app.newStaff(role)
  expect((await app.studio('getMemberSummary', { as })).status).toBe(expected)
})

async function now() {
  return new Date((await app.call('GET', '/demo/clock')).json().now).toISOString()
}
