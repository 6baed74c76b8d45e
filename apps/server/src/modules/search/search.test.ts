import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DemoApp, openDemoApp } from '../../testing/demo-app.ts'

type Item = {
  tag: string
  className: string
  labels: string[]
  equipmentTypes: string[]
  equipmentNames: string[]
  focusArea: { tag: string }[]
  classCategory: number
  skill: number | null
  intensity: number | null
  durationSecond: number | null
  languageName: string
  scheduleDate: string
  instructor: string
}

let app: DemoApp
let all: Item[]
beforeAll(async () => {
  app = await openDemoApp()
  all = await search({ take: 9999, skip: 0 })
})
afterAll(() => app.close())

async function search(body: object, tenant = 'pulse'): Promise<Item[]> {
  const reply = await app.call('PUT', '/api/v3/virtualclass/search/guest', { body, tenant })
  expect(reply.status).toBe(200)
  return reply.json().items
}

describe('PUT /api/v3/virtualclass/search', () => {
  it('API-24 returns the whole catalogue for take 9999, newest first', () => {
    expect(all).toHaveLength(1200)
    const dates = all.map(({ scheduleDate }) => scheduleDate)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  it('understands a category by the club’s own wording, as soon as that changes', async () => {
    const categoriesFor = async (query: string) => {
      const reply = await app.call('PUT', '/api/v3/virtualclass/search/guest', { body: { query } })
      return reply.json().categories ?? []
    }
    const set = (text: string) =>
      app.database.execute(
        `insert into phrase_override (tenant_id, language, key, text, updated_at)
          select id, 'de', 'catalogue.category1006', $1, '2026-01-01' from tenant where name = 'pulse'
          on conflict (tenant_id, language, key) do update set text = excluded.text`,
        [text],
      )
    expect(await categoriesFor('Zwielichtbeugen')).toEqual([])
    await set('Zwielichtbeugen')
    await expect.poll(() => categoriesFor('Zwielichtbeugen')).toHaveLength(1)
    await set('Morgenbeugen')
    await expect.poll(() => categoriesFor('Zwielichtbeugen')).toEqual([])
    expect(await categoriesFor('Morgenbeugen')).toHaveLength(1)
    await app.database.execute(`delete from phrase_override where key = 'catalogue.category1006'`)
    await expect.poll(() => categoriesFor('Morgenbeugen')).toEqual([])
  })

  it('searches in the classes of the largest possible channel', async () => {
    const tags = all.map(({ tag }) => tag)
    const others = Array.from({ length: 9999 - tags.length }, () => crypto.randomUUID())
    const query = 'yoga'
    const among = await search({ query, take: 9999, virtualClasses: [...others, ...tags] })
    expect(among.length).toBeGreaterThan(0)
    expect(among).toEqual(await search({ query, take: 9999 }))
  })

  it('API-23 returns 50 by default, and skips', async () => {
    const first = await search({})
    expect(first.map(({ tag }) => tag)).toEqual(all.slice(0, 50).map(({ tag }) => tag))
    const second = await search({ skip: 50 })
    expect(second[0]?.tag).toBe(all[50]?.tag)
  })

  it('FILT-40 returns oldest first unless the direction is Newest or desc', async () => {
    const first = async (dir: string) => (await search({ take: 1, dir }))[0]?.tag
    expect([await first('Newest'), await first('desc')]).toEqual([all[0]?.tag, all[0]?.tag])
    expect([await first('asc'), await first('Oldest')]).toEqual([all.at(-1)?.tag, all.at(-1)?.tag])
  })

  it.each<[string, object, (item: Item) => boolean]>([
    [
      'any of several labels',
      { labels: ['Tabata', 'Kids'] },
      ({ labels }) => labels.some((l) => l === 'Tabata' || l === 'Kids'),
    ],
    ['a category', { categoryId: 1009 }, ({ classCategory }) => classCategory === 1009],
    ['a category in digits', { categoryId: '1009' }, ({ classCategory }) => classCategory === 1009],
    ['equipment', { equipmentTags: ['kettlebell'] }, ({ equipmentTypes }) => equipmentTypes.includes('kettlebell')],
    ['no equipment', { equipmentTags: ['none'] }, ({ equipmentTypes }) => equipmentTypes.length === 0],
    ['a focus area', { focusAreaTags: ['hips'] }, ({ focusArea }) => focusArea.some(({ tag }) => tag === 'hips')],
    ['a language without case', { classLanguageName: 'ENGLISH' }, ({ languageName }) => languageName === 'English'],
    ['a skill range', { skill: '2,4' }, ({ skill }) => skill !== null && skill >= 2 && skill <= 4],
    [
      'an intensity range',
      { intensity: '8,9' },
      ({ intensity }) => intensity !== null && intensity >= 8 && intensity <= 9,
    ],
    ['a duration', { duration: '961,1559' }, ({ durationSecond: s }) => s !== null && s >= 961 && s <= 1559],
    ['untouched ranges', { skill: '1,10', intensity: '1,10', duration: '0,18000' }, () => true],
    [
      'several keys at once',
      { labels: ['Power'], categoryId: 1003, skill: '5,10' },
      ({ labels, classCategory, skill }) => labels.includes('Power') && classCategory === 1003 && (skill ?? 0) >= 5,
    ],
  ])('FILT-37 API-21 filters by %s', async (_case, body, keeps) => {
    const expected = all.filter(keeps).map(({ tag }) => tag)
    expect(expected.length).toBeGreaterThan(0)
    expect((await search({ ...body, take: 9999 })).map(({ tag }) => tag)).toEqual(expected)
  })

  it('searches only in the given classes', async () => {
    const tags = [all[7]?.tag, all[3]?.tag]
    expect((await search({ virtualClasses: [...tags, 'gone'] })).map(({ tag }) => tag)).toEqual([
      all[3]?.tag,
      all[7]?.tag,
    ])
  })

  it.each([
    ['yoga', [1009]],
    ['โยคะ', [1009]],
    ['STRETCH', [1007]],
    ['nonsense', undefined],
  ])('returns the categories called %s in one of the club’s languages', async (query, expected) => {
    const reply = await app.call('PUT', '/api/v3/virtualclass/search/guest', { body: { query, take: 0 } })
    expect(reply.json()).toMatchObject({ items: [] })
    expect(reply.json().categories).toEqual(expected)
  })

  it.each<[query: string, isMeant: (item: Item) => boolean]>([
    ['20 min', ({ durationSecond }) => isAbout(durationSecond, 20)],
    ['40-minute', ({ durationSecond }) => isAbout(durationSecond, 40)],
    ['30 Minuten', ({ durationSecond }) => isAbout(durationSecond, 30)],
    ['beginner', ({ skill }) => skill !== null && skill <= 4],
    ['Könner', ({ skill }) => skill !== null && skill >= 8],
    ['ขั้นสูง', ({ skill }) => skill !== null && skill >= 8],
    ['beginner 20 min', ({ skill, durationSecond }) => skill !== null && skill <= 4 && isAbout(durationSecond, 20)],
  ])('finds classes of that duration or level by %s', async (query, isMeant) => {
    const found = new Set((await search({ query, take: 9999 })).map(({ tag }) => tag))
    const meant = all.filter(isMeant).map(({ tag }) => tag)
    expect(meant.length).toBeGreaterThan(0)
    expect(meant.filter((tag) => !found.has(tag))).toEqual([])
    expect(found.size).toBeLessThan(all.length / 2)
  })

  it('requires both the level and the words of a query', async () => {
    const hers = await search({ query: 'herrera', take: 9999 })
    const beginners = await search({ query: 'herrera beginner', take: 9999 })
    expect(beginners.length).toBeGreaterThan(0)
    expect(beginners.length).toBeLessThan(hers.length)
    expect(beginners.every(({ instructor }) => instructor === 'Lucía Herrera')).toBe(true)
  })

  it('requires both the category and the coach of a query', async () => {
    const isYoga = ({ classCategory }: (typeof all)[number]) => classCategory === 1009
    const coach = all.find(isYoga)?.instructor ?? ''
    const found = await search({ query: `yoga ${coach}`, take: 9999 })
    const meant = all.filter((each) => isYoga(each) && each.instructor === coach)
    expect(found.map(({ tag }) => tag).sort()).toEqual(meant.map(({ tag }) => tag).sort())
  })

  it('treats a category’s name as text if the category has no such class', async () => {
    const yogis = new Set(all.filter(({ classCategory }) => classCategory === 1009).map(({ instructor }) => instructor))
    const others = [...new Set(all.map(({ instructor }) => instructor))].filter((coach) => coach && !yogis.has(coach))
    const found = await Promise.all(others.map((coach) => search({ query: `yoga ${coach}`, take: 9999 })))
    expect(found.flat().length).toBeGreaterThan(0)
    for (const [place, coach] of others.entries())
      expect(found[place]?.every(({ instructor }) => instructor === coach)).toBe(true)
  })

  it('TEN-23 finds nothing under another provider’s id', async () => {
    expect(await search({ providerid: 'pulse', take: 3 })).toHaveLength(3)
    expect(await search({ providerid: 'harbour' })).toEqual([])
  })

  it('API-22 ENT-06 adds the metadata only if the header requests it', async () => {
    const asked = (headers: Record<string, string>) =>
      app.call('PUT', '/api/v3/virtualclass/search/guest', { body: { take: 1 }, headers })
    expect((await asked({ showmetadata: 'true' })).json()).toHaveProperty('metaData.categories')
    expect((await asked({ showmetadata: 'false' })).json()).not.toHaveProperty('metaData')
  })

  it.each([
    [{ take: 10_000 }],
    [{ take: -1 }],
    [{ skip: 'x' }],
    [{ labels: 'Power' }],
    [{ skill: 'a,b' }],
    [{ query: 'x'.repeat(201) }],
  ])('refuses %j', async (body) => {
    expect((await app.call('PUT', '/api/v3/virtualclass/search/guest', { body })).status).toBe(400)
  })

  it.each([
    ['en-gb', 'Flow, hold, breathe, rest.'],
    ['th', 'ไหล ค้าง หายใจ พัก'],
  ])('ENT-07 describes a category in %s', async (language, expected) => {
    const reply = await app.call('PUT', '/api/v3/virtualclass/search/guest', {
      body: { take: 1 },
      headers: { showmetadata: 'true', 'accept-language': language },
    })
    const { categories, equipments } = reply.json().metaData
    expect(categories.find(({ id }: { id: number }) => id === 1009).description).toContain(expected)
    expect(equipments).toHaveLength(28)
  })

  it('FILT-48 names the equipment of a class as the filter does', async () => {
    const reply = await app.call('PUT', '/api/v3/virtualclass/search/guest', {
      body: { take: 1 },
      headers: { showmetadata: 'true' },
    })
    const { equipments } = reply.json().metaData
    const offered = new Set(equipments.map(({ name }: { name: string }) => name))
    expect(offered).toContain('Pull-up bar')
    const shown = new Set(all.flatMap(({ equipmentNames }) => equipmentNames))
    expect([...shown].filter((name) => !offered.has(name))).toEqual([])
  })

  it('does not mix clubs', async () => {
    const mono = await search({ take: 9999 }, 'mono')
    expect(mono.length).toBeGreaterThan(50)
    expect(mono.every(({ tag }) => tag.startsWith('mono'))).toBe(true)
  })
})

function isAbout(durationSecond: number | null, minutes: number) {
  return durationSecond !== null && Math.abs(Math.ceil(durationSecond / 60) - minutes) <= minutes / 10
}
