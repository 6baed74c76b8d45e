import type { CuratedKind, ListedCuration } from '@upbeat/contract/studio/entities/curation'
import { openRule } from '@upbeat/rules/collections/collection-rule'
import { splitPicture } from '@upbeat/rules/pictures/picture-address'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStaffApp, type StaffApp, type TestStaff } from '../../testing/staff-app.ts'

let app: StaffApp
let owner: TestStaff
let member: string
let tags: string[]
beforeAll(async () => {
  app = await openStaffApp()
  owner = await app.newStaff('owner')
  member = await app.newMember()
  tags = (await app.make('searchClasses', { body: { take: 30 } })).body.items.map(({ tag }: { tag: string }) => tag)
})
afterAll(() => app.close())

type Which = { kind: CuratedKind; id: string }
type SeenCollection = { collectionTag: string; collectionName: string; collectionItems: { tag: string }[] }

async function create(kind: CuratedKind, name: string): Promise<Which> {
  const { status, body } = await app.studio('createCuration', { as: owner, params: { kind }, body: { name } })
  expect(status).toBe(201)
  return { kind, id: body.id }
}

async function edit(params: Which, values: Record<string, unknown>) {
  const { fields } = (await app.studio('getCuration', { as: owner, params })).body
  const changes = Object.entries(values).map(([field, value]) => ({ field, base: fields[field], value }))
  return app.studio('saveCuration', { as: owner, params, body: { changes } })
}

const publish = (params: Which) => app.studio('publishCuration', { as: owner, params, body: {} })
const list = async (kind: CuratedKind): Promise<ListedCuration[]> =>
  (await app.studio('listCuration', { as: owner, params: { kind } })).body
const collections = async (): Promise<SeenCollection[]> => (await app.make('getCollections', { as: member })).body
const seen = async ({ id }: Which) => (await collections()).find(({ collectionTag }) => collectionTag === id)
const tagsIn = (found: SeenCollection | undefined) => found?.collectionItems.map(({ tag }) => tag)
const categories = async (language = 'en-GB') =>
  (await app.make('getMetadata', { headers: { 'accept-language': language } })).body.categories as {
    id: number
    name: string
    description: string
  }[]

async function undoLast() {
  const [entry] = (await app.studio('listAudit', { as: owner })).body.entries
  const { status } = await app.studio('undoChange', { as: owner, params: { id: entry.id } })
  return { kind: entry.objectKind as string, status }
}

describe('SHELF-02 collections', () => {
  it('SHELF-02 show members hand-picked classes in their order, once they are published', async () => {
    const which = await create('collection', 'Team favourites')
    const picked = [tags[4], tags[1], tags[7]]
    expect((await edit(which, { classTags: picked })).status).toBe(200)
    expect(await seen(which)).toBeUndefined()
    expect((await publish(which)).body).toMatchObject({ state: 'published', hasChanges: false, classCount: 3 })
    expect(tagsIn(await seen(which))).toEqual(picked)
    await edit(which, { classTags: picked.toReversed() })
    expect(tagsIn(await seen(which))).toEqual(picked)
    await publish(which)
    expect(tagsIn(await seen(which))).toEqual(picked.toReversed())
    expect(await undoLast()).toEqual({ kind: 'collection', status: 204 })
    expect(tagsIn(await seen(which))).toEqual(picked)
    await app.studio('unpublishCuration', { as: owner, params: which })
    expect(await seen(which)).toBeUndefined()
  })

  it('SHELF-02 contain what a rule finds, like the members’ search, and follow every change', async () => {
    const which = await create('collection', 'Newest yoga up to 20 min')
    const rule = { ...openRule, categoryId: '1009', toMinutes: 20, limit: 5 }
    const body = { rule }
    const match = (await app.studio('matchClasses', { as: owner, body })).body
    const found = (
      await app.make('searchClasses', { body: { categoryId: '1009', duration: '0,1200', take: 999 } })
    ).body.items.map(({ tag }: { tag: string }) => tag)
    expect(found.length).toBeGreaterThan(0)
    expect([match.total, match.classes.map(({ tag }: { tag: string }) => tag)]).toEqual([
      found.length,
      found.slice(0, 5),
    ])
    await edit(which, { rule })
    await publish(which)
    expect(tagsIn(await seen(which))).toEqual(found.slice(0, 5))
    await app.studio('unpublishClass', { as: owner, params: { tag: found[0] } })
    expect(tagsIn(await seen(which))).toEqual(found.slice(1, 6))
    await app.studio('publishClass', { as: owner, params: { tag: found[0] }, body: {} })
    expect(tagsIn(await seen(which))).toEqual(found.slice(0, 5))
  })

  it('SHELF-02 show while editing that a rule finds nothing', async () => {
    const rule = { ...openRule, labels: ['No class has this keyword'] }
    const { body } = await app.studio('matchClasses', { as: owner, body: { rule } })
    expect(body).toEqual({ total: 0, classes: [] })
    const upsideDown = await app.studio('matchClasses', { as: owner, body: { rule: { ...openRule, limit: 0 } } })
    expect(upsideDown.status).toBe(400)
  })

  it('SHELF-02 AUDIT-01 have an earlier version restored as the draft, which members see once it is published', async () => {
    const which = await create('collection', 'First name')
    await edit(which, { classTags: [tags[0], tags[1]] })
    await publish(which)
    await edit(which, { name: 'Second name', classTags: [tags[2]], rule: { ...openRule, limit: 3 } })
    await publish(which)
    const versions = (await app.studio('listCurationVersions', { as: owner, params: which })).body
    expect(versions.map(({ version, name }: { version: number; name: string }) => [version, name])).toEqual([
      [2, 'Second name'],
      [1, 'First name'],
    ])
    const back = await app.studio('bringBackCurationVersion', { as: owner, params: { ...which, version: '1' } })
    expect(back.body).toMatchObject({
      state: 'published',
      hasChanges: true,
      fields: { name: 'First name', classTags: [tags[0], tags[1]], rule: null },
    })
    expect((await seen(which))?.collectionName).toBe('Second name')
    const [entry] = (await app.studio('listAudit', { as: owner })).body.entries
    expect(entry).toMatchObject({ action: 'collection.edited', objectId: which.id })
    await publish(which)
    expect([(await seen(which))?.collectionName, tagsIn(await seen(which))]).toEqual(['First name', [tags[0], tags[1]]])
    const unknown = await app.studio('bringBackCurationVersion', { as: owner, params: { ...which, version: '9' } })
    expect(unknown.body.code).toBe('notFound')
  })

  it('SHELF-02 accept classes from a bulk action, each once, at the end', async () => {
    const which = await create('collection', 'Filled from the grid')
    await edit(which, { classTags: [tags[0]] })
    const add = (wanted: (string | undefined)[]) =>
      app.studio('addToCollection', { as: owner, params: { id: which.id }, body: { tags: wanted } })
    expect((await add([tags[2], tags[0], tags[1]])).body.fields.classTags).toEqual([tags[0], tags[2], tags[1]])
    await edit(which, { rule: openRule })
    expect((await add([tags[5]])).body.code).toBe('notAllowedNow')
  })

  it('SHELF-02 are shown to members in the club’s order', async () => {
    const before = await collections()
    const wanted = [before[2], before[0], before[1]].map((each) => each?.collectionTag ?? '')
    const order = { as: owner, params: { kind: 'collection' }, body: { ids: wanted } }
    expect((await app.studio('orderCuration', order)).status).toBe(204)
    expect((await collections()).slice(0, 3).map(({ collectionTag }) => collectionTag)).toEqual(wanted)
    expect(await undoLast()).toEqual({ kind: 'curationOrder', status: 204 })
    expect(await collections()).toEqual(before)
    expect((await app.studio('orderCuration', { ...order, body: { ids: ['nothing'] } })).status).toBe(400)
  })
})

describe('SHELF-01 categories', () => {
  it('SHELF-01 have a name in each language, a description, a picture, an order and can be hidden', async () => {
    const which = await create('category', 'Aqua')
    const shown = async (language?: string) => (await categories(language)).find(({ id }) => String(id) === which.id)
    expect(await shown()).toBeUndefined()
    await edit(which, {
      description: 'In the pool',
      imageLink: '/images/pool.jpg',
      translations: { de: { name: 'Wassersport', description: 'Im Becken' } },
    })
    await publish(which)
    // A category without classes would be an empty page.
    expect(await shown()).toBeUndefined()
    const tag = tags[9] ?? ''
    const { categoryId } = (await app.studio('getClassDraft', { as: owner, params: { tag } })).body.fields
    const changes = [{ field: 'categoryId', base: categoryId, value: which.id }]
    await app.studio('saveClass', { as: owner, params: { tag }, body: { changes } })
    await app.studio('publishClass', { as: owner, params: { tag }, body: {} })
    expect(await shown()).toEqual({
      id: Number(which.id),
      name: 'Aqua',
      description: 'In the pool',
      imageLink: '/images/pool.jpg',
    })
    expect(await shown('de')).toMatchObject({ name: 'Wassersport', description: 'Im Becken' })
    expect((await categories()).at(-1)?.name).toBe('Aqua')
    await app.studio('orderCuration', { as: owner, params: { kind: 'category' }, body: { ids: [which.id] } })
    expect((await categories())[0]?.name).toBe('Aqua')
    await app.studio('unpublishCuration', { as: owner, params: which })
    expect(await shown()).toBeUndefined()
    expect((await publish(which)).status).toBe(200)
    expect((await categories())[0]?.name).toBe('Aqua')
  })

  it('SHELF-01 with classes are deleted only with another category for them, and nothing is lost', async () => {
    const yoga = (await list('category')).find(({ id }) => id === '1005')
    const params = { kind: 'category', id: '1005' }
    const count = yoga?.classCount ?? 0
    expect(count).toBeGreaterThan(0)
    const refused = await app.studio('binCuration', { as: owner, params })
    expect([refused.status, refused.body.code]).toEqual([409, 'categoryInUse'])
    expect(refused.body.message).toContain(String(count))
    const search = async (categoryId: number) =>
      (await app.make('searchClasses', { body: { categoryId, take: 9999 } })).body.items.length as number
    const before = [await search(1005), await search(1006)] as const
    const nowhere = await app.studio('binCuration', { as: owner, params, query: { moveTo: '1005' } })
    expect(nowhere.status).toBe(404)
    expect(await search(1005)).toBe(before[0])
    const done = await app.studio('binCuration', { as: owner, params, query: { moveTo: '1006' } })
    expect(done.body).toMatchObject({ state: 'bin', classCount: 0 })
    expect([await search(1005), await search(1006)]).toEqual([0, before[0] + before[1]])
    expect((await categories()).some(({ id }) => id === 1005)).toBe(false)
    const options = (await app.studio('getClassOptions', { as: owner })).body.categories
    expect(options.some(({ id }: { id: string }) => id === '1005')).toBe(false)
    expect((await app.studio('restoreCuration', { as: owner, params })).body.state).toBe('published')
    expect((await categories()).some(({ id }) => id === 1005)).toBe(true)
    expect([await search(1005), await search(1006)]).toEqual(before)
  })

  it('SHELF-01 AUDIT-03 get exactly their own classes back when their deletion is undone', async () => {
    const params = { kind: 'category', id: '1005' }
    const inCategory = async (categoryId: number) => {
      const { items } = (await app.make('searchClasses', { body: { categoryId, take: 9999 } })).body
      return items.map(({ tag }: { tag: string }) => tag).sort() as string[]
    }
    const count = async (id: string) => (await list('category')).find((one) => one.id === id)?.classCount ?? 0
    const before = [await inCategory(1005), await inCategory(1006), await count('1005'), await count('1006')] as const
    const [stays = '', published = ''] = before[0]
    await app.studio('binCuration', { as: owner, params, query: { moveTo: '1006' } })
    const { entries } = (await app.studio('listAudit', { as: owner })).body
    const deletion = entries.find(({ action }: { action: string }) => action === 'category.binned')
    const change = (tag: string, field: string, base: unknown, value: unknown) =>
      app.studio('saveClass', { as: owner, params: { tag }, body: { changes: [{ field, base, value }] } })
    // One class gets another category, another is only published again.
    await change(stays, 'categoryId', '1006', '1009')
    await change(
      published,
      'skill',
      (await app.studio('getClassDraft', { as: owner, params: { tag: published } })).body.fields.skill,
      9,
    )
    for (const tag of [stays, published]) await app.studio('publishClass', { as: owner, params: { tag }, body: {} })
    const undone = await app.studio('undoChange', { as: owner, params: { id: deletion.id } })
    expect(undone.status).toBe(204)
    expect(await inCategory(1005)).toEqual(before[0].filter((tag) => tag !== stays))
    expect(await inCategory(1006)).toEqual(before[1])
    expect([await count('1005'), await count('1006')]).toEqual([before[2] - 1, before[3]])
    const back = (await app.studio('getClassDraft', { as: owner, params: { tag: published } })).body
    expect([back.fields.categoryId, back.published.categoryId, back.hasChanges]).toEqual(['1005', '1005', false])
    const listed = async () =>
      (await app.studio('listClasses', { as: owner, query: { categoryId: '1005' } })).body.total
    await expect.poll(listed).toBeGreaterThan(0)
    // With classes it can be binned only by deleting it again.
    const [again] = (await app.studio('listAudit', { as: owner })).body.entries
    const refused = await app.studio('undoChange', { as: owner, params: { id: again.id } })
    expect([again.objectKind, refused.status, refused.body.code]).toEqual(['category', 409, 'changedSince'])
  })
})

describe('SHELF-03 channels', () => {
  it('SHELF-03 SHELF-01 accept the club’s own picture, and only pictures', async () => {
    const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    const upload = (picture: string, as = owner) => app.studio('uploadClubPicture', { as, body: { picture } })
    const { status, body } = await upload(pixel)
    expect(status).toBe(201)
    const shown = await app.call('GET', splitPicture(body.links.tall).address)
    expect([shown.status, String(shown.headers['content-type'])]).toEqual([200, expect.stringMatching(/^image\//)])
    expect((await upload(Buffer.from('no picture').toString('base64'))).body.code).toBe('pictureUnreadable')
    expect((await upload(pixel, await app.newStaff('coach'))).status).toBe(403)
  })

  it('SHELF-03 have pictures, a description, classes and an availability', async () => {
    const which = await create('channel', 'Coach Ada')
    const wanted = {
      description: 'Strength with Ada',
      profileImageUrl: '/images/ada.jpg',
      mediaSpaceImageUrl: '/images/ada-wide.jpg',
      classTags: [tags[3], tags[2]],
    }
    await edit(which, wanted)
    await publish(which)
    const shown = async () =>
      (await app.make('listChannels', { as: member })).body.find(({ tag }: { tag: string }) => tag === which.id)
    expect(await shown()).toMatchObject({
      displayName: 'Coach Ada',
      description: 'Strength with Ada',
      profileImageUrl: '/images/ada.jpg',
      mediaSpaceImageUrl: '/images/ada-wide.jpg',
      active: true,
      availability: [1],
    })
    expect((await shown()).title.map(({ tag }: { tag: string }) => tag)).toEqual(wanted.classTags)
    await edit(which, { isAvailable: false })
    await publish(which)
    expect(await shown()).toMatchObject({ active: false, availability: [0] })
    await app.studio('binCuration', { as: owner, params: which })
    expect(await shown()).toBeUndefined()
  })
})

describe('coaches', () => {
  const shownOf = (coach: string) => app.make('listCoachClasses', { query: { coach } })

  it('have a line, a description and a portrait, and the classes that name them', async () => {
    const which = await create('coach', 'Marcus Reed ')
    const portrait = '/images/marcus.jpg'
    await edit(which, { line: 'One more.', description: 'Counts out loud.', imageLink: portrait })
    const demo = (await list('coach')).find(({ name }) => name === 'Marcus Reed')
    await app.studio('unpublishCuration', { as: owner, params: { kind: 'coach', id: demo?.id ?? '' } })
    expect((await shownOf('Marcus Reed')).body.coachDetails).toMatchObject({ line: '', imageLink: null })
    const { body } = await publish(which)
    expect(body).toMatchObject({ state: 'published', hasChanges: false })
    const shown = (await shownOf('Marcus Reed')).body
    expect(shown.coachDetails).toEqual({
      name: 'Marcus Reed',
      line: 'One more.',
      description: 'Counts out loud.',
      imageLink: portrait,
    })
    expect(body.classCount).toBe(shown.items.length + shown.itemsRemaining)
    expect((await list('coach')).find(({ id }) => id === which.id)).toMatchObject({ imageLink: portrait })
    await app.studio('binCuration', { as: owner, params: which })
    expect((await shownOf('Marcus Reed')).body.coachDetails.imageLink).toBeNull()
    expect(await undoLast()).toEqual({ kind: 'coach', status: 204 })
    expect((await shownOf('Marcus Reed')).body.coachDetails.imageLink).toBe(portrait)
  })

  it('are previewed on their page before they are published', async () => {
    await create('coach', 'Preview Pat')
    const wish = { persona: 'visitor', curation: true, coach: 'Preview Pat' }
    const { link } = (await app.studio('createPreview', { as: owner, body: wish })).body
    expect(link).toMatch(/^\/coaches\/Preview%20Pat\?preview=/)
    const preview = new URL(link, 'http://club.invalid').searchParams.get('preview') ?? ''
    const headers = { preview, authorization: '' }
    const seen = await app.make('listCoachClasses', { query: { coach: 'Preview Pat' }, headers })
    expect(seen.body).toMatchObject({ coachDetails: { name: 'Preview Pat' } })
    expect((await shownOf('Preview Pat')).status).toBe(404)
  })

  it('whom no class names have a page once they are published, and need a name', async () => {
    const which = await create('coach', 'Noor')
    expect((await shownOf('Noor')).status).toBe(404)
    expect((await publish(which)).body).toMatchObject({ classCount: 0 })
    expect((await shownOf('Noor')).body).toMatchObject({ items: [], coachDetails: { name: 'Noor' } })
    await edit(which, { name: ' ' })
    expect((await publish(which)).body).toMatchObject({ code: 'notPublishable' })
    expect((await edit(which, { line: 'x'.repeat(161) })).status).toBe(400)
  })
})

describe('SHELF-04 the class of the day', () => {
  const today = async () =>
    (await app.make('getClassOfTheDay')).body.collectionItems.map(({ tag }: { tag: string }) => tag) as string[]
  const planDay = (day: string, tag: string | null) =>
    app.studio('planClassOfDay', { as: owner, params: { day }, body: { tag } })

  it('SHELF-04 is the planned one, or the rule’s if that can’t be played', async () => {
    const before = await today()
    const tag = tags.find((each) => !before.includes(each)) ?? ''
    const plan = (await app.studio('getClassOfDayPlan', { as: owner })).body
    const planned = await planDay(plan.today, tag)
    expect(planned.body).toMatchObject({ planned: { tag }, shown: { tag } })
    expect(await today()).toEqual([tag, ...before])
    await app.studio('binClass', { as: owner, params: { tag } })
    expect(await today()).toEqual(before)
    const [day] = (await app.studio('getClassOfDayPlan', { as: owner })).body.days.filter(
      (each: { day: string }) => each.day === plan.today,
    )
    expect(day).toMatchObject({ planned: { tag, isShown: false }, shown: { tag: before[0] } })
    await app.studio('restoreClass', { as: owner, params: { tag } })
    expect((await today())[0]).toBe(tag)
    expect((await planDay(plan.today, null)).body.planned).toBeNull()
    expect(await today()).toEqual(before)
    expect(await undoLast()).toEqual({ kind: 'classOfDay', status: 204 })
    expect((await today())[0]).toBe(tag)
    await planDay(plan.today, null)
    expect((await planDay('2020-01-01', tag)).body.code).toBe('notAllowedNow')
    expect((await planDay(plan.today, 'nothing')).status).toBe(404)
  })

  it('SHELF-04 is never empty if its collection finds nothing, and never a class that members can’t play', async () => {
    const otherwise = (await app.studio('getClassOfDayPlan', { as: owner })).body.otherwise
    const which: Which = { kind: 'collection', id: otherwise.id }
    await edit(which, { rule: { ...openRule, labels: ['No class has this keyword'] } })
    await publish(which)
    expect(await today()).toHaveLength(6)
    await app.studio('unpublishCuration', { as: owner, params: which })
    expect(await today()).toHaveLength(6)
    await edit(which, { rule: null })
    await publish(which)
  })
})

describe('SHELF-05 Home in the preview', () => {
  async function inPreview(options: object) {
    const { body } = await app.studio('createPreview', { as: owner, body: { persona: 'paying', ...options } })
    const headers = { preview: new URL(body.link, 'http://club').searchParams.get('preview') ?? '', authorization: '' }
    const found = (await app.make('getCollections', { headers })).body as SeenCollection[]
    const day = (await app.make('getClassOfTheDay', { headers })).body as SeenCollection
    return { names: found.map(({ collectionName }) => collectionName), first: tagsIn(day)?.[0] }
  }

  it('SHELF-05 shows drafts only in the preview, and any coming day', async () => {
    const which = await create('collection', 'Only a draft')
    await edit(which, { classTags: [tags[1]] })
    expect((await inPreview({ curation: true })).names).toContain('Only a draft')
    expect((await inPreview({})).names).not.toContain('Only a draft')
    expect((await collections()).map(({ collectionName }) => collectionName)).not.toContain('Only a draft')
    const now = new Date((await app.call('GET', '/demo/clock')).json().now).getTime()
    // Noon in UTC is the same date in the club's time zone.
    const later = new Date(`${new Date(now + 5 * 86_400_000).toISOString().slice(0, 10)}T12:00:00Z`)
    await app.studio('publishCuration', { as: owner, params: which, body: { at: later.toISOString() } })
    const after = new Date(later.getTime() + 60_000).toISOString()
    expect((await inPreview({ at: after })).names).toContain('Only a draft')
    await app.studio('planClassOfDay', {
      as: owner,
      params: { day: after.slice(0, 10) },
      body: { tag: tags[9] },
    })
    expect((await inPreview({ at: after })).first).toBe(tags[9])
    const coach = await app.newStaff('coach')
    const body = { persona: 'paying', curation: true }
    expect((await app.studio('createPreview', { as: coach, body })).status).toBe(403)
  })
})
