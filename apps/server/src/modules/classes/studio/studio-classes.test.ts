import type { StudioClass } from '@upbeat/contract/studio/entities/class'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openStaffApp, type StaffApp, type TestStaff } from '../../../testing/staff-app.ts'

let app: StaffApp
let manager: TestStaff
let coach: TestStaff
beforeAll(async () => {
  app = await openStaffApp()
  manager = await app.newStaff('manager')
  coach = await app.newStaff('coach')
})
afterAll(() => app.close())

const anyClass = async () => {
  const { classes } = (await app.studio('listClasses', { as: manager, query: { state: 'published' } })).body
  return classes[0] as { tag: string; name: string }
}
const draftOf = async (tag: string, as = manager): Promise<StudioClass> =>
  (await app.studio('getClassDraft', { as, params: { tag } })).body
const save = (tag: string, changes: object[], as = manager) =>
  app.studio('saveClass', { as, params: { tag }, body: { changes } })
const publish = (tag: string, at: string | null = null, as = manager) =>
  app.studio('publishClass', { as, params: { tag }, body: { at } })
const asMember = (tag: string) => app.call('GET', `/api/v3/virtualclass/${tag}`)
const now = async () => new Date((await app.call('GET', '/demo/clock')).json().now).getTime()
const advance = (seconds: number) => app.call('POST', '/demo/clock', { body: { advanceSeconds: seconds } })

describe('the list', () => {
  it('contains classes from before the studio, found by part of a name or coach', async () => {
    const { classes, total, counts } = (await app.studio('listClasses', { as: manager })).body
    expect(total).toBe(1200)
    expect(counts).toMatchObject({ published: 1200, draft: 0, bin: 0 })
    expect(classes).toHaveLength(50)
    const { name } = classes[7]
    const found = (await app.studio('listClasses', { as: manager, query: { search: name.toLowerCase() } })).body
    expect(found.classes.map((one: { name: string }) => one.name)).toContain(name)
    expect((await app.studio('listClasses', { as: manager, query: { search: 'no such 100%' } })).body.total).toBe(0)
  })

  it('is filtered by any of several values, sorted, and read in pages', async () => {
    const list = async (query: Record<string, string> | [string, string][]) => {
      const text = new URLSearchParams(query).toString()
      const headers = { host: 'pulse.localhost:4000', cookie: manager.cookie }
      return (await app.server.inject({ url: `/studio/api/v1/classes?${text}`, headers })).json()
    }
    const two: [string, string][] = ['Beginner', 'Advanced'].map((level) => ['level', level])
    const { classes, total } = await list([...two, ['sort', 'name'], ['direction', 'up'], ['take', '100']])
    expect(total).toBeGreaterThan(100)
    expect(new Set(classes.map(({ level }: StudioClass['fields']) => level))).toEqual(new Set(['Beginner', 'Advanced']))
    const names = classes.map(({ name }: { name: string }) => name.toLowerCase())
    expect(names).toEqual(names.toSorted())
    const further = await list([...two, ['sort', 'name'], ['direction', 'up'], ['skip', '90'], ['take', '10']])
    expect(further.classes).toEqual(classes.slice(90))
    const longest = (await list({ sort: 'durationSecond', take: '3' })).classes
    const lengths = longest.map(({ durationSecond }: { durationSecond: number }) => durationSecond)
    expect(lengths).toEqual(lengths.toSorted((a: number, b: number) => b - a))
    expect((await list({ instructor: '' })).total).toBe(0)
    expect((await list({ sort: 'nonsense' })).code).toBe('invalidRequest')
  })

  it('GRID-01 is read from memory: filters, orders, searches and further pages query no class', async () => {
    // A club whose classes no other test changes.
    const as = await app.newStaff('manager', 'harbour')
    const list = async (query: Record<string, string>) => (await app.studio('listClasses', { as, query })).body
    const { classes, total } = await list({})
    expect(total).toBeGreaterThan(10)
    const { name, level } = classes[0]
    const away = ['draft', 'virtual_class', 'published_version']
    for (const table of away) await app.database.execute(`alter table ${table} rename to away_${table}`)
    try {
      expect((await list({ level })).total).toBeGreaterThan(0)
      expect((await list({ search: name })).classes.map((one: { name: string }) => one.name)).toContain(name)
      expect((await list({ sort: 'instructor', direction: 'up' })).total).toBe(total)
      const last = await list({ skip: String(total - 10), take: '100' })
      expect([last.classes.length, last.total]).toEqual([10, total])
    } finally {
      for (const table of away) await app.database.execute(`alter table away_${table} rename to ${table}`)
    }
  })

  it('contains a change at once, also one made by another server', async () => {
    const { tag, name } = await anyClass()
    await save(tag, [{ field: 'name', base: name, value: 'Zebra crossing' }])
    const find = async (search: string) =>
      (await app.studio('listClasses', { as: manager, query: { search } })).body.classes[0]
    expect(await find('zebra cross')).toMatchObject({
      tag,
      name: 'Zebra crossing',
      hasChanges: true,
      state: 'published',
    })
    await app.database.execute(
      `update draft set revision = revision + 1, fields = jsonb_set(fields, '{name}', '"Okapi walk"') where id = $1`,
      [tag],
    )
    const { tenant_id } = (await app.database.execute('select tenant_id from draft where id = $1', [tag])).rows[0] ?? {}
    await app.database.notify('studio_changed', JSON.stringify({ tenantId: tenant_id, kind: 'class', id: '*' }))
    await vi.waitFor(async () => expect(await find('okapi')).toMatchObject({ tag }), { timeout: 20_000 })
    await save(tag, [{ field: 'name', base: 'Okapi walk', value: name }])
  })

  it('STAFF-15 shows coaches only their own classes, and lets them edit no other', async () => {
    const own = (await app.studio('createClass', { as: coach, body: { name: 'Mine' } })).body as StudioClass
    const { classes } = (await app.studio('listClasses', { as: coach })).body
    expect(classes.map(({ tag }: { tag: string }) => tag)).toEqual([own.tag])
    const { tag } = await anyClass()
    expect((await app.studio('getClassDraft', { as: coach, params: { tag } })).status).toBe(403)
    expect((await save(tag, [{ field: 'name', base: 'x', value: 'y' }], coach)).status).toBe(403)
    expect((await save(own.tag, [{ field: 'name', base: 'Mine', value: 'Still mine' }], coach)).status).toBe(200)
    // Coaches publish only if the club allows it.
    expect((await publish(own.tag, null, coach)).status).toBe(403)
  })
})

describe('a draft', () => {
  it('DRAFT-01 stores every field, and members see none of it before it is published', async () => {
    const { tag } = await anyClass()
    const { fields } = await draftOf(tag)
    const wanted = {
      name: 'Quiet hour',
      description: 'Slow and low.',
      level: 'Advanced',
      skill: 7,
      intensity: 3,
      labels: ['Calm'],
      focusAreas: ['core'],
      equipment: ['mat'],
      categoryId: '1009',
      subCategory: 'Yin',
      language: 'German',
      calorieBurn: 120,
      instructor: 'Ada',
      imageLink: '/images/demo/x.jpg',
      trailerLink: null,
      scheduleDate: '2026-11-01T08:00:00.000Z',
    }
    const changes = Object.entries(wanted).map(([field, value]) => ({
      field,
      base: fields[field as keyof typeof fields],
      value,
    }))
    const saved = await save(tag, changes)
    expect(saved.body.conflicts).toEqual([])
    expect(saved.body.class).toMatchObject({ fields: wanted, hasChanges: true, state: 'published' })
    expect((await asMember(tag)).json().className).not.toBe('Quiet hour')
    expect((await publish(tag)).body).toMatchObject({ hasChanges: false, version: 2 })
    expect((await asMember(tag)).json()).toMatchObject({
      className: 'Quiet hour',
      level: 'Advanced',
      instructor: 'Ada',
      classCategory: 1009,
      scheduleDate: '2026-11-01T08:00:00.000Z',
    })
    await save(tag, [{ field: 'scheduleDate', base: wanted.scheduleDate, value: null }])
    await publish(tag)
    const shown = (await asMember(tag)).json()
    expect([shown.scheduleDate, shown.displayDate]).toEqual([shown.creationDate, shown.creationDate])
  })

  it('DRAFT-02 keeps what someone else has written, and shows both', async () => {
    const { tag, name } = await anyClass()
    await save(tag, [{ field: 'name', base: name, value: 'First' }])
    const late = await save(tag, [
      { field: 'name', base: name, value: 'Second' },
      { field: 'calorieBurn', base: (await draftOf(tag)).fields.calorieBurn, value: 77 },
    ])
    expect(late.body.conflicts).toEqual([{ field: 'name', yours: 'Second', theirs: 'First' }])
    expect(late.body.class.fields).toMatchObject({ name: 'First', calorieBurn: 77 })
  })

  it('DRAFT-02 shows who else has it open', async () => {
    const { tag } = await anyClass()
    const other = await app.newStaff('manager', 'pulse', 'Ben')
    await app.studio('announcePresence', { as: other, params: { tag } })
    expect((await app.studio('announcePresence', { as: manager, params: { tag } })).body.others).toEqual(['Ben'])
    await advance(31)
    expect((await app.studio('announcePresence', { as: manager, params: { tag } })).body.others).toEqual([])
  })

  it('DRAFT-09 names the field that can’t be saved, and keeps the draft unchanged', async () => {
    const { tag } = await anyClass()
    const before = await draftOf(tag)
    const refused = await save(tag, [{ field: 'skill', base: before.fields.skill, value: 11 }])
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body)).toContain('skill')
    expect((await save(tag, [{ field: 'nonsense', base: null, value: 1 }])).status).toBe(400)
    expect((await draftOf(tag)).revision).toBe(before.revision)
  })
})

describe('publishing', () => {
  it('DRAFT-04 publishes nothing without media, and lists what is missing and what is recommended', async () => {
    const draft = (await app.studio('createClass', { as: manager, body: { name: '' } })).body as StudioClass
    expect(draft.checklist.required).toEqual(['media', 'name', 'category'])
    expect(draft.checklist.recommended).toEqual(['picture', 'level', 'description', 'instructor'])
    const refused = await publish(draft.tag)
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ code: 'notPublishable', message: 'Missing: media, name, category' })
    expect((await asMember(draft.tag)).status).toBe(404)
  })

  it('DRAFT-06 suggests title, coach and category by the file’s name, and no category if it names none', async () => {
    const create = async (fileName: string) =>
      ((await app.studio('createClass', { as: manager, body: { fileName } })).body as StudioClass).fields
    expect(await create('2024-05-12 Morning Yoga Flow with Anna FINAL (2).mp4')).toMatchObject({
      name: 'Morning Yoga Flow',
      instructor: 'Anna',
      categoryId: '1009',
    })
    expect(await create('IMG_4711.MOV')).toMatchObject({ name: 'IMG 4711', instructor: null, categoryId: null })
  })

  it('STAFF-15 a coach who may not publish requests it, until it is published or the request withdrawn', async () => {
    const coach = await app.newStaff('coach', 'pulse', 'Clara Coach')
    const { tag, fields } = (await app.studio('createClass', { as: coach, body: { name: 'Yoga' } })).body as StudioClass
    expect(fields.instructor).toBe('Clara Coach')
    const ask = () => app.studio('requestPublication', { as: coach, params: { tag } })
    expect((await ask()).body.code).toBe('notPublishable')
    // Uses the media of another class.
    const { tag: other } = await anyClass()
    await app.database.execute(
      `update draft set owner_id = $2 where kind = 'class' and id = $1
        and tenant_id = (select id from tenant where name = 'pulse')`,
      [other, coach.accountId],
    )
    const request = (name: 'requestPublication' | 'withdrawPublicationRequest', as = coach) =>
      app.studio(name, { as, params: { tag: other } })
    const waiting = async () =>
      (await app.studio('listClasses', { as: manager, query: { requested: 'yes' } })).body.classes.map(
        (each: StudioClass) => [each.tag, each.publishRequest?.by],
      )
    expect((await request('requestPublication')).body).toMatchObject({
      mayPublish: false,
      publishRequest: { by: 'Clara Coach' },
    })
    expect(await waiting()).toEqual([[other, 'Clara Coach']])
    expect((await request('withdrawPublicationRequest')).body.publishRequest).toBeNull()
    expect(await waiting()).toEqual([])
    expect((await request('withdrawPublicationRequest')).body.code).toBe('notAllowedNow')
    await request('requestPublication')
    expect((await publish(other)).status).toBe(200)
    expect(await waiting()).toEqual([])
    const stranger = await app.newStaff('coach')
    expect((await request('requestPublication', stranger)).body.code).toBe('notPermitted')
  })

  it('DRAFT-03 unpublishes and publishes again, from lists, search and links', async () => {
    const { tag, name } = await anyClass()
    const search = async () => {
      const body = { search: name, take: 100 }
      const { items } = (await app.call('PUT', '/api/v3/virtualclass/search/guest', { body })).json()
      return items.some((item: { tag: string }) => item.tag === tag)
    }
    expect(await search()).toBe(true)
    const gone = await app.studio('unpublishClass', { as: manager, params: { tag } })
    expect(gone.body.state).toBe('unpublished')
    expect((await asMember(tag)).status).toBe(404)
    expect(await search()).toBe(false)
    expect((await app.studio('unpublishClass', { as: manager, params: { tag } })).body.code).toBe('notAllowedNow')
    expect((await publish(tag)).body.state).toBe('published')
    expect((await asMember(tag)).status).toBe(200)
  })

  it('DRAFT-03 publishes a scheduled class at its time, and not before', async () => {
    const { tag } = await anyClass()
    await app.studio('unpublishClass', { as: manager, params: { tag } })
    const at = new Date((await now()) + 3600_000).toISOString()
    expect((await publish(tag, at)).body).toMatchObject({ state: 'scheduled', publishAt: at })
    await advance(3595)
    expect((await asMember(tag)).status).toBe(404)
    await advance(5)
    expect((await asMember(tag)).status).toBe(200)
    expect(await draftOf(tag)).toMatchObject({ state: 'published', publishAt: null })
  })

  it('DRAFT-08 keeps a class in the bin and restores it with its address', async () => {
    const { tag } = await anyClass()
    expect((await app.studio('binClass', { as: manager, params: { tag } })).body.state).toBe('bin')
    expect((await asMember(tag)).status).toBe(404)
    expect((await save(tag, [{ field: 'name', base: 'x', value: 'y' }])).status).toBe(409)
    const { total } = (await app.studio('listClasses', { as: manager, query: { state: 'bin' } })).body
    expect(total).toBe(1)
    expect((await app.studio('restoreClass', { as: manager, params: { tag } })).body.state).toBe('published')
    expect((await asMember(tag)).status).toBe(200)
  })

  it('DRAFT-08 keeps a class in the bin for 30 days only', async () => {
    const { tag } = (await app.studio('createClass', { as: manager, body: { name: 'Not needed' } })).body
    await app.studio('binClass', { as: manager, params: { tag } })
    await advance(29 * 86_400)
    const later = await app.newStaff('manager')
    const found = () => app.studio('getClassDraft', { as: later, params: { tag } })
    expect((await found()).body.state).toBe('bin')
    await advance(86_401)
    const after = await app.newStaff('manager')
    expect((await app.studio('getClassDraft', { as: after, params: { tag } })).body.code).toBe('notFound')
    const { entries } = (await app.studio('listAudit', { as: after, query: { objectId: tag } })).body
    expect(entries[0]).toMatchObject({ action: 'class.removed', actorKind: 'system', isUndoable: false })
    manager = after
    coach = await app.newStaff('coach')
  })

  it('DRAFT-08 makes a copy as a separate draft', async () => {
    const { tag } = await anyClass()
    const { fields } = await draftOf(tag)
    const copy = (await app.studio('duplicateClass', { as: manager, params: { tag } })).body as StudioClass
    expect(copy).toMatchObject({ state: 'draft', version: 0, fields })
    expect(copy.tag).not.toBe(tag)
  })

  it('restores an earlier version as the draft', async () => {
    const { tag, name } = await anyClass()
    const current = (await draftOf(tag)).fields.name
    await save(tag, [{ field: 'name', base: current, value: 'Renamed' }])
    await publish(tag)
    const versions = (await app.studio('listClassVersions', { as: manager, params: { tag } })).body
    const first = versions.at(-1)
    const back = await app.studio('bringBackClassVersion', {
      as: manager,
      params: { tag, version: String(first.version) },
    })
    expect(back.body.fields).toEqual(first.fields)
    expect((await asMember(tag)).json().className).toBe('Renamed')
    expect(name).not.toBe('Renamed')
  })
})

describe('every change', () => {
  it('AUDIT-01 writes one entry with the values before and after', async () => {
    const { tag } = await anyClass()
    const entries = async () =>
      (
        await app.database.execute(
          'select action, actor_name, before, after from audit_entry where object_id = $1 order by at, action',
          [tag],
        )
      ).rows
    const before = (await entries()).length
    const { fields } = await draftOf(tag)
    await save(tag, [{ field: 'calorieBurn', base: fields.calorieBurn, value: 301 }])
    const added = (await entries()).slice(before)
    expect(added).toHaveLength(1)
    expect(added[0]).toMatchObject({
      action: 'class.edited',
      actor_name: 'Test manager',
      before: { calorieBurn: fields.calorieBurn },
      after: { calorieBurn: 301 },
    })
    await save(tag, [{ field: 'calorieBurn', base: 5, value: 302 }])
    expect((await entries()).length).toBe(before + 1)
  })
})

describe('DRAFT-07 a word that classes share', () => {
  const rename = (field: string, from: string, to: string, as = manager) =>
    app.studio('renameWord', { as, body: { field, from, to } })
  const optionsNow = async () => (await app.studio('getClassOptions', { as: manager })).body

  it('DRAFT-07 is renamed in drafts and for members at once, and merged with another', async () => {
    const { labels } = await optionsNow()
    const [from, other] = labels
    const uses = async (word: string) => {
      const found = await app.database.execute(
        `select tag, labels from virtual_class where active and labels @> to_jsonb($1::text)
          and tenant_id = (select id from tenant where name = 'pulse') order by tag`,
        [word],
      )
      return found.rows as { tag: string; labels: string[] }[]
    }
    const [old, both] = [await uses(from), await uses(other)]
    const { tag = '' } = old[0] ?? {}
    expect((await publish(tag)).status).toBe(200)
    const { status, body } = await rename('labels', from, 'Brand new')
    expect(status).toBe(200)
    expect(body.classes).toBeGreaterThanOrEqual(old.length)
    expect([await uses(from), (await uses('Brand new')).length]).toEqual([[], old.length])
    expect(JSON.stringify((await asMember(tag)).json())).toContain('Brand new')
    const { fields, hasChanges } = await draftOf(tag)
    expect(fields.labels).toContain('Brand new')
    // A rename isn't an unpublished change.
    expect(hasChanges).toBe(false)
    await rename('labels', 'Brand new', other)
    const joined = await uses(other)
    const tags = new Set([...old, ...both].map(({ tag }) => tag))
    expect(joined).toHaveLength(tags.size)
    for (const { labels: words } of joined) expect(new Set(words).size).toBe(words.length)
    expect((await optionsNow()).labels).not.toContain('Brand new')
  })

  it('DRAFT-07 is chosen from those in use, and a new one is offered from then on', async () => {
    const { tag } = await anyClass()
    const { fields } = await draftOf(tag)
    expect((await optionsNow()).equipment).not.toContain('Slackline')
    await save(tag, [{ field: 'equipment', base: fields.equipment, value: [...fields.equipment, 'Slackline'] }])
    expect((await optionsNow()).equipment).toContain('Slackline')
  })

  it('is one word in any Unicode form: it is offered once, and renamed in every form that is stored', async () => {
    const { classes } = (await app.studio('listClasses', { as: manager, query: { state: 'published' } })).body
    const [first, second] = classes as [{ tag: string }, { tag: string }]
    const [composed, decomposed] = ['Schr\u00E4gbank', 'Schra\u0308gbank']
    const store = (tag: string, word: string) =>
      app.database.execute(
        `update draft set fields = jsonb_set(fields, '{equipment}', jsonb_build_array($2::text)), revision = revision + 1
          where kind = 'class' and id = $1`,
        [tag, word],
      )
    await store(first.tag, composed)
    await store(second.tag, decomposed)
    const { equipment } = (await optionsNow()) as { equipment: string[] }
    expect(equipment.filter((word) => word.normalize('NFC') === composed)).toEqual([composed])
    expect((await rename('equipment', composed, 'Bench')).body.classes).toBe(2)
    for (const { tag } of [first, second]) expect((await draftOf(tag)).fields.equipment).toEqual(['Bench'])
  })

  it.each([
    ['focusAreas', 'focusAreas'],
    ['equipment', 'equipment'],
    ['subCategory', 'subCategories'],
    ['instructor', 'instructors'],
    ['language', 'languages'],
  ])('DRAFT-07 may be any of %s', async (field, list) => {
    const [from] = (await optionsNow())[list]
    expect((await rename(field, from, `Another ${field}`)).status).toBe(200)
    const words = (await optionsNow())[list]
    expect([words.includes(from), words.includes(`Another ${field}`)]).toEqual([false, true])
  })

  it('DRAFT-07 renames the coach’s profile too, unless the new name has one, and undo takes it back', async () => {
    const tell = async (name: string, line: string) => {
      const { body } = await app.studio('createCuration', { as: manager, params: { kind: 'coach' }, body: { name } })
      const params = { kind: 'coach', id: body.id as string }
      await app.studio('saveCuration', {
        as: manager,
        params,
        body: { changes: [{ field: 'line', base: '', value: line }] },
      })
      await app.studio('publishCuration', { as: manager, params, body: {} })
      return params
    }
    const lineOf = async (coach: string) =>
      (await app.make('listCoachClasses', { query: { coach } })).body.coachDetails?.line
    const undoLast = async () => {
      const [entry] = (await app.studio('listAudit', { as: manager })).body.entries
      return (await app.studio('undoChange', { as: manager, params: { id: entry.id } })).status
    }
    const names = (await optionsNow()).instructors as [string, string]
    const [from, other] = names
    for (const { id, name } of (await app.studio('listCuration', { as: manager, params: { kind: 'coach' } })).body) {
      if (names.includes(name)) await app.studio('binCuration', { as: manager, params: { kind: 'coach', id } })
    }
    const params = await tell(from, 'Mine.')
    await tell(other, 'Theirs.')
    expect((await rename('instructor', from, 'Kim New')).status).toBe(200)
    expect([await lineOf('Kim New'), await lineOf(from)]).toEqual(['Mine.', undefined])
    const renamed = (await app.studio('getCuration', { as: manager, params })).body
    expect([renamed.fields.name, renamed.hasChanges]).toEqual(['Kim New', false])
    expect([await undoLast(), await lineOf(from), await lineOf('Kim New')]).toEqual([204, 'Mine.', undefined])
    expect((await rename('instructor', from, other)).status).toBe(200)
    expect([await lineOf(other), await lineOf(from)]).toEqual(['Theirs.', 'Mine.'])
    expect((await app.studio('getCuration', { as: manager, params })).body.fields.name).toBe(from)
  })

  it('DRAFT-07 is renamed only by editors of all classes, and only if a class uses it', async () => {
    const [from] = (await optionsNow()).instructors
    expect((await rename('instructor', from, 'Kim Coach', coach)).body.code).toBe('notPermitted')
    expect((await rename('instructor', 'Nobody at all', 'Kim Coach')).body.code).toBe('notFound')
  })
})

describe('options', () => {
  it('offers the club’s own words, most used first', async () => {
    const options = (await app.studio('getClassOptions', { as: manager })).body
    expect(options.categories).toHaveLength(10)
    expect(options.equipment.length).toBeGreaterThan(20)
    expect(options.instructors.length).toBeGreaterThan(3)
  })
})
