// @database both
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type DemoApp, openDemoApp } from '../../testing/demo-app.ts'

type Item = { tag: string; className: string; instructor: string }

let app: DemoApp
beforeAll(async () => {
  app = await openDemoApp()
})
afterAll(() => app.close())

async function search(body: object): Promise<Item[]> {
  const reply = await app.call('PUT', '/api/v3/virtualclass/search/guest', { body })
  expect(reply.status).toBe(200)
  return reply.json().items
}

/** Names of classes, each with words that find it. */
const scripts = [
  ['โยคะยามเช้าสำหรับผู้เริ่มต้น', 'โยคะ', 'ผู้เริ่มต้น'],
  ['朝のヨガ入門', 'ヨガ', '朝'],
  ['يوغا الصباح للمبتدئين', 'يوغا', 'للمبتديين'],
  ['Утренняя ЙОГА для начинающих', 'йога', 'начинаюших'],
  ['सुबह का योग', 'योग', 'सुबह'],
  ['아침 요가 수업', '요가', '아침'],
  ['יוגה של בוקר', 'יוגה', 'בוקר'],
  ['Πρωινή Γιόγκα', 'γιογκα', 'ΠΡΩΙΝΗ'],
  ['Yoga buổi sáng', 'buoi sang', 'BUỔI'],
  ['IŞIK ve nefes', 'isik', 'ışık'],
  ['Май'.normalize('NFD'), 'май', 'май'.normalize('NFD')],
  ['Майский', 'май'.normalize('NFD')],
  ['아침 요가'.normalize('NFD'), '요가', '요가'.normalize('NFD')],
  ['がん体操', 'がん'.normalize('NFD')],
  ['がん体操'.normalize('NFD'), 'がん'],
  ['Cafe\u0301 Flow', 'caf\u00E9', 'cafe\u0301'],
  ['Kräftigung für Größe', 'kraftigung', 'groesse GRÖSSE'.split(' ')[1] ?? ''],
]

describe('the text of a search', () => {
  it('finds words in any order, without case and accents', async () => {
    const all = await search({ take: 9999 })
    const wanted = all.find(({ instructor }) => instructor === 'Lucía Herrera')
    const [word = ''] = wanted?.className.split(' ') ?? []
    const found = await search({ query: `HERRERA lucia ${word.toUpperCase()}`, take: 9999 })
    expect(found.map(({ tag }) => tag)).toContain(wanted?.tag)
    expect(found.every(({ instructor }) => instructor === 'Lucía Herrera')).toBe(true)
  })

  it('finds small misspellings, but only exact matches of correct spellings', async () => {
    const tags = async (query: string) => (await search({ query, take: 9999 })).map(({ tag }) => tag)
    const right = await tags('Herrera')
    expect(right.length).toBeGreaterThan(0)
    for (const query of ['Herera', 'Herrrera', 'hererra']) expect(await tags(query)).toEqual(right)
    expect(await tags('STRENGHT Lucya')).toEqual(await tags('strength lucia'))
    expect(await tags('yoag')).toEqual(await tags('yoga'))
    // With three letters there are too many similar words.
    expect(await tags('yga')).toEqual([])
  })

  it('finds the beginning of a word, and all words of several', async () => {
    const tags = async (query: string) => (await search({ query, take: 9999 })).map(({ tag }) => tag)
    const [whole, begun, both] = [await tags('strength'), await tags('stren'), await tags('stren lucia')]
    expect(begun).toEqual(expect.arrayContaining(whole))
    const hers = await tags('lucia')
    expect(both).toEqual(begun.filter((tag) => hers.includes(tag)))
  })

  it.each(['?!', '%', '\ud800', '   .   '])('finds nothing for %j, which has no words', async (query) => {
    expect(await search({ query })).toEqual([])
  })

  it('ERR-34 finds nothing for nonsense, and handles hostile text', async () => {
    for (const query of ['zzzzqqq', `'; drop table member; --`, '%', '\\', '(('.repeat(40)]) {
      expect(Array.isArray(await search({ query }))).toBe(true)
    }
    expect(await search({ query: 'zzzzqqq' })).toEqual([])
  })
})

describe('the words of a search', () => {
  let tags: string[]

  // All at once: after each change the catalogue is read again.
  beforeAll(async () => {
    const { database } = app
    tags = (await search({ take: scripts.length, skip: 40 })).map(({ tag }) => tag)
    for (const [at, tag] of tags.entries()) {
      await database.execute('update virtual_class set name = $2 where tag = $1', [tag, scripts[at]?.[0]])
    }
    const { rows } = await database.execute('select tenant_id from virtual_class where tag = $1', [tags[0]])
    await database.notify('catalogue_changed', String(rows[0]?.tenant_id))
    const [name, word] = scripts[0] ?? []
    const names = async () => (await search({ query: word })).map(({ className }) => className)
    await vi.waitFor(async () => expect(await names()).toContain(name))
  })

  it.each(scripts.map(([name, ...queries], at) => ({ name, queries, at })))(
    'find $name in its own script',
    async ({ queries, at }) => {
      for (const query of queries) expect((await search({ query })).map(({ tag }) => tag)).toContain(tags[at])
    },
  )
})
