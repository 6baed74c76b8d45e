import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StudioBroadcast } from '@upbeat/contract/studio/entities/broadcast'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createBrowserSender } from '../../../testing/browser-sender.ts'
import { changeEvent } from '../../../testing/change-event.ts'
import { makePostgresDatabase } from '../../../testing/postgres-database.ts'
import { openStaffApp, type StaffApp, type TestStaff } from '../../../testing/staff-app.ts'

const eventId = 'pulse-event-climb-club'

describe.runIf(process.env.UPBEAT_TEST_DATABASE === 'postgresql')('a broadcast at two servers', () => {
  let folder: string
  let drop: () => Promise<unknown>
  let [one, two]: StaffApp[] = []
  let manager: TestStaff
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'upbeat-live-'))
    const made = await makePostgresDatabase(`upbeat_live_${process.pid}`, { template: 'upbeat_template' })
    if (!made) throw new Error('no PostgreSQL')
    drop = made.drop
    const settings = { DATABASE_URL: made.url, LIVE_DIR: folder, LIVE_KEY_SECRET: 'secret-of-two-servers' }
    one = await openStaffApp(settings)
    two = await openStaffApp(settings)
    manager = await one.newStaff('manager')
  })
  afterAll(async () => {
    await one?.close().catch(() => undefined)
    await two?.close()
    await drop()
    rmSync(folder, { recursive: true, force: true })
  })

  const at = (app: StaffApp | undefined) => {
    if (!app) throw new Error('no server')
    return app
  }
  const view = async (app: StaffApp | undefined): Promise<StudioBroadcast> =>
    (await at(app).studio('getBroadcast', { as: manager, params: { id: eventId } })).body
  async function playlistAt(app: StaffApp | undefined, { token, userId }: { token: string; userId: string }) {
    const details = await at(app).call('GET', `/api/v2/ondemand/connect/${eventId}/${userId}`, { token })
    const path = new URL(details.json().liveStreamingLink || 'http://a/b').pathname
    return (await at(app).call('GET', path.replace('master.m3u8', 'high.m3u8'))).text
  }

  it('WEEK-09 counts each member once, and WEEK-07 goes on at the other server if one ends', async () => {
    const startsAt = new Date(Date.parse((await at(one).call('GET', '/demo/clock')).json().now) - 60_000)
    await changeEvent(at(one), eventId, () => ({ startsAt, durationSecond: 3600, media: null }))
    const sender = createBrowserSender(at(one), manager, eventId)
    await vi.waitUntil(async () => (await view(two)).startsAt === startsAt.toISOString())
    expect((await sender.start()).status).toBe(200)
    await sender.put('high', 0)
    sender.moveTo(at(two))
    await sender.put('high', 1)

    const members = [await at(one).signIn('active@pulse.example'), await at(two).signIn('trial@pulse.example')] as const
    await vi.waitUntil(async () => (await playlistAt(one, members[0])).includes('high/1.m4s'))
    for (const server of [one, two]) {
      for (const member of members) expect(await playlistAt(server, member)).toContain('high/1.m4s')
    }
    // Both must have stored what they saw.
    await view(two)
    expect((await view(one)).watching).toBe(2)
    expect((await view(two)).watching).toBe(2)

    await at(one).close()
    expect((await sender.put('high', 2)).body).toEqual({ next: 3 })
    await vi.waitUntil(async () => (await playlistAt(two, members[1])).includes('high/2.m4s'))
    expect(await playlistAt(two, members[1])).not.toContain('DISCONTINUITY')
    await sender.stop()
  })
})
