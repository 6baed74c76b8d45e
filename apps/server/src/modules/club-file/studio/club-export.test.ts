import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { studioBase } from '@upbeat/contract/studio/calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStaffApp, type StaffApp, type TestStaff } from '../../../testing/staff-app.ts'
import { checkFile } from '../check-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'upbeat-club-'))
const day = 86_400
let app: StaffApp
let owner: TestStaff
beforeAll(async () => {
  app = await openStaffApp()
  owner = await app.newStaff('owner')
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const latest = async () => (await app.studio('getClubExport', { as: owner })).body
const start = (as = owner) => app.studio('startClubExport', { as, body: { withMedia: false } })
const open = (path: string) => app.server.inject({ url: studioBase + path, headers: { host: 'pulse.localhost:4000' } })

it('PLAT-03 lets only owners who have just entered their password export their club, once at a time', async () => {
  expect(await latest()).toBeNull()
  expect((await start()).body).toMatchObject({ code: 'reauthenticationRequired' })
  const manager = await app.newStaff('manager')
  await app.reauthenticate(manager)
  expect((await start(manager)).status).toBe(403)
  expect((await app.studio('openClubExport', { as: manager })).status).toBe(403)
  await app.reauthenticate(owner)
  expect((await app.studio('openClubExport', { as: owner })).status).toBe(404)
  await app.database.execute(
    `insert into club_export (tenant_id, id, with_media, state, progress, started_by, started_at, changed_at)
      select id, $1, false, 'running', 0.5, 'Ada', $2, $2 from tenant where name = 'pulse'`,
    [crypto.randomUUID(), (await app.call('GET', '/demo/clock')).json().now],
  )
  expect((await start()).body).toMatchObject({ code: 'exportRunning' })
  // Its server has stopped.
  await app.advance(20 * 60)
  expect(await latest()).toMatchObject({ state: 'failed', startedBy: 'Ada' })
})

it('PLAT-03 offers the file for a day by a link of five minutes, and the history has it', async () => {
  await app.reauthenticate(owner)
  expect((await start()).body).toMatchObject({ state: 'running', withMedia: false })
  await app.advance(0)
  const ready = await latest()
  expect(ready).toMatchObject({ state: 'ready', progress: 1, bytes: expect.any(Number) })
  const { path } = (await app.studio('openClubExport', { as: owner })).body
  const file = await open(path)
  expect([file.statusCode, file.headers['content-disposition'], file.rawPayload.length]).toEqual([
    200,
    expect.stringContaining('club.tar'),
    ready.bytes,
  ])
  writeFileSync(join(folder, 'club.tar'), file.rawPayload)
  const manifest = await checkFile(join(folder, 'club.tar'))
  expect(manifest).toMatchObject({ club: { name: 'pulse' }, secrets: null, media: { isIncluded: false } })
  expect((await open(`${path}x`)).statusCode).toBe(404)
  const { entries } = (await app.studio('listAudit', { as: owner, query: { objectKind: 'clubExport' } })).body
  expect(entries).toMatchObject([
    { action: 'clubExport.started', actorId: owner.accountId, after: { withMedia: false } },
  ])
  await app.advance(6 * 60)
  expect((await open(path)).statusCode).toBe(404)
  await app.advance(day)
  owner = { ...owner, ...(await app.openSession(owner.accountId)) }
  expect(await latest()).toBeNull()
})
