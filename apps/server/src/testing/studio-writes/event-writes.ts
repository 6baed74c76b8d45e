import type { StaffApp, TestStaff } from '../staff-app.ts'
import type { Prepare, WalkedWrite } from './recorded-write.ts'

/** Writes of the schedule. */
export const eventWrites = {
  createEvent: async () => ({ body: event }),
  saveEvent: async (app, owner) => ({
    params: await drafted(app, owner),
    body: { changes: [{ field: 'durationSecond', base: 1800, value: 2700 }] },
  }),
  changeOccurrence: async (app, owner) => ({
    params: { ...(await drafted(app, owner)), date: '2027-03-02' },
    body: { scope: 'all', change: { kind: 'changed', localStart: '2027-03-03T18:00:00', fields: {} } },
  }),
  publishEvent: async (app, owner) => ({ params: await drafted(app, owner), body: {} }),
  unpublishEvent: async (app, owner) => ({ params: await published(app, owner) }),
  unscheduleEvent: async (app, owner) => {
    const params = await drafted(app, owner)
    const at = new Date(new Date((await app.call('GET', '/demo/clock')).json().now).getTime() + 3_600_000)
    await app.studio('publishEvent', { as: owner, params, body: { at: at.toISOString() } })
    return { params }
  },
  binEvent: async (app, owner) => ({ params: await drafted(app, owner) }),
  restoreEvent: async (app, owner) => {
    const params = await drafted(app, owner)
    await app.studio('binEvent', { as: owner, params })
    return { params }
  },
  bringBackEventVersion: async (app, owner) => {
    const params = await published(app, owner)
    const changes = [{ field: 'name', base: event.name, value: 'Evening ride' }]
    await app.studio('saveEvent', { as: owner, params, body: { changes } })
    return { params: { ...params, version: '1' } }
  },
  replaceStreamKey: async (app, owner) => ({ params: await published(app, owner), body: {} }),
} satisfies Partial<Record<WalkedWrite, Prepare>>

const event = {
  kind: 'broadcast',
  name: 'Morning ride',
  categoryId: '1002',
  imageLink: '/images/demo/ride',
  localStart: '2027-03-02T18:00:00',
  timeZone: 'Europe/Berlin',
  durationSecond: 1800,
  recurrence: { frequency: 'weekly', interval: 1, weekdays: ['TU'], end: null },
}

async function drafted(app: StaffApp, owner: TestStaff) {
  const { body } = await app.studio('createEvent', { as: owner, body: event })
  return { id: body.id as string }
}

async function published(app: StaffApp, owner: TestStaff) {
  const params = await drafted(app, owner)
  await app.studio('publishEvent', { as: owner, params, body: {} })
  return params
}
