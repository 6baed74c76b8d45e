import type { StudioListedClass } from '@upbeat/contract/studio/entities/class'
import type { BulkAction } from '@upbeat/contract/studio/entities/classes/class-bulk'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openStaffApp, type StaffApp, type TestStaff } from '../../../../testing/staff-app.ts'

let app: StaffApp
let manager: TestStaff
beforeAll(async () => {
  app = await openStaffApp()
  manager = await app.newStaff('manager')
})
afterAll(() => app.close())

type Selection = { tags: string[] } | { filter: object }
const list = async (query: Record<string, string>): Promise<StudioListedClass[]> =>
  (await app.studio('listClasses', { as: manager, query: { sort: 'name', direction: 'up', ...query } })).body.classes
const onAir = (take: number, skip: number) => list({ state: 'published', take: String(take), skip: String(skip) })
const tagsOf = (classes: readonly StudioListedClass[]) => classes.map(({ tag }) => tag)
const draftOf = async (tag: string) => (await app.studio('getClassDraft', { as: manager, params: { tag } })).body
const fieldsOf = async (tags: readonly string[]) => Promise.all(tags.map(async (tag) => (await draftOf(tag)).fields))
const preview = (selection: Selection, action: BulkAction, as = manager) =>
  app.studio('previewBulkChange', { as, body: { selection, action } })
const newest = async () => (await app.studio('listAudit', { as: manager })).body.entries[0]
const undo = (id: string, as = manager) => app.studio('undoBulkChange', { as, params: { id } })

async function make(selection: Selection, action: BulkAction, as = manager) {
  const { plan } = (await preview(selection, action, as)).body
  return app.studio('makeBulkChange', { as, body: { selection, action, plan } })
}

describe('many classes changed at once', () => {
  it('GRID-04 are previewed before and after, recorded in one entry of the history, and reverted exactly', async () => {
    const chosen = await onAir(12, 0)
    const tags = tagsOf(chosen)
    const before = await fieldsOf(tags)
    const action: BulkAction = { kind: 'add', field: 'labels', words: ['Winter plan'] }
    const { body } = await preview({ tags }, action)
    expect(body).toMatchObject({ chosen: 12, changes: 12, live: 12, unchanged: 0, refused: [] })
    expect(body.examples).toHaveLength(10)
    expect(body.examples[0]).toEqual({
      tag: chosen[0]?.tag,
      name: chosen[0]?.name,
      field: 'labels',
      before: chosen[0]?.labels,
      after: [...(chosen[0]?.labels ?? []), 'Winter plan'],
    })
    expect(await fieldsOf(tags)).toEqual(before)
    const made = await make({ tags }, action)
    expect(made.body).toEqual({ count: 12, entryId: expect.any(String) })
    expect(await newest()).toMatchObject({ id: made.body.entryId, action: 'classes.edited', isUndoable: true })
    const found = await list({ labels: 'Winter plan' })
    expect(tagsOf(found).sort()).toEqual([...tags].sort())
    expect((await undo(made.body.entryId)).status).toBe(204)
    expect(await fieldsOf(tags)).toEqual(before)
  })

  it('GRID-04 set, add and remove values, find and replace text, and shift dates by days', async () => {
    const tags = tagsOf(await onAir(2, 20))
    const made = async (action: BulkAction) => {
      expect((await make({ tags }, action)).status).toBe(200)
      return fieldsOf(tags)
    }
    for (const one of await made({ kind: 'set', field: 'instructor', value: 'Kim (guest)' })) {
      expect(one.instructor).toBe('Kim (guest)')
    }
    await made({ kind: 'set', field: 'equipment', value: ['Yoga mat', 'Block'] })
    for (const one of await made({ kind: 'remove', field: 'equipment', words: ['Block'] })) {
      expect(one.equipment).toEqual(['Yoga mat'])
    }
    const text = { find: '(GUEST)', replacement: '$1 & friends' }
    for (const one of await made({ kind: 'replace', field: 'instructor', ...text })) {
      expect(one.instructor).toBe('Kim $1 & friends')
    }
    for (const one of await made({ kind: 'replace', field: 'equipment', find: 'yoga ', replacement: '' })) {
      expect(one.equipment).toEqual(['mat'])
    }
    await made({ kind: 'set', field: 'scheduleDate', value: '2026-02-27T12:00:00.000Z' })
    for (const one of await made({ kind: 'shiftDate', days: 3 })) {
      expect(one.scheduleDate).toBe('2026-03-02T12:00:00.000Z')
    }
  })

  it('GRID-04 can be all that match a filter', async () => {
    const action: BulkAction = { kind: 'set', field: 'subCategory', value: 'Everything hard' }
    const { total } = (await app.studio('listClasses', { as: manager, query: { level: 'Advanced' } })).body
    const selection = { filter: { level: ['Advanced'] } }
    const { body } = await preview(selection, action)
    expect(body).toMatchObject({ chosen: total, changes: total })
    const { count, entryId } = (await make(selection, action)).body
    expect(count).toBe(total)
    expect((await undo(entryId)).status).toBe(204)
    expect(await list({ subCategory: 'Everything hard' })).toEqual([])
  })

  it('GRID-04 report which can’t change and why, and change the others', async () => {
    const [one, other] = tagsOf(await onAir(2, 30)) as [string, string]
    const { tag: empty } = (await app.studio('createClass', { as: manager, body: { name: 'No video' } })).body
    await app.studio('binClass', { as: manager, params: { tag: other } })
    const { body } = await preview({ tags: [one, other, empty] }, { kind: 'publish' })
    expect(body).toMatchObject({ chosen: 3, changes: 0, unchanged: 1 })
    expect(body.refused).toMatchObject([
      { reason: 'bin', count: 1 },
      { reason: 'media', count: 1, names: ['No video'] },
    ])
    const long = await preview(
      { tags: [one] },
      { kind: 'replace', field: 'name', find: 'a', replacement: 'a'.repeat(200) },
    )
    expect(long.body.refused).toMatchObject([{ reason: 'invalid', count: 1 }])
    const dateless = await preview({ tags: [empty] }, { kind: 'shiftDate', days: 1 })
    expect(dateless.body.refused).toMatchObject([{ reason: 'noDate', count: 1 }])
    expect((await preview({ tags: [one] }, { kind: 'set', field: 'skill', value: 11 })).status).toBe(400)
    const labelled = await make({ tags: [one, other] }, { kind: 'add', field: 'labels', words: ['Still here'] })
    expect(labelled.body.count).toBe(1)
    expect((await draftOf(other)).fields.labels).not.toContain('Still here')
  })

  it('GRID-04 move to the bin and back, for members too, with a preview, and both are reverted exactly', async () => {
    const [one, other] = tagsOf(await onAir(2, 50)) as [string, string]
    const { tag: draft } = (await app.studio('createClass', { as: manager, body: { name: 'Broken' } })).body
    const tags = [one, other, draft]
    const seen = async () => (await app.call('GET', `/api/v3/virtualclass/${one}`)).status
    const states = async () => Promise.all(tags.map(async (tag) => (await draftOf(tag)).state))
    const { body } = await preview({ tags }, { kind: 'bin' })
    expect(body).toMatchObject({ chosen: 3, changes: 3, live: 2, refused: [] })
    const binned = (await make({ tags }, { kind: 'bin' })).body
    expect(await states()).toEqual(['bin', 'bin', 'bin'])
    expect([(await newest()).action, await seen()]).toEqual(['classes.binned', 404])
    expect((await preview({ tags }, { kind: 'bin' })).body).toMatchObject({ changes: 0, unchanged: 3 })

    const restored = (await make({ tags }, { kind: 'restore' })).body
    expect([await states(), await seen()]).toEqual([['published', 'published', 'draft'], 200])
    expect((await newest()).action).toBe('classes.restored')
    expect((await undo(restored.entryId)).status).toBe(204)
    expect([await states(), (await newest()).action]).toEqual([['bin', 'bin', 'bin'], 'classes.binned'])
    expect((await undo(binned.entryId)).status).toBe(204)
    expect([await states(), await seen()]).toEqual([['published', 'published', 'draft'], 200])
  })

  it('GRID-04 are scheduled together for a later time, and reverted', async () => {
    const tags = tagsOf(await onAir(2, 55))
    await make({ tags }, { kind: 'unpublish' })
    const { tag: empty } = (await app.studio('createClass', { as: manager, body: { name: 'No video yet' } })).body
    const { now } = (await app.call('GET', '/demo/clock')).json()
    const at = new Date(Date.parse(now) + 86_400_000).toISOString()
    const action: BulkAction = { kind: 'schedule', at }
    const { body } = await preview({ tags: [...tags, empty] }, action)
    expect(body).toMatchObject({ changes: 2, refused: [{ reason: 'media', count: 1 }] })
    expect(body.examples[0]).toMatchObject({ field: 'publishAt', before: null, after: at })
    const made = (await make({ tags }, action)).body
    for (const tag of tags) expect(await draftOf(tag)).toMatchObject({ state: 'scheduled', publishAt: at })
    expect((await preview({ tags }, action)).body).toMatchObject({ changes: 0, unchanged: 2 })
    expect((await preview({ tags }, { kind: 'schedule', at: now })).status).toBe(400)
    expect((await undo(made.entryId)).status).toBe(204)
    for (const tag of tags) expect(await draftOf(tag)).toMatchObject({ state: 'unpublished', publishAt: null })
  })

  it('GRID-04 stay published if the role can’t unpublish them', async () => {
    const coach = await app.newStaff('coach')
    const { tag } = (await app.studio('createClass', { as: coach, body: { name: 'Mine' } })).body
    const [onAirTag] = tagsOf(await onAir(1, 60)) as [string]
    await app.database.execute('update draft set owner_id = $1 where id = $2', [coach.accountId, onAirTag])
    const { rows } = await app.database.execute('select tenant_id from draft where id = $1', [onAirTag])
    const message = { tenantId: rows[0]?.tenant_id, kind: 'class', id: onAirTag }
    await app.database.notify('studio_changed', JSON.stringify(message))
    const reasons = async () => (await preview({ tags: [tag, onAirTag] }, { kind: 'bin' }, coach)).body.refused
    await vi.waitFor(async () => expect(await reasons()).toMatchObject([{ reason: 'onAir', count: 1 }]))
    expect((await preview({ tags: [tag] }, { kind: 'restore' }, coach)).status).toBe(403)
  })

  it('GRID-04 are unpublished and published together, for members too, and reverted for 30 days', async () => {
    const tags = tagsOf(await onAir(3, 40))
    const [first] = tags as [string]
    const seen = async () => (await app.call('GET', `/api/v3/virtualclass/${first}`)).status
    const { name } = await draftOf(first)
    await app.studio('saveClass', {
      as: manager,
      params: { tag: first },
      body: { changes: [{ field: 'name', base: (await draftOf(first)).fields.name, value: 'Newly named' }] },
    })
    const edited = await preview({ tags }, { kind: 'publish' })
    expect(edited.body).toMatchObject({ changes: 1, live: 1, unchanged: 2 })

    const off = (await make({ tags }, { kind: 'unpublish' })).body
    expect(off.count).toBe(3)
    expect(await newest()).toMatchObject({ action: 'classes.unpublished', after: { count: 3 } })
    expect(name).not.toBe('Newly named')
    for (const tag of tags) expect((await draftOf(tag)).state).toBe('unpublished')
    expect(await seen()).toBe(404)

    const on = (await make({ tags }, { kind: 'publish' })).body
    expect(on.count).toBe(3)
    const versions = await Promise.all(tags.map(async (tag) => (await draftOf(tag)).version))
    expect((await draftOf(first)).published.name).toBe('Newly named')
    expect(await seen()).toBe(200)
    expect(await list({ edited: 'yes', search: 'Newly named' })).toEqual([])

    expect((await undo(on.entryId)).status).toBe(204)
    for (const tag of tags) expect((await draftOf(tag)).state).toBe('unpublished')
    expect(await seen()).toBe(404)
    expect((await undo((await newest()).id)).status).toBe(204)
    const again = await Promise.all(tags.map(draftOf))
    expect(again.map(({ state }) => state)).toEqual(['published', 'published', 'published'])
    expect(again.map(({ version }) => version)).toEqual(versions)
    expect(await seen()).toBe(200)
  })

  it('GRID-04 a republication is reverted to the version published before', async () => {
    const tags = tagsOf(await onAir(2, 50))
    const before = await Promise.all(tags.map(async (tag) => (await draftOf(tag)).published))
    await make({ tags }, { kind: 'set', field: 'instructor', value: 'Somebody else' })
    const { entryId } = (await make({ tags }, { kind: 'publish' })).body
    for (const tag of tags) expect((await draftOf(tag)).published.instructor).toBe('Somebody else')
    expect((await undo(entryId)).status).toBe(204)
    expect(await Promise.all(tags.map(async (tag) => (await draftOf(tag)).published))).toEqual(before)
    for (const tag of tags) expect((await draftOf(tag)).fields.instructor).toBe('Somebody else')
  })

  it('GRID-04 are added to a hand-picked collection, each once, and removed again', async () => {
    const params = { kind: 'collection' }
    const made = await app.studio('createCuration', { as: manager, params, body: { name: 'Winter' } })
    const collectionId = made.body.id as string
    const held = async (): Promise<string[]> =>
      (await app.studio('getCuration', { as: manager, params: { ...params, id: collectionId } })).body.fields.classTags
    const tags = tagsOf(await onAir(4, 80))
    const action: BulkAction = { kind: 'addToCollection', collectionId }
    expect((await make({ tags: tags.slice(0, 2) }, action)).body.count).toBe(2)
    const { body } = await preview({ tags }, action)
    expect(body).toMatchObject({ chosen: 4, changes: 2, live: 2, unchanged: 2 })
    expect(body.examples[0]).toMatchObject({ tag: tags[2], field: 'collection', before: null, after: 'Winter' })
    const { entryId } = (await make({ tags }, action)).body
    expect(await held()).toEqual(tags)
    expect(await newest()).toMatchObject({ action: 'collection.edited', objectId: collectionId })
    expect((await undo(entryId)).status).toBe(204)
    expect(await held()).toEqual(tags.slice(0, 2))
    const coach = await app.newStaff('coach')
    expect((await preview({ tags }, action, coach)).body.code).toBe('notPermitted')
    expect((await preview({ tags }, { kind: 'addToCollection', collectionId: 'none' })).status).toBe(404)
  })

  it('GRID-04 change only as previewed', async () => {
    const [one] = (await onAir(1, 60)) as [StudioListedClass]
    const selection = { tags: [one.tag] }
    const [ours = '', other = ''] = ['Beginner', 'Intermediate', 'Advanced'].filter((level) => level !== one.level)
    const action: BulkAction = { kind: 'set', field: 'level', value: ours }
    const { plan } = (await preview(selection, action)).body
    const theirs = [{ field: 'level', base: one.level, value: other }]
    await app.studio('saveClass', { as: manager, params: { tag: one.tag }, body: { changes: theirs } })
    const refused = await app.studio('makeBulkChange', { as: manager, body: { selection, action, plan } })
    expect(refused.body.code).toBe('changedElsewhere')
    expect((await draftOf(one.tag)).fields.level).toBe(other)
  })

  it('STAFF-15 coaches change and publish only their own, and revert only their own changes', async () => {
    const coach = await app.newStaff('coach')
    const own = (await app.studio('createClass', { as: coach, body: { name: 'Of a coach' } })).body.tag
    const [foreign] = tagsOf(await onAir(1, 70)) as [string]
    const action: BulkAction = { kind: 'set', field: 'instructor', value: 'The coach' }
    const { body } = await preview({ tags: [own, foreign] }, action, coach)
    expect(body).toMatchObject({ changes: 1, refused: [{ reason: 'notYours', count: 1, names: [] }] })
    const all = await make({ filter: {} }, action, coach)
    expect(all.body.count).toBe(1)
    expect((await draftOf(own)).fields.instructor).toBe('The coach')
    expect((await undo(all.body.entryId, coach)).status).toBe(204)
    expect((await draftOf(own)).fields.instructor).toBe('Test coach')
    expect((await preview({ tags: [own] }, { kind: 'publish' }, coach)).body.code).toBe('notPermitted')
    const theirs = (await make({ tags: [foreign] }, action)).body
    expect((await undo(theirs.entryId, coach)).body.code).toBe('notPermitted')
  })
})
