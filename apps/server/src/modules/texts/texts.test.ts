import type { Phrase, StudioTexts, TextLanguage } from '@upbeat/contract/studio/entities/texts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStaffApp, type StaffApp, type TestStaff } from '../../testing/staff-app.ts'

let app: StaffApp
let owner: TestStaff
beforeAll(async () => {
  app = await openStaffApp()
  owner = await app.newStaff('owner', 'mono')
})
afterAll(() => app.close())

const read = async (language: string) =>
  (await app.studio('getTexts', { as: owner, params: { language } })).body as StudioTexts
const terms = async (languageCode: string) =>
  (await app.make('getTerms', { tenant: 'mono', query: { languageCode } })).body
const main = async () => (await languages()).find(({ isMain }) => isMain)?.language ?? ''
const languages = async () => (await app.studio('listTextLanguages', { as: owner })).body as TextLanguage[]

async function save(language: string, values: Record<string, string | null>) {
  const { fields } = await read(language)
  const changes = Object.entries(values).map(([field, value]) => ({ field, base: fields[field] ?? null, value }))
  return app.studio('saveTexts', { as: owner, params: { language }, body: { changes } })
}
const publish = (language: string, body: object = {}) =>
  app.studio('publishTexts', { as: owner, params: { language }, body })

it('WORD-01 shows a club’s wording to members once it is published, and the product’s again', async () => {
  const language = await main()
  const standard = (await terms(language))['shell.classes']
  expect((await save(language, { 'shell.classes': 'Sessions' })).status).toBe(200)
  expect((await terms(language))['shell.classes']).toBe(standard)
  expect((await read(language)).hasChanges).toBe(true)
  expect((await publish(language)).body).toMatchObject({
    hasChanges: false,
    published: { 'shell.classes': 'Sessions' },
  })
  expect((await terms(language))['shell.classes']).toBe('Sessions')
  await save(language, { 'shell.classes': null })
  await publish(language)
  expect((await terms(language))['shell.classes']).toBe(standard)
})

it('WORD-01 refuses a text without its placeholders by name, and saves none of the others', async () => {
  const before = await read('de')
  const { status, body } = await save('de', { 'shell.classes': 'Stunden', 'shell.copyright': '© 2026' })
  expect([status, body.code, body.message]).toEqual([400, 'invalidRequest', expect.stringContaining('shell.copyright')])
  expect(body.message).toContain('lacks {{year}}')
  expect((await save('de', { 'shell.nothing': 'Nichts' })).status).toBe(400)
  expect(await read('de')).toEqual(before)
  expect((await app.studio('getTexts', { as: owner, params: { language: 'xx' } })).status).toBe(400)
})

it('WORD-01 lists what the club words itself in its main language and lacks in another', async () => {
  const [first, second] = await languages()
  const other = second?.language ?? ''
  const phrasesOf = async () =>
    (await app.studio('listPhrases', { as: owner, params: { language: other } })).body.phrases
  const isOwn = ({ isOwn }: Phrase) => isOwn
  const before: Phrase[] = (await phrasesOf()).filter(isOwn)
  await save(first?.language ?? '', { 'shell.menu': 'On now' })
  await publish(first?.language ?? '')
  const missing = async () => (await languages()).map((each) => [each.language, each.missing])
  expect(await missing()).toContainEqual([other, 1])
  const phrases: Phrase[] = await phrasesOf()
  const live = phrases.find(({ key }) => key === 'shell.menu')
  expect(live).toMatchObject({ source: 'On now', isOwn: true, product: (await terms(other))['shell.menu'] })
  expect(new Set(phrases.filter(isOwn))).toEqual(new Set([...before, live]))
  await save(other, { 'shell.menu': 'Jetzt' })
  expect(await missing()).toContainEqual([other, 0])
})

it('keeps two people from overwriting each other, and discards a draft', async () => {
  await save('de', { 'shell.classes': 'Mein Profil' })
  const changes = [{ field: 'shell.classes', base: null, value: 'Mein Bereich' }]
  const late = await app.studio('saveTexts', { as: owner, params: { language: 'de' }, body: { changes } })
  expect(late.body.conflicts).toEqual([{ field: 'shell.classes', yours: 'Mein Bereich', theirs: 'Mein Profil' }])
  const discarded = await app.studio('discardTexts', { as: owner, params: { language: 'de' } })
  expect([discarded.status, discarded.body.hasChanges]).toEqual([200, false])
})

it('publishes on schedule, and can be undone from the history', async () => {
  await save('de', { 'shell.search': 'Finden' })
  const now = new Date((await app.call('GET', '/demo/clock')).json().now).getTime()
  await publish('de', { at: new Date(now + 3_600_000).toISOString() })
  expect((await terms('de'))['shell.search']).not.toBe('Finden')
  await app.advance(3_601)
  expect((await terms('de'))['shell.search']).toBe('Finden')

  await save('de', { 'shell.search': 'Stöbern' })
  await publish('de')
  const { entries } = (await app.studio('listAudit', { as: owner, query: { objectKind: 'texts' } })).body
  expect(entries[1]).toMatchObject({ action: 'texts.edited', after: { 'shell.search': 'Stöbern' } })
  expect((await app.studio('undoChange', { as: owner, params: { id: entries[0].id } })).status).toBe(204)
  expect((await terms('de'))['shell.search']).toBe('Finden')
  expect((await app.studio('undoChange', { as: owner, params: { id: entries[1].id } })).status).toBe(204)
  expect((await read('de')).fields['shell.search']).toBe('Finden')
})

it('restores an earlier version at once', async () => {
  const { version, published } = await read('de')
  await save('de', { 'favourites.title': 'Lieblinge' })
  await publish('de')
  const params = { language: 'de', version: String(version) }
  expect((await app.studio('restoreTextsVersion', { as: owner, params })).body.published).toEqual(published)
  const versions = (await app.studio('listTextsVersions', { as: owner, params: { language: 'de' } })).body
  expect(versions[0]).toMatchObject({ version: version + 2, count: Object.keys(published).length })
})

it('is only for owners and managers', async () => {
  const coach = await app.newStaff('coach', 'mono')
  expect((await app.studio('getTexts', { as: coach, params: { language: 'de' } })).status).toBe(403)
})
