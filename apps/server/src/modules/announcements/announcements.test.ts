import type { Announcement } from '@upbeat/contract/studio/entities/announcement'
import type { ShownAnnouncement } from '@upbeat/rules/announcements/announcement'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStaffApp, type StaffApp, type TestStaff } from '../../testing/staff-app.ts'

let app: StaffApp
let owner: TestStaff
beforeAll(async () => {
  app = await openStaffApp()
  owner = await app.newStaff('owner')
})
afterAll(() => app.close())

const everyone = { from: null, until: null, audience: 'everyone' }
const inHours = async (hours: number) =>
  new Date(new Date((await app.call('GET', '/demo/clock')).json().now).getTime() + hours * 3_600_000).toISOString()
async function create(fields: object) {
  return (await app.studio('createAnnouncement', { as: owner, body: { ...everyone, ...fields } })).body as Announcement
}
const change = (call: 'publishAnnouncement' | 'unpublishAnnouncement' | 'binAnnouncement', { id }: { id: string }) =>
  app.studio(call, { as: owner, params: { id } })
/** The announcements in a page of the club; none if the page contains none. */
async function announced(language = 'en-gb') {
  const { text } = await app.call('GET', `/home?lang=${language}`, { headers: { accept: 'text/html' } })
  const [, json] = /<script type="application\/json" id="announcements">(.*?)<\/script>/.exec(text) ?? []
  return json === undefined ? null : (JSON.parse(json) as ShownAnnouncement[])
}

it('WORD-04 reaches members’ pages once it is published, between its times, in the page’s language', async () => {
  expect(await announced()).toBeNull()
  const texts = { 'en-gb': 'Closed on Monday </script>', th: 'ปิดวันจันทร์' }
  const one = await create({ texts, from: await inHours(1), until: await inHours(3), audience: 'members' })
  expect((await change('publishAnnouncement', one)).body).toMatchObject({ state: 'published', hasChanges: false })
  expect(await announced()).toBeNull()
  await app.advance(3_601)
  expect(await announced()).toMatchObject([{ text: texts['en-gb'], audience: 'members', version: 1 }])
  expect(await announced('th')).toMatchObject([{ text: texts.th }])
  await app.advance(7_200)
  expect(await announced()).toBeNull()
})

it('is shown by code whose files the pages with a header name, while there is one', async () => {
  const named = async () => {
    const pages = ['/', '/home', '/classes/pulse-1002-001']
    const texts = pages.map(async (url) => (await app.call('GET', url, { headers: { accept: 'text/html' } })).text)
    return (await Promise.all(texts)).map((text) => /href="\/assets\/announcements-[^"]+\.js"/.test(text))
  }
  expect(await named()).toEqual([false, false, false])
  const one = await create({ texts: { 'en-gb': 'Open on Sunday' } })
  await change('publishAnnouncement', one)
  expect(await named()).toEqual([true, true, false])
  await change('unpublishAnnouncement', one)
  expect(await named()).toEqual([false, false, false])
})

it('WORD-04 isn’t shown while it is a draft, and disappears when it is unpublished', async () => {
  const one = await create({ texts: { 'en-gb': 'New showers' } })
  await change('publishAnnouncement', one)
  const changes = [{ field: 'texts', base: one.fields.texts, value: { 'en-gb': 'New showers and lockers' } }]
  const saved = await app.studio('saveAnnouncement', { as: owner, params: { id: one.id }, body: { changes } })
  expect(saved.body.announcement.hasChanges).toBe(true)
  expect(await announced()).toMatchObject([{ text: 'New showers', version: 1 }])
  await change('publishAnnouncement', one)
  expect(await announced()).toMatchObject([{ text: 'New showers and lockers', version: 2 }])
  await change('unpublishAnnouncement', one)
  expect(await announced()).toBeNull()
})

it('can’t be published without a text in the main language, or if it ends before it begins', async () => {
  const foreign = await create({ texts: { th: 'ปิด' } })
  expect((await change('publishAnnouncement', foreign)).body).toMatchObject({ message: 'Missing: texts' })
  const [from, until] = [await inHours(2), await inHours(1)]
  const backwards = await create({ texts: { 'en-gb': 'Never' }, from, until })
  expect((await change('publishAnnouncement', backwards)).body).toMatchObject({ code: 'notPublishable' })
  const empty = await app.studio('createAnnouncement', { as: owner, body: { ...everyone, texts: { 'en-gb': ' ' } } })
  expect(empty.status).toBe(400)
})

it('is deleted, and restored from the history', async () => {
  const one = await create({ texts: { 'en-gb': 'Party' } })
  await change('publishAnnouncement', one)
  await change('binAnnouncement', one)
  expect(await announced()).toBeNull()
  const listed = (await app.studio('listAnnouncements', { as: owner })).body as Announcement[]
  expect(listed.some(({ id }) => id === one.id)).toBe(false)
  const { entries } = (await app.studio('listAudit', { as: owner, query: { objectKind: 'announcement' } })).body
  expect((await app.studio('undoChange', { as: owner, params: { id: entries[0].id } })).status).toBe(204)
  expect(await announced()).toMatchObject([{ text: 'Party' }])
})

it('is named in the history by its text in the club’s main language', async () => {
  const one = await create({ texts: { th: 'ปาร์ตี้', 'en-gb': 'Summer party' } })
  await change('publishAnnouncement', one)
  const { entries } = (await app.studio('listAudit', { as: owner, query: { objectKind: 'announcement' } })).body
  const names = entries.slice(0, 2).map(({ objectName }: { objectName: string }) => objectName)
  expect(names).toEqual(['Summer party', 'Summer party'])
})
