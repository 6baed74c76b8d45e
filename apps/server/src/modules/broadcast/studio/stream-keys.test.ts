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

it('WEEK-04 WEEK-06 a series that continues another one has its stream key until that is replaced', async () => {
  let owner = await app.newStaff('owner')
  await app.reauthenticate(owner)
  const now = (await app.call('GET', '/demo/clock')).json().now as string
  const startOn = (days: number) => new Date(Date.parse(now) + 3_600_000 + days * 86_400_000).toISOString().slice(0, 19)
  const fields = {
    kind: 'broadcast',
    name: 'Split ride',
    categoryId: '1002',
    imageLink: '/images/demo/ride',
    localStart: startOn(0),
    timeZone: 'UTC',
    durationSecond: 3600,
    recurrence: { frequency: 'daily', interval: 1, weekdays: [], end: { count: 5 } },
  }
  const coach = await app.newStaff('coach')
  const { id } = (await app.studio('createEvent', { as: coach, body: fields })).body
  await app.studio('publishEvent', { as: owner, params: { id }, body: {} })
  const split = await app.studio('changeOccurrence', {
    as: owner,
    params: { id, date: startOn(1).slice(0, 10) },
    body: {
      scope: 'following',
      change: { kind: 'changed', localStart: startOn(1), fields: { room: 'Hall' } },
    },
  })
  const rest = split.body.id as string
  expect(rest).not.toBe(id)
  const keyOf = async (event: string) =>
    (await app.studio('copyStreamKey', { as: owner, params: { id: event }, body: {} })).body.streamKey as string
  const key = await keyOf(id)
  expect(await keyOf(rest)).toBe(key)
  expect((await app.studio('getEvent', { as: coach, params: { id: rest } })).body.mayEdit).toBe(true)

  // Today the key is the first series', and once that is over, the other one's.
  const onAir = async (event: string) =>
    (await app.studio('getBroadcast', { as: owner, params: { id: event } })).body.health
  expect(await callback('publish', key, '10')).toBe(302)
  expect([(await onAir(id)) !== null, (await onAir(rest)) !== null]).toEqual([true, false])
  await callback('publish_done', key, '10')
  await app.advance(86_400)
  owner = await app.newStaff('owner')
  await app.reauthenticate(owner)
  expect(await callback('publish', key, '11')).toBe(302)
  expect([(await onAir(id)) !== null, (await onAir(rest)) !== null]).toEqual([false, true])
  expect(await callback('update_publish', key, '11')).toBe(200)

  const replaced = await app.studio('replaceStreamKey', { as: owner, params: { id: rest }, body: {} })
  expect(replaced.status).toBe(200)
  expect(await callback('update_publish', key, '11')).toBe(403)
  await callback('publish_done', key, '11')
  expect(await onAir(rest)).toBeNull()
  expect(await callback('publish', key, '12')).toBe(403)
  expect(await keyOf(id)).toBe(key)
  const own = await keyOf(rest)
  expect(own).not.toBe(key)
  expect(await callback('publish', own, '13')).toBe(302)
  await callback('publish_done', own, '13')
})
