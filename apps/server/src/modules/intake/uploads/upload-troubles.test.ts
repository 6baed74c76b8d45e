import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasFfmpeg, phoneClip } from '../../../testing/clip.ts'
import { type IntakeApp, openIntakeApp } from '../../../testing/intake-app.ts'
import { arrived, createUpload, sendFrom, uploadFile } from '../../../testing/upload-file.ts'

let app: IntakeApp
beforeAll(async () => {
  app = await openIntakeApp()
})
afterAll(() => app.close())

const bytes = Buffer.from(Array.from({ length: 60_000 }, (_, at) => (at * 31) % 251))
const mine = () => app.headersOf(app.manager)

it('losing a role halfway stops an upload with a clear message and keeps what has arrived', async () => {
  const coach = await app.newStaff('coach')
  const headers = app.headersOf(coach)
  const { location } = await createUpload(app.origin, bytes.length, { name: 'leaving.mp4', headers })
  const address = app.origin + location
  await sendFrom(address, bytes.subarray(0, 20_000), 0, headers)
  const setRole = (role: string) =>
    app.database.execute('update staff_membership set role = $1 where account_id = $2', [role, coach.accountId])
  await setRole('analyst')
  const refused = await sendFrom(address, bytes, 20_000, headers)
  expect([refused.status, await refused.json()]).toMatchObject([
    403,
    { code: 'notPermitted', message: 'Your role does not allow this' },
  ])
  expect((await arrived(address, mine())).offset).toBe(20_000)
  await setRole('coach')
  expect((await arrived(address, headers)).offset).toBe(20_000)
  expect((await sendFrom(address, bytes, 20_000, headers)).status).toBe(204)
})

it('refuses an empty file with a message of its own', async () => {
  const reply = await fetch(`${app.origin}/studio/api/v1/uploads`, {
    method: 'POST',
    headers: { ...mine(), 'tus-resumable': '1.0.0', 'upload-length': '0' },
  })
  expect([reply.status, await reply.json()]).toMatchObject([400, { code: 'emptyFile', message: 'This file is empty' }])
})

it('goes through the server if media lies in a folder', async () => {
  const check = await app.studio('checkUpload', { as: app.manager, body: { bytes: 100 } })
  expect(check.body).toEqual({ into: 'server' })
  const { location, tag } = await createUpload(app.origin, bytes.length, { name: 'folder.mp4', headers: mine() })
  const begin = (length: number) =>
    app.studio('beginUpload', {
      as: app.manager,
      params: { tag },
      body: { fileName: 'folder.mp4', bytes: length, modified: 1, reachesBucket: true },
    })
  expect((await begin(bytes.length)).body).toEqual({ into: 'server', id: location.split('/').at(-1) })
  expect((await begin(1)).body).toEqual({ into: 'server', id: null })
})

it('former staff can’t resume an upload; a manager can', async () => {
  const coach = await app.newStaff('coach')
  const headers = app.headersOf(coach)
  const { location } = await createUpload(app.origin, bytes.length, { name: 'gone.mp4', headers })
  await sendFrom(app.origin + location, bytes.subarray(0, 20_000), 0, headers)
  await app.database.execute('delete from staff_membership where account_id = $1', [coach.accountId])
  expect((await sendFrom(app.origin + location, bytes, 20_000, headers)).status).toBe(403)
  expect((await sendFrom(app.origin + location, bytes, 20_000, mine())).status).toBe(204)
})

it('makes two classes of a file that is uploaded twice', async () => {
  const sendOnce = async () => {
    const { location, tag } = await createUpload(app.origin, bytes.length, { name: 'twice.mp4', headers: mine() })
    expect((await sendFrom(app.origin + location, bytes, 0, mine())).status).toBe(204)
    return tag
  }
  const tags = [await sendOnce(), await sendOnce()]
  expect(new Set(tags).size).toBe(2)
  for (const tag of tags) expect((await app.stepsOf(tag)).map(({ step }) => step)).toEqual(['probe'])
  await app.work()
})

describe.skipIf(!hasFfmpeg)('a video', () => {
  it('can be resumed among more than 500 uploads', async () => {
    const { tag } = await uploadFile(app.origin, phoneClip({ seconds: 6 }), { name: 'first.mp4', headers: mine() })
    await app.database.execute(
      `insert into upload (id, tenant_id, class_tag, version, file_name, bytes, account_id, state, created_at, changed_at)
        select 'many-' || n, $1, 'many-' || n, 1, 'many.mp4', 1, '', 'received', now() + interval '1 day', now()
        from generate_series(1, 520) n`,
      [app.tenantId],
    )
    await app.work(2)
    const states = (await app.stepsOf(tag)).filter(({ state }) => state === 'done')
    expect(states.map(({ step }) => step)).toEqual(['probe', 'remux'])
    await app.database.execute("delete from upload where id like 'many-%'")
    await app.database.execute("update intake_step set state = 'cancelled' where state = 'waiting'")
  })

  it('is prepared and published next, even if the server’s clock was changed', async () => {
    const send = (seconds: number, classTag?: string) =>
      uploadFile(app.origin, phoneClip({ seconds }), {
        name: 'clock.mp4',
        headers: mine(),
        ...(classTag && { classTag }),
      })
    const move = async (seconds: number) => {
      const { now } = (await app.call('GET', '/demo/clock')).json()
      const to = new Date(new Date(now).getTime() + seconds * 1000).toISOString()
      expect((await app.call('POST', '/demo/clock', { body: { now: to } })).status).toBe(200)
    }
    await move(7200)
    const { tag } = await send(6)
    await move(-7200)
    await send(8, tag)
    // The database's clock was ahead, too, when these were written.
    await app.database.execute("update intake_step set due_at = now() + interval '1 year' where state = 'waiting'")
    await app.work(4)
    for (const version of [1, 2]) {
      const done = (await app.stepsOf(tag, version)).filter(({ state }) => state === 'done')
      expect(done.map(({ step }) => step)).toEqual(['probe', 'remux'])
    }
    const { videos } = (await app.studio('getClassMedia', { as: app.manager, params: { tag } })).body
    const chosen = videos.find(({ isChosen }: { isChosen: boolean }) => isChosen)
    expect([chosen.version, chosen.durationSecond]).toEqual([2, expect.closeTo(8, 0)])
  })
})
