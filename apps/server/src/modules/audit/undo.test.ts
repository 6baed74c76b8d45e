import type { StudioClass } from '@upbeat/contract/studio/entities/class'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStaffApp, type StaffApp, type TestStaff } from '../../testing/staff-app.ts'

let app: StaffApp
let owner: TestStaff
let tags: string[]
beforeAll(async () => {
  app = await openStaffApp()
  owner = await app.newStaff('owner')
  const { classes } = (await app.studio('listClasses', { as: owner, query: { state: 'published' } })).body
  tags = classes.map(({ tag }: StudioClass) => tag)
})
afterAll(() => app.close())

const nextTag = () => tags.shift() ?? ''
const draftOf = async (tag: string): Promise<StudioClass> =>
  (await app.studio('getClassDraft', { as: owner, params: { tag } })).body
const rename = async (tag: string, value: string) => {
  const base = (await draftOf(tag)).fields.name
  await app.studio('saveClass', { as: owner, params: { tag }, body: { changes: [{ field: 'name', base, value }] } })
  return base
}
const publish = (tag: string, at: string | null = null) =>
  app.studio('publishClass', { as: owner, params: { tag }, body: { at } })
/** The newest entry of a class in the list. */
const newest = async (objectId: string) =>
  (await app.studio('listAudit', { as: owner, query: { objectId } })).body.entries[0]
const undo = (entry: { id: string }, as = owner) => app.studio('undoChange', { as, params: { id: entry.id } })
const asMember = async (tag: string) => (await app.call('GET', `/api/v3/virtualclass/${tag}`)).json()?.className

describe('AUDIT-03 undo from the history', () => {
  it('AUDIT-03 restores an edited field, once, and the undo can be undone', async () => {
    const tag = nextTag()
    const before = await rename(tag, 'Edited')
    const entry = await newest(tag)
    expect(entry).toMatchObject({ action: 'class.edited', isUndoable: true, isUndone: false })
    expect((await undo(entry)).status).toBe(204)
    expect((await draftOf(tag)).fields.name).toBe(before)
    const { entries } = (await app.studio('listAudit', { as: owner, query: { objectId: tag } })).body
    expect(entries[1]).toMatchObject({ id: entry.id, isUndoable: false, isUndone: true })
    expect((await undo(entry)).body.code).toBe('notUndoable')
    await undo(entries[0])
    expect((await draftOf(tag)).fields.name).toBe('Edited')
  })

  it('AUDIT-03 doesn’t overwrite later changes', async () => {
    const tag = nextTag()
    await rename(tag, 'First')
    const first = await newest(tag)
    await rename(tag, 'Second')
    expect((await undo(first)).body.code).toBe('changedSince')
    expect((await draftOf(tag)).fields.name).toBe('Second')
  })

  it('AUDIT-03 publishes the previous version again, and keeps the draft', async () => {
    const tag = nextTag()
    const before = await rename(tag, 'Published by mistake')
    await publish(tag)
    expect(await asMember(tag)).toBe('Published by mistake')
    expect((await undo(await newest(tag))).status).toBe(204)
    expect(await asMember(tag)).toBe(before)
    expect(await draftOf(tag)).toMatchObject({ state: 'published', version: 3, hasChanges: true })
  })

  it('AUDIT-03 reverts a schedule, an unpublication, and a move to the bin', async () => {
    const tag = nextTag()
    const name = await asMember(tag)
    await app.studio('unpublishClass', { as: owner, params: { tag } })
    expect(await asMember(tag)).toBeUndefined()
    const unpublished = await newest(tag)
    await publish(tag, new Date(Date.now() + 9e9).toISOString())
    expect((await undo(unpublished)).body.code).toBe('changedSince')
    await undo(await newest(tag))
    expect(await draftOf(tag)).toMatchObject({ state: 'unpublished', publishAt: null })
    // The current state is that after the unpublication.
    await undo(unpublished)
    expect(await asMember(tag)).toBe(name)
    await app.studio('binClass', { as: owner, params: { tag } })
    expect(await asMember(tag)).toBeUndefined()
    await undo(await newest(tag))
    expect([await asMember(tag), (await draftOf(tag)).state]).toEqual([name, 'published'])
  })

  it('AUDIT-03 is for owners and managers of that club, for 30 days', async () => {
    const tag = nextTag()
    const before = await rename(tag, 'Long ago')
    const entry = await newest(tag)
    const coach = await app.newStaff('coach')
    const stranger = await app.newStaff('owner', 'harbour')
    expect((await undo(entry, coach)).body.code).toBe('notPermitted')
    expect((await undo(entry, stranger)).body.code).toBe('notFound')
    await app.database.execute(
      `insert into audit_entry (id, tenant_id, at, actor_kind, actor_id, actor_name, action, object_kind, object_id, object_name, before, after)
        select gen_random_uuid(), tenant_id, at - interval '31 days', actor_kind, actor_id, actor_name, action, object_kind, object_id, 'old', before, after
        from audit_entry where id = $1`,
      [entry.id],
    )
    const { entries } = (await app.studio('listAudit', { as: owner, query: { objectId: tag } })).body
    const old = entries.find(({ objectName }: { objectName: string }) => objectName === 'old')
    expect(old.isUndoable).toBe(false)
    expect((await undo(old)).body.code).toBe('notUndoable')
    const manager = await app.newStaff('manager')
    expect((await undo(entry, manager)).status).toBe(204)
    expect((await draftOf(tag)).fields.name).toBe(before)
  })

  it('AUDIT-03 STAFF-15 lets coaches publish and unpublish nothing once the owner has withdrawn it', async () => {
    const coach = await app.newStaff('coach')
    await app.reauthenticate(owner)
    const allow = (coachesPublish: boolean) =>
      app.studio('setAllowances', {
        as: owner,
        body: { coachesPublish, managersSeeMoney: false, analystsSeeMoney: false },
      })
    const onOwn = (name: 'publishClass' | 'binClass' | 'restoreClass', tag: string, body?: object) =>
      app.studio(name, { as: coach, params: { tag }, ...(body && { body }) })
    const undoOwn = async ({ id }: { id: string }) =>
      (await app.studio('undoBulkChange', { as: coach, params: { id } })).body?.code
    await allow(true)
    const own = [nextTag(), nextTag(), nextTag()] as const
    const [scheduled, binned, restored] = own
    for (const tag of own) {
      await draftOf(tag)
      await app.database.execute('update draft set owner_id = $1 where id = $2', [coach.accountId, tag])
    }
    await app.studio('unpublishClass', { as: coach, params: { tag: scheduled } })
    const draft: string = (await app.studio('createClass', { as: coach, body: { name: 'Own' } })).body.tag
    const later = new Date(Date.now() + 9e9).toISOString()
    const made = [
      await onOwn('publishClass', scheduled, { at: later }),
      await onOwn('binClass', binned),
      await onOwn('binClass', restored),
      await onOwn('restoreClass', restored),
      await onOwn('binClass', draft),
    ]
    expect(made.map(({ status, body }) => [status, body?.code])).toEqual(made.map(() => [200, undefined]))
    await allow(false)
    for (const tag of own) expect(await undoOwn(await newest(tag))).toBe('notPermitted')
    expect(await undoOwn(await newest(draft))).toBeUndefined()
    // A class that is given to someone else is no longer theirs to change.
    await app.database.execute(`update draft set owner_id = null where id = $1`, [draft])
    expect(await undoOwn(await newest(draft))).toBe('notPermitted')
  })
})
