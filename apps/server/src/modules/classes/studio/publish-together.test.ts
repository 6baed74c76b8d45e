import type { StudioClass } from '@upbeat/contract/studio/entities/class'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openStaffApp, type StaffApp, type TestStaff } from '../../../testing/staff-app.ts'

let app: StaffApp
let one: TestStaff
let other: TestStaff
let tag: string
let before: StudioClass
beforeAll(async () => {
  app = await openStaffApp()
  one = await app.newStaff('manager')
  other = await app.newStaff('owner')
})
afterAll(() => app.close())
beforeEach(async () => {
  const { classes } = (await app.studio('listClasses', { as: one, query: { state: 'published' } })).body
  tag = classes[0].tag
  before = await draft()
})

const draft = async (): Promise<StudioClass> => (await app.studio('getClassDraft', { as: one, params: { tag } })).body
const publish = (as: TestStaff) => app.studio('publishClass', { as, params: { tag }, body: {} })
const rename = (as: TestStaff, base: string, value: string) =>
  app.studio('saveClass', { as, params: { tag }, body: { changes: [{ field: 'name', base, value }] } })
const nameForMembers = async () => (await app.call('GET', `/api/v3/virtualclass/${tag}`)).json().className

it('two people who publish a class at once both succeed, and each version is kept', async () => {
  await rename(one, before.fields.name, 'Published by two')
  const replies = await Promise.all([publish(one), publish(other)])
  expect(replies.map(({ status, body }) => [status, body.state])).toEqual([
    [200, 'published'],
    [200, 'published'],
  ])
  const versions = replies.map(({ body }) => body.version).toSorted((a, b) => a - b)
  expect(versions).toEqual([before.version + 1, before.version + 2])
  const kept = (await app.studio('listClassVersions', { as: one, params: { tag } })).body
  expect(kept.map(({ version }: { version: number }) => version)).toEqual(expect.arrayContaining(versions))
  expect([await nameForMembers(), (await draft()).hasChanges]).toEqual(['Published by two', false])
  const { entries } = (await app.studio('listAudit', { as: other, query: { objectId: tag } })).body
  const publishers = entries.filter(({ action }: { action: string }) => action === 'class.published').slice(0, 2)
  expect(new Set(publishers.map(({ actorId }: { actorId: string }) => actorId))).toEqual(
    new Set([one.accountId, other.accountId]),
  )
})

it('an edit saved while someone else publishes is either published or still pending, never lost', async () => {
  const [saved, published] = await Promise.all([rename(one, before.fields.name, 'Saved meanwhile'), publish(other)])
  expect([saved.status, published.status]).toEqual([200, 200])
  const after = await draft()
  expect(after.fields.name).toBe('Saved meanwhile')
  expect(after.hasChanges).toBe((await nameForMembers()) !== 'Saved meanwhile')
})

it('a class that is binned while someone else publishes it ends in the bin, and a later publication is refused', async () => {
  const [binned, published] = await Promise.all([app.studio('binClass', { as: one, params: { tag } }), publish(other)])
  expect(binned.status).toBe(200)
  if (published.status !== 200) expect([published.status, published.body.code]).toEqual([409, 'notAllowedNow'])
  expect((await draft()).state).toBe('bin')
  expect((await app.call('GET', `/api/v3/virtualclass/${tag}`)).status).toBe(404)
})
