import { afterAll, beforeAll, expect, it } from 'vitest'
import { changeEvent } from '../../../testing/change-event.ts'
import { openStaffApp, type StaffApp, type TestStaff } from '../../../testing/staff-app.ts'
import { makeStreamKey } from '../stream-key.ts'

const secret = 'secret-of-the-stream-key-test'
const eventId = 'pulse-event-climb-club'
const params = { id: eventId }

let app: StaffApp
let manager: TestStaff
beforeAll(async () => {
  app = await openStaffApp({ LIVE_KEY_SECRET: secret })
  manager = await app.newStaff('manager')
  const startsAt = new Date(Date.parse((await app.call('GET', '/demo/clock')).json().now) + 600_000)
  await changeEvent(app, eventId, () => ({ startsAt, durationSecond: 3600, media: null }))
})
afterAll(() => app.close())

const callback = async (call: string, name: string, clientid: string) =>
  (await app.call('POST', '/api/v1/live/broadcast', { form: { call, name, clientid } })).status
const shown = async () => (await app.studio('getBroadcast', { as: manager, params })).body.streamKey as string

it('WEEK-06 the stream key is masked, and copied or replaced only after a fresh re-authentication', async () => {
  const key = makeStreamKey(secret, { tenant: 'pulse', eventId })
  expect(await shown()).toBe(`••••${key.slice(-4)}`)
  for (const call of ['copyStreamKey', 'replaceStreamKey'] as const) {
    expect((await app.studio(call, { as: manager, params, body: {} })).body.code).toBe('reauthenticationRequired')
    const support = await app.newStaff('support')
    await app.reauthenticate(support)
    expect((await app.studio(call, { as: support, params, body: {} })).body.code).toBe('notPermitted')
  }
  await app.reauthenticate(manager)
  expect((await app.studio('copyStreamKey', { as: manager, params, body: {} })).body).toEqual({ streamKey: key })
})

it('WEEK-06 a new key ends the old one at once, also for a connected encoder, and no other', async () => {
  await app.reauthenticate(manager)
  const old = makeStreamKey(secret, { tenant: 'pulse', eventId })
  const others = makeStreamKey(secret, { tenant: 'pulse', eventId: 'pulse-event-slow-flow' })
  expect(await callback('publish', old, '1')).toBe(302)
  expect(await callback('update_publish', old, '1')).toBe(200)
  const otherBefore = await callback('publish', others, '2')

  const { body } = await app.studio('replaceStreamKey', { as: manager, params, body: {} })
  expect(body.streamKey).toBe(await shown())
  expect(await callback('update_publish', old, '1')).toBe(403)
  expect(await callback('publish', old, '3')).toBe(403)
  await callback('publish_done', old, '1')

  const key = (await app.studio('copyStreamKey', { as: manager, params, body: {} })).body.streamKey
  expect(key).not.toBe(old)
  expect(await callback('publish', key, '4')).toBe(302)
  await callback('publish_done', key, '4')
  expect(await callback('publish', others, '2')).toBe(otherBefore)
  const [entry] = (await app.studio('listAudit', { as: await app.newStaff('owner') })).body.entries
  expect(entry).toMatchObject({ action: 'broadcast.keyReplaced', isUndoable: false })
  expect(JSON.stringify(entry)).not.toContain(key)
})
