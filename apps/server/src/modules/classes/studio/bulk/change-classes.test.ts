import type { StudioListedClass } from '@upbeat/contract/studio/entities/class'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStaffApp, type StaffApp, type TestStaff } from '../../../../testing/staff-app.ts'

let app: StaffApp
let manager: TestStaff
beforeAll(async () => {
  app = await openStaffApp()
  manager = await app.newStaff('manager')
})
afterAll(() => app.close())

const list = async (take: number, skip = 0): Promise<StudioListedClass[]> => {
  const query = { state: 'published', sort: 'name', direction: 'up', take: String(take), skip: String(skip) }
  return (await app.studio('listClasses', { as: manager, query })).body.classes
}
const stateOf = async (tag: string) => (await app.studio('getClassDraft', { as: manager, params: { tag } })).body.fields
const change = (classes: object[], as = manager) => app.studio('changeClasses', { as, body: { classes } })
const undo = (id: string) => app.studio('undoChange', { as: manager, params: { id } })
const newest = async () => (await app.studio('listAudit', { as: manager })).body.entries[0]
const setLevel = (classes: StudioListedClass[], level: string) =>
  classes.map(({ tag, level: base }) => ({ tag, changes: [{ field: 'level', base, value: level }] }))

describe('several classes changed as one', () => {
  it('has one entry in the history, whose undo reverts all of them exactly and can be undone', async () => {
    const before = await list(3)
    const changes = before.map(({ tag, level, labels }, place) => ({
      tag,
      changes: [
        { field: 'level', base: level, value: place === 0 ? null : 'Advanced' },
        { field: 'labels', base: labels, value: [`Label ${place}`] },
      ],
    }))
    const { body, status } = await change(changes)
    expect(status).toBe(200)
    expect(body.conflicts).toEqual([])
    expect(body.classes.map(({ labels }: StudioListedClass) => labels[0])).toEqual(['Label 0', 'Label 1', 'Label 2'])
    const entry = await newest()
    expect(entry).toMatchObject({ id: body.entryId, action: 'classes.edited', objectName: '3', isUndoable: true })
    expect(entry.after).toEqual({ count: 3, fields: expect.arrayContaining(['labels']) })
    const changed = await Promise.all(before.map(({ tag }) => stateOf(tag)))
    expect((await undo(body.entryId)).status).toBe(204)
    for (const one of before) expect(await stateOf(one.tag)).toMatchObject({ level: one.level, labels: one.labels })
    expect((await undo(body.entryId)).body.code).toBe('notUndoable')
    expect((await undo((await newest()).id)).status).toBe(204)
    expect(await Promise.all(before.map(({ tag }) => stateOf(tag)))).toEqual(changed)
  })

  it('is undone completely or not at all', async () => {
    const before = await list(2, 10)
    const { entryId } = (await change(setLevel(before, 'Advanced'))).body
    const [first, second] = before as [StudioListedClass, StudioListedClass]
    const level = (await stateOf(first.tag)).level
    await change([{ tag: first.tag, changes: [{ field: 'level', base: level, value: null }] }])
    expect((await undo(entryId)).body.code).toBe('changedSince')
    expect((await stateOf(second.tag)).level).toBe('Advanced')
  })

  it('keeps what someone else has changed, and reports it', async () => {
    const [one, other] = (await list(2, 20)) as [StudioListedClass, StudioListedClass]
    await change([{ tag: one.tag, changes: [{ field: 'name', base: one.name, value: 'Theirs' }] }])
    const { body } = await change([
      { tag: one.tag, changes: [{ field: 'name', base: one.name, value: 'Mine' }] },
      { tag: other.tag, changes: [{ field: 'name', base: other.name, value: 'Mine too' }] },
    ])
    expect(body.conflicts).toEqual([{ tag: one.tag, field: 'name', yours: 'Mine', theirs: 'Theirs' }])
    expect(body.classes.map(({ name }: StudioListedClass) => name)).toEqual(['Mine too'])
    // A change of one class has the usual entry, in the history of that class.
    expect(await newest()).toMatchObject({ action: 'class.edited', objectId: other.tag })
  })

  it('changes nothing if a value can’t be saved, or a class is missing, binned or listed twice', async () => {
    const [one, other] = (await list(2, 30)) as [StudioListedClass, StudioListedClass]
    const good = { tag: one.tag, changes: [{ field: 'name', base: one.name, value: 'Not to be seen' }] }
    const wrong = { tag: other.tag, changes: [{ field: 'skill', base: other.skill, value: 11 }] }
    const refused = await change([good, wrong])
    expect([refused.status, JSON.stringify(refused.body).includes('skill')]).toEqual([400, true])
    expect((await change([good, { ...good, tag: 'nowhere' }])).body.code).toBe('notFound')
    expect((await change([good, good])).body.code).toBe('invalidRequest')
    await app.studio('binClass', { as: manager, params: { tag: other.tag } })
    const binned = { tag: other.tag, changes: [{ field: 'name', base: other.name, value: 'x' }] }
    expect((await change([good, binned])).body.code).toBe('notAllowedNow')
    expect((await stateOf(one.tag)).name).toBe(one.name)
  })

  it('STAFF-15 coaches change nothing if one class isn’t their own', async () => {
    const coach = await app.newStaff('coach')
    const own = (await app.studio('createClass', { as: coach, body: { name: 'Mine' } })).body
    const [foreign] = (await list(1, 40)) as [StudioListedClass]
    const mine = { tag: own.tag, changes: [{ field: 'name', base: 'Mine', value: 'Still mine' }] }
    const theirs = { tag: foreign.tag, changes: [{ field: 'name', base: foreign.name, value: 'Mine now' }] }
    expect((await change([mine, theirs], coach)).body.code).toBe('notPermitted')
    expect((await change([mine], coach)).body.classes[0].name).toBe('Still mine')
    expect((await change([theirs], await app.newStaff('analyst'))).status).toBe(403)
  })

  it('is kept for 30 days, as long as it can be undone', async () => {
    const [one] = (await list(1, 50)) as [StudioListedClass]
    const { entryId } = (await change(setLevel([one], one.level === 'Beginner' ? 'Advanced' : 'Beginner'))).body
    const advance = (seconds: number) => app.call('POST', '/demo/clock', { body: { advanceSeconds: seconds } })
    const kept = async () => Number((await app.database.execute('select count(*) from bulk_change')).rows[0]?.count)
    expect(await kept()).toBeGreaterThan(0)
    await advance(31 * 86_400)
    manager = await app.newStaff('manager')
    expect(await kept()).toBe(0)
    expect((await undo(entryId)).body.code).toBe('notUndoable')
  })
})
