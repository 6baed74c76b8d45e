// @database both
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type IntakeApp, openIntakeApp } from '../../../testing/intake-app.ts'
import type { TestStaff } from '../../../testing/staff-app.ts'
import type { UploadRow } from '../intake-rows.ts'
import { uploadPath } from './tus-routes.ts'
import { createUploadRoom } from './upload-room.ts'

let app: IntakeApp
beforeAll(async () => {
  app = await openIntakeApp({ MEDIA_QUOTA_GB: '1' })
})
afterAll(() => app.close())

const tus = { 'tus-resumable': '1.0.0' }
const base64 = (text: string) => Buffer.from(text).toString('base64')

async function begin(as: TestStaff, bytes = 100, metadata = `filename ${base64('clip.mp4')}`) {
  const reply = await fetch(app.origin + uploadPath, {
    method: 'POST',
    headers: { ...tus, ...app.headersOf(as), 'upload-length': String(bytes), 'upload-metadata': metadata },
  })
  const isRefused = reply.status >= 400
  const code = isRefused ? ((await reply.json()) as { code: string }).code : null
  return { status: reply.status, code, location: reply.headers.get('location') ?? '', headers: reply.headers }
}
const asked = (method: string, id: string) =>
  fetch(`${app.origin}${uploadPath}/${id}`, { method, headers: { ...tus, ...app.headersOf(app.manager) } })
const countOf = async (what: string) =>
  Number((await app.database.execute(`select count(*) as count from ${what}`)).rows[0]?.count)

describe('simultaneous uploads', () => {
  it('share the quota: one fits, the others are refused and leave nothing behind', async () => {
    const [drafts, entries] = [await countOf('draft'), await countOf('audit_entry')]
    const begun = await Promise.all(Array.from({ length: 10 }, () => begin(app.manager, 0.9e9)))
    expect(begun.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 9 }, () => 507)])
    expect([await countOf('draft'), await countOf('audit_entry')]).toEqual([drafts + 1, entries + 1])
    const { location } = begun.find(({ status }) => status === 201) ?? { location: '' }
    expect((await asked('DELETE', location.split('/').at(-1) ?? '')).status).toBe(204)
  })

  it('can’t reserve the server’s free space twice', async () => {
    const room = createUploadRoom({
      limits: { count: async () => {} },
      folder: tmpdir(),
      freeBytes: async () => 10e9,
      reserveBytes: 1e9,
    })
    const open = (count: number) =>
      Array.from({ length: count }, () => ({ id: randomUUID(), tenantId: 'another', bytes: 2e9 }) as UploadRow)
    const fits = (begun: number) =>
      room.assertRoom(
        {
          repository: { uploadsUnderWay: async () => open(begun) },
          files: { usage: () => Promise.reject() },
          clubLimits: { of: async () => ({ diskBytes: null, encodeMinutes: null, encodedMinutes: 0 }) },
        },
        'pulse',
        2e9,
      )
    await fits(1)
    await expect(fits(2)).rejects.toMatchObject({ code: 'storageFull', missingBytes: 4.2e9 })
  })
})

describe('the limit of uploads', () => {
  it('is 50 open ones per account, and 200 per club', async () => {
    const open = (accountId: string, count: number) =>
      app.database.execute(
        `insert into upload (id, tenant_id, class_tag, version, file_name, bytes, account_id, state, created_at, changed_at)
          select gen_random_uuid(), $1, 'open', n, 'open.mp4', 1, $2, 'receiving', now(), now() from generate_series(1, $3::int) n`,
        [app.tenantId, accountId, count],
      )
    await open(app.coach.accountId, 50)
    expect(await begin(app.coach)).toMatchObject({ status: 429, code: 'tooManyUploads' })
    const { status, location } = await begin(app.manager)
    expect(status).toBe(201)
    await open('another', 150)
    expect(await begin(app.manager)).toMatchObject({ status: 429, code: 'tooManyUploads' })
    // An open upload can still continue.
    expect((await asked('HEAD', location.split('/').at(-1) ?? '')).status).toBe(200)
    await app.database.execute(`delete from upload where class_tag = 'open'`)
  })

  it.each([
    ['300 begun in an hour by an account', (tenantId: string, id: string) => [`uploads/${tenantId}/${id}`, 300]],
    ['1000 begun in an hour by a club', (tenantId: string) => [`uploads/${tenantId}`, 1000]],
  ])('is %s', async (_, counted) => {
    const { now } = (await app.call('GET', '/demo/clock')).json()
    const [key, count] = counted(app.tenantId, app.coach.accountId)
    const ends = new Date(Date.parse(now) + 60_000)
    await app.database.execute(
      `insert into limit_counter (key, count, window_ends_at) values ($1, $2, $3)
        on conflict (key) do update set count = excluded.count, window_ends_at = excluded.window_ends_at`,
      [key, count, ends.toISOString()],
    )
    const refused = await begin(app.coach)
    expect(refused).toMatchObject({ status: 429, code: 'tooManyRequests' })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    await app.database.execute('delete from limit_counter where key = $1', [key])
  })
})

describe('odd requests for uploads', () => {
  it.each(['%00', 'a%00b', 'x', '..%2F..', "'", `${'a'.repeat(36)}`])('with the id %s are refused', async (id) => {
    const statuses = await Promise.all(
      ['HEAD', 'DELETE', 'PATCH'].map(async (method) => (await asked(method, id)).status),
    )
    expect(statuses).toEqual(id.includes('%00') ? [400, 400, 400] : [404, 404, 404])
  })

  it.each(['filename', 'filetype', 'classtag', 'anything'])(
    'with a NUL in the metadata’s %s are refused',
    async (key) => {
      expect(await begin(app.manager, 100, `${key} ${base64('a\0b')}`)).toMatchObject({
        status: 400,
        code: 'invalidRequest',
      })
    },
  )

  it('don’t allow other origins', async () => {
    const reply = await begin(app.manager)
    expect([reply.status, reply.headers.get('access-control-allow-origin')]).toEqual([201, null])
  })
})
