import type { WexerEvent } from '@upbeat/contract/entities/live-event'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStaffApp, type StaffApp, type TestStaff } from '../../testing/staff-app.ts'

const ride = {
  kind: 'broadcast',
  categoryId: '1002',
  imageLink: '/images/demo/ride',
  localStart: '2027-03-23T18:00:00',
  timeZone: 'Europe/Berlin',
  durationSecond: 1800,
  recurrence: { frequency: 'weekly', interval: 1, weekdays: ['TU'], end: null },
}

let app: StaffApp
let owner: TestStaff
beforeAll(async () => {
  app = await openStaffApp()
  await setClock('2027-03-24T10:00:00Z')
  owner = await app.newStaff('owner')
})
afterAll(() => app.close())

async function setClock(now: string) {
  await app.call('POST', '/demo/clock', { body: { now } })
}
async function published(name: string): Promise<string> {
  const { id } = (await app.studio('createEvent', { as: owner, body: { ...ride, name } })).body
  await app.studio('publishEvent', { as: owner, params: { id }, body: {} })
  return id
}
async function remind(email: string, id: string, headers = {}) {
  const asked = { as: email, params: { id }, body: { timeZone: 'America/New_York' }, headers }
  expect((await app.make('addReminder', asked)).status).toBe(200)
}
async function change(id: string, date: string, body: object): Promise<string> {
  const reply = await app.studio('changeOccurrence', { as: owner, params: { id, date }, body })
  expect(reply.status).toBe(200)
  return reply.body.entryId
}
/** Changes a field and publishes it. */
async function save(id: string, field: string, base: unknown, value: unknown) {
  const params = { id }
  const reply = await app.studio('saveEvent', { as: owner, params, body: { changes: [{ field, base, value }] } })
  expect([reply.status, reply.body.conflicts]).toEqual([200, []])
  expect((await app.studio('publishEvent', { as: owner, params, body: {} })).status).toBe(200)
}
const move = (localStart: string) => ({ kind: 'changed', localStart, fields: {} })
const cancel = { kind: 'cancelled' }
async function mails(email: string, name: string) {
  return (await app.mailsTo(email)).filter((mail) => mail.includes(name))
}

/** A member's feed by two independent parsers. */
async function feed(email: string) {
  const { calendarLink } = (await app.make('listReminders', { as: email })).body
  const { body } = await app.server.inject({ url: new URL(calendarLink).pathname, headers: { host: 'localhost:4000' } })
  const first = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent').map((component) => ({
    uid: new ICAL.Event(component).uid,
    start: new ICAL.Event(component).startDate.toJSDate().toISOString(),
    status: String(component.getFirstPropertyValue('status')),
    sequence: new ICAL.Event(component).sequence,
  }))
  const second = Object.values(nodeIcal.sync.parseICS(body)).flatMap((found) =>
    found?.type === 'VEVENT'
      ? [
          {
            uid: found.uid,
            start: new Date(found.start).toISOString(),
            status: String(found.status),
            sequence: Number(found.sequence),
          },
        ]
      : [],
  )
  const byUid = (one: { uid: string }, other: { uid: string }) => one.uid.localeCompare(other.uid)
  expect(second.toSorted(byUid)).toEqual(first.toSorted(byUid))
  return first
}

it('WEEK-04 emails members with a reminder of a moved occurrence once, in their language and time zone', async () => {
  const id = await published('Moved ride')
  const [email, other] = [await app.newMember(), await app.newMember()]
  await remind(email, `${id}.2027-03-30`, { 'accept-language': 'de' })
  await remind(other, `${id}.2027-04-06`)
  await change(id, '2027-03-30', { scope: 'one', change: move('2027-03-31T07:00:00') })
  await setClock('2027-03-24T10:01:00Z')
  await setClock('2027-03-24T10:02:00Z')
  const [mail, ...more] = await mails(email, 'Moved ride')
  expect(more).toEqual([])
  expect(mail).toContain('Moved ride hat eine neue Zeit')
  expect(mail).toMatch(/Mittwoch, 31.03.2027 um 01:00 (GMT-4|EDT)/)
  expect(await mails(other, 'Moved ride')).toEqual([])
})

it('WEEK-04 emails about a cancelled occurrence, and again if it takes place after all', async () => {
  const id = await published('Cancelled ride')
  const email = await app.newMember()
  await remind(email, `${id}.2027-03-30`)
  const entryId = await change(id, '2027-03-30', { scope: 'one', change: cancel })
  await setClock('2027-03-24T10:03:00Z')
  await setClock('2027-03-24T10:04:00Z')
  const [mail, ...more] = await mails(email, 'Cancelled ride')
  expect(more).toEqual([])
  expect(mail).toContain('Cancelled ride is cancelled')
  expect(mail).toContain('30.03.2027 at 12:00 GMT-4')
  await app.studio('undoBulkChange', { as: owner, params: { id: entryId } })
  await setClock('2027-03-24T10:05:00Z')
  expect((await mails(email, 'Cancelled ride')).at(-1)).toContain('has a new time')
})

it('WEEK-04 tells nobody of a change that is undone at once', async () => {
  const id = await published('Undone ride')
  const email = await app.newMember()
  await remind(email, `${id}.2027-03-30`)
  const entryId = await change(id, '2027-03-30', { scope: 'following', change: move('2027-03-30T20:00:00') })
  await app.studio('undoBulkChange', { as: owner, params: { id: entryId } })
  await setClock('2027-03-24T10:06:00Z')
  expect(await mails(email, 'Undone ride')).toEqual([])
})

it('WEEK-04 follows an occurrence into the series that continues its own, with its reminder', async () => {
  const id = await published('Split ride')
  const email = await app.newMember()
  await remind(email, `${id}.2027-04-06`)
  await change(id, '2027-03-30', { scope: 'following', change: move('2027-03-31T07:00:00') })
  await setClock('2027-03-24T10:07:00Z')
  expect((await mails(email, 'Split ride'))[0]).toContain('07.04.2027 at 01:00 GMT-4')
  expect((await app.make('listReminders', { as: email })).body.eventIds).toEqual([`${id}.2027-04-06`])
  await setClock('2027-04-07T04:00:00Z')
  expect((await mails(email, 'Split ride')).at(-1)).toContain('Split ride starts at 01:00')
  await setClock('2027-03-24T10:08:00Z')
})

it('WEEK-04 follows an occurrence to another weekday of its week, and tells of a cancellation if there is none', async () => {
  const id = await published('Weekday ride')
  const [email, both] = [await app.newMember(), await app.newMember()]
  await remind(email, `${id}.2027-04-06`)
  await remind(both, `${id}.2027-04-06`)
  await save(id, 'recurrence', ride.recurrence, { ...ride.recurrence, weekdays: ['TU', 'TH'] })
  await remind(both, `${id}.2027-04-08`)
  const split = { ...ride.recurrence, weekdays: ['TU', 'TH'] }
  await save(id, 'recurrence', split, { ...ride.recurrence, weekdays: ['TH'] })
  await setClock('2027-03-24T10:09:00Z')
  await setClock('2027-03-24T10:10:00Z')
  const [mail, ...more] = await mails(email, 'Weekday ride')
  expect(more).toEqual([])
  expect(mail).toContain('Weekday ride has a new time')
  expect(mail).toContain('08.04.2027 at 12:00 GMT-4')
  expect((await app.make('listReminders', { as: email })).body.eventIds).toEqual([`${id}.2027-04-08`])
  expect((await mails(both, 'Weekday ride'))[0]).toContain('Weekday ride is cancelled')

  const ended = { ...ride.recurrence, weekdays: ['TH'], end: { until: '2027-04-04' } }
  await save(id, 'recurrence', { ...ride.recurrence, weekdays: ['TH'] }, ended)
  await setClock('2027-03-24T10:11:00Z')
  expect((await mails(email, 'Weekday ride')).at(-1)).toContain('Weekday ride is cancelled')
})

it('WEEK-04 a series that continues another one is a favourite of the same members', async () => {
  const id = await published('Favourite ride')
  const [email, other] = [await app.newMember(), await app.newMember()]
  const { userId } = await app.signIn(email)
  const added = await app.make('addFavourite', { as: email, body: { userId, virtualClassTag: id } })
  expect(added.status).toBe(201)
  const params = { id, date: '2027-03-30' }
  const body = { scope: 'following', change: move('2027-03-30T20:00:00') }
  const { entryId } = (await app.studio('changeOccurrence', { as: owner, params, body })).body
  const favourites = async (as: string) => {
    const { eventData } = (await app.make('connectEvents', { as })).body as { eventData: WexerEvent[] }
    return eventData.filter(({ title }) => title === 'Favourite ride').map((event) => event.virtualClass?.favourite)
  }
  expect(await favourites(email)).toEqual([true])
  expect(await favourites(other)).toEqual([false])
  expect((await feed(email)).some(({ uid, start }) => uid.includes('2027-03-30') && start.includes('T18:00'))).toBe(
    true,
  )
  await app.studio('undoBulkChange', { as: owner, params: { id: entryId } })
  expect(await favourites(email)).toEqual([true])
})

it('WEEK-04 keeps calendars true: moved, cancelled and removed occurrences keep their UID with a higher sequence', async () => {
  const id = await published('Calendar ride')
  const email = await app.newMember()
  const ids = ['2027-03-30', '2027-04-06', '2027-04-13'].map((date) => `${id}.${date}`)
  for (const each of ids) await remind(email, each)
  const before = await feed(email)
  expect(before.map(({ start, status }) => [start, status])).toEqual([
    ['2027-03-30T16:00:00.000Z', 'CONFIRMED'],
    ['2027-04-06T16:00:00.000Z', 'CONFIRMED'],
    ['2027-04-13T16:00:00.000Z', 'CONFIRMED'],
  ])
  await setClock('2027-03-24T11:00:00Z')
  await change(id, '2027-03-30', { scope: 'one', change: move('2027-03-31T07:00:00') })
  await change(id, '2027-04-06', { scope: 'one', change: cancel })
  await change(id, '2027-04-13', { scope: 'following', change: cancel })
  await setClock('2027-03-24T11:01:00Z')
  const after = new Map((await feed(email)).map((entry) => [entry.uid, entry]))
  expect(before.map(({ uid }) => [after.get(uid)?.start, after.get(uid)?.status])).toEqual([
    ['2027-03-31T05:00:00.000Z', 'CONFIRMED'],
    ['2027-04-06T16:00:00.000Z', 'CANCELLED'],
    ['2027-04-13T16:00:00.000Z', 'CANCELLED'],
  ])
  for (const { uid, sequence } of before) expect(after.get(uid)?.sequence).toBeGreaterThan(sequence)
  const url = `/api/v1/connect/events/${ids[1]}/calendar.ics`
  const { body } = await app.server.inject({ url, headers: { host: 'localhost:4000' } })
  expect(body).toContain('STATUS:CANCELLED')
})
