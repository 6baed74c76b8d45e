import type { WexerEvent } from '@upbeat/contract/entities/live-event'
import {
  type EventClash,
  maxClashes,
  type ScheduledEvent,
  type StudioEvent,
} from '@upbeat/contract/studio/entities/event'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStaffApp, type StaffApp, type TestStaff } from '../../../testing/staff-app.ts'

const ride = {
  kind: 'broadcast',
  name: 'Evening ride',
  categoryId: '1002',
  imageLink: '/images/demo/ride',
  localStart: '2027-03-23T18:00:00',
  timeZone: 'Europe/Berlin',
  durationSecond: 1800,
  recurrence: { frequency: 'weekly', interval: 1, weekdays: ['TU'], end: null },
}
const week = { from: '2027-03-22T00:00:00Z', until: '2027-04-12T00:00:00Z' }

let app: StaffApp
let owner: TestStaff
beforeAll(async () => {
  app = await openStaffApp()
  await app.call('POST', '/demo/clock', { body: { now: '2027-03-24T10:00:00Z' } })
  owner = await app.newStaff('owner')
})
afterAll(() => app.close())

async function published(fields: object = {}): Promise<StudioEvent> {
  const { body } = await app.studio('createEvent', { as: owner, body: { ...ride, ...fields } })
  return (await app.studio('publishEvent', { as: owner, params: { id: body.id }, body: {} })).body
}
async function change(id: string, date: string, body: object, as = owner) {
  return app.studio('changeOccurrence', { as, params: { id, date }, body })
}
const move = (localStart: string, fields = {}) => ({ kind: 'changed', localStart, fields })
const undo = (id: string) => app.studio('undoBulkChange', { as: owner, params: { id } })
/** What members see, by id and start. */
async function shown(name: string) {
  const { eventData } = (await app.make('connectEvents')).body as { eventData: WexerEvent[] }
  return eventData.filter(({ title }) => title === name).map(({ id, live }) => [id, live?.active_Time])
}
async function listed(): Promise<ScheduledEvent[]> {
  return (await app.studio('listEvents', { as: owner, query: week })).body
}

it('WEEK-04 moves one occurrence for members at once, without the draft’s other changes, and back by one undo', async () => {
  const { id } = await published({ name: 'One ride' })
  const changes = [{ field: 'description', base: '', value: 'Not ready yet' }]
  await app.studio('saveEvent', { as: owner, params: { id }, body: { changes } })
  const { status, body } = await change(id, '2027-03-30', { scope: 'one', change: move('2027-03-31T07:00:00') })
  expect(status).toBe(200)
  expect(await shown('One ride')).toEqual([[`${id}.2027-03-30`, '2027-03-31T05:00:00.000Z']])
  const event = (await app.studio('getEvent', { as: owner, params: { id } })).body
  expect(event).toMatchObject({ hasChanges: true, fields: { description: 'Not ready yet' } })
  expect((await undo(body.entryId)).status).toBe(204)
  expect(await shown('One ride')).toEqual([[`${id}.2027-03-30`, '2027-03-30T16:00:00.000Z']])
  expect((await undo(body.entryId)).status).toBe(409)
})

it('WEEK-04 gives one occurrence another coach, and cancels one', async () => {
  const { id } = await published({ name: 'Coached ride', instructor: 'Ana' })
  const asked = { scope: 'one', change: move('2027-03-30T18:00:00', { instructor: 'Ben', durationSecond: 3600 }) }
  expect((await change(id, '2027-03-30', asked)).status).toBe(200)
  const { eventData } = (await app.make('connectEvents')).body as { eventData: WexerEvent[] }
  expect(eventData.find((event) => event.title === 'Coached ride')).toMatchObject({
    duration: 3600,
    virtualClass: { instructor: 'Ben' },
  })
  await change(id, '2027-03-30', { scope: 'one', change: { kind: 'cancelled' } })
  expect(await shown('Coached ride')).toEqual([])
})

it('DRAFT-07 follows a coach who is renamed in the classes, in single occurrences too, and back by undo', async () => {
  const from = (await app.studio('getClassOptions', { as: owner })).body.instructors[0] as string
  const led = await published({ name: 'Led ride', instructor: from })
  const swapped = await published({ name: 'Swapped ride', instructor: 'Ana' })
  const asked = { scope: 'one', change: move('2027-03-30T18:00:00', { instructor: from }) }
  expect((await change(swapped.id, '2027-03-30', asked)).status).toBe(200)
  const coaches = async () => {
    const { eventData } = (await app.make('connectEvents')).body as { eventData: WexerEvent[] }
    const ofTitle = (name: string) => eventData.find(({ title }) => title === name)?.virtualClass.instructor
    const { fields, hasChanges } = (await app.studio('getEvent', { as: owner, params: { id: led.id } })).body
    return [ofTitle('Led ride'), ofTitle('Swapped ride'), fields.instructor, hasChanges]
  }
  expect(await coaches()).toEqual([from, from, from, false])
  const rename = { field: 'instructor', from, to: 'Kim New' }
  expect((await app.studio('renameWord', { as: owner, body: rename })).status).toBe(200)
  expect(await coaches()).toEqual(['Kim New', 'Kim New', 'Kim New', false])
  const swappedFields = (await app.studio('getEvent', { as: owner, params: { id: swapped.id } })).body.fields
  expect(swappedFields).toMatchObject({ instructor: 'Ana', exceptions: [{ own: { instructor: 'Kim New' } }] })
  const [entry] = (await app.studio('listAudit', { as: owner, query: {} })).body.entries
  expect((await app.studio('undoChange', { as: owner, params: { id: entry.id } })).status).toBe(204)
  expect(await coaches()).toEqual([from, from, from, false])
})

it('WEEK-04 splits a series: one transaction, one entry, the same ids for members, and one undo', async () => {
  const { id } = await published({ name: 'Split ride' })
  const before = (await app.studio('listAudit', { as: owner, query: {} })).body.entries.length
  const asked = { scope: 'following', change: move('2027-03-31T19:00:00', { instructor: 'Ben' }) }
  const { body } = await change(id, '2027-03-30', asked)
  expect(body.id).not.toBe(id)
  expect(await shown('Split ride')).toEqual([[`${id}.2027-03-30`, '2027-03-31T17:00:00.000Z']])
  const { fields } = (await app.studio('getEvent', { as: owner, params: { id } })).body
  expect(fields.recurrence.end).toEqual({ until: '2027-03-29' })
  const entries = (await app.studio('listAudit', { as: owner, query: {} })).body.entries
  expect(entries[0]).toMatchObject({ action: 'series.edited', objectName: 'Split ride' })
  expect(entries.length === before || entries.length === before + 1).toBe(true)
  const of = (all: ScheduledEvent[]) => all.filter(({ name }) => name === 'Split ride')
  expect(of(await listed()).map(({ occurrences }) => occurrences.length)).toEqual([1, 2])
  await undo(body.entryId)
  expect(of(await listed()).map(({ occurrences }) => occurrences.length)).toEqual([3])
  expect(await shown('Split ride')).toEqual([[`${id}.2027-03-30`, '2027-03-30T16:00:00.000Z']])
})

it('WEEK-04 splits a draft without showing it to members', async () => {
  const { body: draft } = await app.studio('createEvent', { as: owner, body: { ...ride, name: 'Draft ride' } })
  const { body } = await change(draft.id, '2027-03-30', { scope: 'following', change: move('2027-03-30T20:00:00') })
  expect((await app.studio('getEvent', { as: owner, params: { id: body.id } })).body.state).toBe('draft')
  expect(await shown('Draft ride')).toEqual([])
})

it('WEEK-04 moves the whole series to another day under the ids that members know, and cancels it to the bin', async () => {
  const { id } = await published({ name: 'Whole ride' })
  await change(id, '2027-03-30', { scope: 'all', change: move('2027-03-31T18:00:00') })
  expect(await shown('Whole ride')).toEqual([
    [`${id}.2027-03-23`, '2027-03-24T17:00:00.000Z'],
    [`${id}.2027-03-30`, '2027-03-31T16:00:00.000Z'],
  ])
  const member = await app.call('GET', `/api/v2/ondemand/connect/${id}.2027-03-30`)
  expect(member.json().event.live.active_Time).toBe('2027-03-31T16:00:00.000Z')
  await change(id, '2027-03-31', { scope: 'all', change: { kind: 'cancelled' } })
  expect(await shown('Whole ride')).toEqual([])
  await app.studio('restoreEvent', { as: owner, params: { id } })
  expect(await shown('Whole ride')).toHaveLength(2)
})

it('refuses dates that a series doesn’t have, and coaches’ changes of others’ events', async () => {
  const { id } = await published({ name: 'Own ride' })
  const asked = { scope: 'one', change: { kind: 'cancelled' } }
  expect((await change(id, '2027-03-31', asked)).status).toBe(404)
  const coach = await app.newStaff('coach')
  expect((await change(id, '2027-03-30', asked, coach)).status).toBe(403)
})

it('WEEK-05 flags a coach and a room that are booked twice, in the week and before saving', async () => {
  const one = await published({
    name: 'First',
    instructor: 'Cleo',
    room: 'Hall',
    localStart: '2027-03-25T18:00:00',
    recurrence: null,
  })
  const two = {
    ...ride,
    name: 'Second',
    instructor: 'cleo',
    room: 'Hall',
    localStart: '2027-03-25T18:15:00',
    recurrence: null,
  }
  const expected = [
    { what: 'coach', name: 'cleo', event: { id: one.id, name: 'First', startsAt: '2027-03-25T17:00:00.000Z' } },
    { what: 'room', name: 'Hall', event: { id: one.id, name: 'First', startsAt: '2027-03-25T17:00:00.000Z' } },
  ]
  const check = async (fields: object) =>
    (await app.studio('checkEvent', { as: owner, body: { id: null, fields } })).body.occurrences[0].clashes
  expect(await check(two)).toEqual(expected)
  expect(await check({ ...two, localStart: '2027-03-25T18:30:00' })).toEqual([])
  const { body } = await app.studio('createEvent', { as: owner, body: two })
  const clashesOf = async (id: string) => (await listed()).find((event) => event.id === id)?.occurrences[0]?.clashes
  expect(await clashesOf(body.id)).toEqual(expected)
  expect((await clashesOf(one.id))?.map(({ what, event }) => [what, event.name])).toEqual([
    ['coach', 'Second'],
    ['room', 'Second'],
  ])
  expect((await app.studio('getEventOptions', { as: owner })).body.rooms).toContain('Hall')
})

it('WEEK-05 names the first double bookings of an occurrence and counts the others', async () => {
  const fields = { ...ride, room: 'Crowded room', localStart: '2027-04-01T18:00:00', recurrence: null }
  for (let number = 1; number <= maxClashes + 2; number += 1)
    await app.studio('createEvent', { as: owner, body: { ...fields, name: `Event ${number}` } })
  const { body } = await app.studio('checkEvent', { as: owner, body: { id: null, fields } })
  const [{ clashes, moreClashes }] = body.occurrences
  expect(clashes.map(({ event }: EventClash) => event.name)).toEqual(['Event 1', 'Event 2', 'Event 3'])
  expect(moreClashes).toBe(2)
})
