import type { WexerEvent } from '@upbeat/contract/entities/live-event'
import type { ScheduledEvent, StudioEvent } from '@upbeat/contract/studio/entities/event'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStaffApp, type StaffApp, type TestStaff } from '../../../testing/staff-app.ts'

const ride = {
  kind: 'broadcast',
  name: 'Evening ride',
  categoryId: '1002',
  imageLink: '/images/demo/ride',
  localStart: '2027-03-02T18:00:00',
  timeZone: 'Europe/Berlin',
  durationSecond: 1800,
  recurrence: { frequency: 'weekly', interval: 1, weekdays: ['SA', 'TU'], end: null },
}

let app: StaffApp
let owner: TestStaff
beforeAll(async () => {
  app = await openStaffApp()
  await app.call('POST', '/demo/clock', { body: { now: '2027-03-26T10:00:00Z' } })
  owner = await app.newStaff('owner')
})
afterAll(() => app.close())

async function create(fields: object, as = owner): Promise<StudioEvent> {
  const { status, body } = await app.studio('createEvent', { as, body: fields })
  expect(status).toBe(201)
  return body
}
const publish = ({ id }: { id: string }) => app.studio('publishEvent', { as: owner, params: { id }, body: {} })
const shown = async ({ id }: { id: string }) =>
  ((await app.make('connectEvents')).body.eventData as WexerEvent[])
    .filter((event) => event.id.startsWith(id))
    .map((event) => [event.id.slice(id.length), event.title, event.live?.active_Time])

it('WEEK-02 WEEK-03 shows a published broadcast to members at its local times, until it is unpublished', async () => {
  const event = await create(ride)
  expect(await shown(event)).toEqual([])
  expect((await publish(event)).body).toMatchObject({ state: 'published', hasChanges: false })
  const expected = [
    ['.2027-03-27', 'Evening ride', '2027-03-27T17:00:00.000Z'],
    ['.2027-03-30', 'Evening ride', '2027-03-30T16:00:00.000Z'],
  ]
  expect(await shown(event)).toEqual(expected)
  const params = { id: event.id }
  const changes = [{ field: 'name', base: ride.name, value: 'Late ride' }]
  const saved = (await app.studio('saveEvent', { as: owner, params, body: { changes } })).body
  expect(saved.event).toMatchObject({ hasChanges: true, version: 1 })
  expect(await shown(event)).toEqual(expected)
  await app.studio('unpublishEvent', { as: owner, params })
  expect(await shown(event)).toEqual([])
  await publish(event)
  expect((await shown(event)).map(([, title]) => title)).toEqual(['Late ride', 'Late ride'])
  const versions = (await app.studio('listEventVersions', { as: owner, params })).body
  expect(versions.map(({ name }: { name: string }) => name)).toEqual(['Late ride', 'Evening ride'])
})

it('WEEK-02 plays a class of the catalogue with its texts, and an outside stream by its address', async () => {
  const played = (await app.make('searchClasses', { body: { type: 0, take: 1 } })).body.items[0]
  const { name: _, categoryId: __, imageLink: ___, ...time } = ride
  const asClass = await create({ ...time, kind: 'class', classTag: played.tag })
  expect((await publish(asClass)).status).toBe(200)
  expect((await shown(asClass)).map(([, title]) => title)).toEqual([played.className, played.className])
  const stream = await create({ ...ride, kind: 'stream', recurrence: null, localStart: '2027-03-26T10:00:00' })
  expect((await publish(stream)).body.message).toBe('Missing: link')
  const params = { id: stream.id }
  const changes = [{ field: 'link', base: null, value: 'https://live.example/ride.m3u8' }]
  await app.studio('saveEvent', { as: owner, params, body: { changes } })
  expect((await publish(stream)).status).toBe(200)
})

it('names what is missing, and refuses unknown zones, impossible times and two changes of a date', async () => {
  const empty = await create({})
  expect((await publish(empty)).body.message).toBe(
    'Missing: class, name, categoryId, imageLink, localStart, durationSecond',
  )
  const cancelled = { kind: 'cancelled', date: '2027-03-02' }
  for (const [field, value] of [
    ['timeZone', 'Mars/Olympus'],
    ['localStart', '2027-02-30T18:00:00'],
    ['localStart', '2027-02-28T18:00:00Z'],
    ['exceptions', [cancelled, cancelled]],
    ['link', 'http://live.example/ride.m3u8'],
  ])
    expect((await app.studio('createEvent', { as: owner, body: { ...ride, [field as string]: value } })).status).toBe(
      400,
    )
})

it('lists the occurrences of a period by their drafts, and reports starts that a clock change skips or repeats', async () => {
  const night = { ...ride, name: 'Night ride', recurrence: { ...ride.recurrence, frequency: 'daily', weekdays: [] } }
  const event = await create({
    ...night,
    localStart: '2027-03-27T02:30:00',
    exceptions: [
      { kind: 'cancelled', date: '2027-03-29' },
      { kind: 'moved', date: '2027-03-30', localStart: '2027-03-30T05:00:00' },
    ],
  })
  const query = { from: '2027-03-27T00:00:00Z', until: '2027-03-31T00:00:00Z' }
  const listed: ScheduledEvent[] = (await app.studio('listEvents', { as: owner, query })).body
  const found = listed.find(({ id }) => id === event.id)
  expect(
    found?.occurrences.map(({ date, startsAt, clockChange, isMoved }) => [date, startsAt, clockChange, isMoved]),
  ).toEqual([
    ['2027-03-27', '2027-03-27T01:30:00.000Z', 'once', false],
    ['2027-03-28', '2027-03-28T01:30:00.000Z', 'skipped', false],
    ['2027-03-30', '2027-03-30T03:00:00.000Z', 'once', true],
  ])
  const wide = { from: '2027-01-01T00:00:00Z', until: '2027-12-31T00:00:00Z' }
  expect((await app.studio('listEvents', { as: owner, query: wide })).status).toBe(400)
})

it('lets coaches change their own events only', async () => {
  const coach = await app.newStaff('coach')
  const theirs = await create(ride, coach)
  expect(theirs.mayEdit).toBe(true)
  const event = await create(ride)
  const params = { id: event.id }
  expect((await app.studio('getEvent', { as: coach, params })).body.mayEdit).toBe(false)
  expect((await app.studio('binEvent', { as: coach, params })).status).toBe(403)
  expect((await app.studio('binEvent', { as: coach, params: { id: theirs.id } })).body.state).toBe('bin')
})
