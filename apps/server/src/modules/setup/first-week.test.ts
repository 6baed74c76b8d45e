import { tenantDefaults } from '@upbeat/contract/tenant-defaults'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStaffApp, type StaffApp, type TestStaff } from '../../testing/staff-app.ts'

let app: StaffApp
let owner: TestStaff
beforeAll(async () => {
  app = await openStaffApp()
  const admin = await app.newStaff(null)
  await app.database.execute('update staff_account set is_installation_admin = true where id = $1', [admin.accountId])
  const place = { language: 'en-gb', timeZone: 'Europe/London', currency: 'GBP' }
  await app.studio('createClub', { as: admin, body: { displayName: 'Riverside', address: 'riverside', ...place } })
  owner = { ...admin, tenant: 'riverside' }
})
afterAll(() => app.close())

const done = async (as = owner) => (await app.studio('getFirstWeek', { as })).body.done

it('counts each step of a new club’s first week as done once the club has what it is about', async () => {
  expect(await done()).toEqual([])
  await app.studio('setLook', { as: owner, body: { colours: { ...tenantDefaults.colours, primary: '#7a1f5c' } } })
  expect(await done()).toEqual(['look'])
  await app.studio('setAudience', { as: owner, body: { kind: 'code', accessCode: 'river-2026' } })
  expect(await done()).toEqual(['look', 'offer'])
  await app.reauthenticate(owner)
  await app.studio('invite', { as: owner, body: { email: 'cem@riverside.example', role: 'coach' } })
  expect(await done()).toEqual(['look', 'offer', 'colleague'])
  await app.newMember('riverside', { accessCode: 'RIVER-2026' })
  expect(await done()).toEqual(['look', 'offer', 'colleague', 'share'])
})

it('a running club has nothing left to do, and only those who see the settings ask', async () => {
  expect(await done(await app.newStaff('owner'))).toEqual(['look', 'class', 'offer', 'colleague', 'share'])
  expect((await app.studio('getFirstWeek', { as: await app.newStaff('coach') })).status).toBe(403)
})
