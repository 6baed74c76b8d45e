import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStaffApp, type StaffApp } from '../../testing/staff-app.ts'

let app: StaffApp
beforeAll(async () => {
  app = await openStaffApp()
})
afterAll(() => app.close())

it('any staff make views of the list, all see them, and their authors and editors of all classes change them', async () => {
  const [coach, support, manager] = [
    await app.newStaff('coach'),
    await app.newStaff('support'),
    await app.newStaff('manager'),
  ]
  const save = (as: typeof coach, name: string, address: string) =>
    app.studio('saveView', { as, params: { kind: 'classes' }, body: { name, address } })
  const list = async (as: typeof coach) => (await app.studio('listViews', { as, params: { kind: 'classes' } })).body
  const remove = (as: typeof coach, id: string) => app.studio('removeView', { as, params: { kind: 'classes', id } })
  const address = 'state=draft&instructor=Kim&sort=-name'
  const { body: made } = await save(support, 'Kim’s drafts', address)
  expect(await list(coach)).toEqual([{ id: made.id, name: 'Kim’s drafts', address, mayRemove: false }])
  expect((await save(coach, 'kim’s DRAFTS', 'q=x')).body.code).toBe('notPermitted')
  expect((await remove(coach, made.id)).body.code).toBe('notPermitted')
  expect((await save(support, 'Kim’s drafts', 'q=kim')).body).toMatchObject({ id: made.id, address: 'q=kim' })
  expect((await save(manager, ' ', '')).status).toBe(400)
  const { body: named } = await save(manager, 'Fla\u0308che', '')
  expect((await save(manager, 'FL\u00C4CHE', '')).body.id).toBe(named.id)
  await remove(manager, named.id)
  expect(await list(await app.newStaff('owner', 'mono'))).toEqual([])
  expect((await remove(manager, made.id)).status).toBe(204)
  expect((await remove(manager, made.id)).body.code).toBe('notFound')
  expect(await list(manager)).toEqual([])
  const { entries } = (await app.studio('listAudit', { as: manager, query: { objectKind: 'classView' } })).body
  const actions = entries.map(({ action }: { action: string }) => action)
  const ofFirst = ['classView.removed']
  const ofNamed = ['classView.removed', 'classView.changed', 'classView.created']
  expect(actions).toEqual([...ofFirst, ...ofNamed, 'classView.changed', 'classView.created'])
})

it.each([
  ['javascript:alert(1)', 'javascript%3Aalert%281%29='],
  ['https://evil.example/?a=1', 'https%3A%2F%2Fevil.example%2F%3Fa=1'],
  ['?sort=name&state=draft', 'sort=name&state=draft'],
])('GRID-02 the address %s is stored only as a query', async (address, kept) => {
  const as = await app.newStaff('coach')
  const { body } = await app.studio('saveView', {
    as,
    params: { kind: 'classes' },
    body: { name: `View ${kept}`.slice(0, 60), address },
  })
  expect(body.address).toBe(kept)
})

it('views of members are for those who see members, and the history takes back what was done to them', async () => {
  const [manager, support, coach] = [
    await app.newStaff('manager'),
    await app.newStaff('support'),
    await app.newStaff('coach'),
  ]
  const params = { kind: 'members' }
  const list = async (as: typeof manager) => (await app.studio('listViews', { as, params })).body
  const body = { name: 'Card failing, newest', address: 'state=pastDue&columns=state' }
  expect((await app.studio('saveView', { as: coach, params, body })).body.code).toBe('notPermitted')
  expect((await list(coach)).code).toBe('notPermitted')
  const { body: made } = await app.studio('saveView', { as: support, params, body })
  expect(await list(manager)).toEqual([{ ...body, id: made.id, mayRemove: true }])
  // A view of one list is none of another.
  const ofClasses = { kind: 'classes', id: made.id }
  expect((await app.studio('removeView', { as: manager, params: ofClasses })).body.code).toBe('notFound')
  expect((await app.studio('saveView', { as: support, params: { kind: 'classes' }, body })).body.id).not.toBe(made.id)
  const ofMembers = { ...params, id: made.id }
  expect((await app.studio('removeView', { as: manager, params: ofMembers })).status).toBe(204)
  const query = { objectKind: 'memberView' }
  const [removal] = (await app.studio('listAudit', { as: manager, query })).body.entries
  expect((await app.studio('undoChange', { as: manager, params: { id: removal.id } })).status).toBe(204)
  expect(await list(manager)).toMatchObject([{ ...body, id: made.id }])
})
