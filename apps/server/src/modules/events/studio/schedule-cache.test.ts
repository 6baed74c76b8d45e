import type { ScheduledEvent } from '@upbeat/contract/studio/entities/event'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTenant } from '../../../platform/scope/scope.ts'
import { openStaffApp, type StaffApp, type TestStaff } from '../../../testing/staff-app.ts'
import { createClubSchedule } from './club-schedule.ts'

const ride = {
  kind: 'broadcast',
  name: 'Kept ride',
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

/** What the week has of an event: its state and starts. */
async function listed(id: string) {
  const events: ScheduledEvent[] = (await app.studio('listEvents', { as: owner, query: week })).body
  const found = events.find((event) => event.id === id)
  const starts = found?.occurrences.map(({ startsAt }) => startsAt.slice(5, 16))
  return found && { name: found.name, state: found.state, hasChanges: found.hasChanges, starts }
}

it('WEEK-01 shows each change in a week that was read before, at this server and at others', async () => {
  const { id } = (await app.studio('createEvent', { as: owner, body: ride })).body
  const { rows } = await app.database.execute(`select id from tenant where name = 'pulse'`)
  const tenantId = String(rows[0]?.id)
  const eventsOf = (schedule: ReturnType<typeof createClubSchedule>) => inTenant(tenantId, () => schedule(tenantId))
  // What another server keeps in memory, which makes none of the changes.
  const other = createClubSchedule(app.database.db)
  const params = { id }
  const occurrence = (date: string, change: object) =>
    app.studio('changeOccurrence', { as: owner, params: { id, date }, body: { scope: 'one', change } })
  const moved = { kind: 'changed', localStart: '2027-03-31T07:00:00', fields: {} }
  const changes = [{ field: 'name', base: ride.name, value: 'Late ride' }]
  const whole = { name: 'Kept ride', hasChanges: false, starts: ['03-23T17:00', '03-30T16:00', '04-06T16:00'] }
  const steps: [() => Promise<unknown>, object | undefined][] = [
    [() => Promise.resolve(), { ...whole, state: 'draft' }],
    [() => app.studio('publishEvent', { as: owner, params, body: {} }), { ...whole, state: 'published' }],
    [
      () => app.studio('saveEvent', { as: owner, params, body: { changes } }),
      { ...whole, name: 'Late ride', state: 'published', hasChanges: true },
    ],
    [() => occurrence('2027-03-30', moved), { starts: ['03-23T17:00', '03-31T05:00', '04-06T16:00'] }],
    [() => occurrence('2027-04-06', { kind: 'cancelled' }), { starts: ['03-23T17:00', '03-31T05:00'] }],
    [() => app.studio('unpublishEvent', { as: owner, params }), { state: 'unpublished', hasChanges: false }],
    [() => app.studio('binEvent', { as: owner, params }), undefined],
    [() => app.studio('restoreEvent', { as: owner, params }), { starts: ['03-23T17:00', '03-31T05:00'] }],
  ]
  for (const [step, expected] of steps) {
    await step()
    const found = await listed(id)
    if (expected) expect(found).toMatchObject(expected)
    else expect(found).toBeUndefined()
    const kept = await eventsOf(other)
    expect(kept.length).toBeGreaterThan(0)
    expect(kept).toEqual(await eventsOf(createClubSchedule(app.database.db)))
  }
})
