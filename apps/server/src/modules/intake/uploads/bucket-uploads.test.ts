import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type IntakeApp, openIntakeApp } from '../../../testing/intake-app.ts'
import { openBucket } from '../../../testing/s3-bucket.ts'
import type { TestStaff } from '../../../testing/staff-app.ts'
import { arrived, sendFrom } from '../../../testing/upload-file.ts'
import { uploadPath } from './tus-routes.ts'

let bucket: Awaited<ReturnType<typeof openBucket>>
let app: IntakeApp
beforeAll(async () => {
  bucket = await openBucket()
  app = await openIntakeApp({ ...bucket.settings, MEDIA_QUOTA_GB: '1' })
})
afterAll(async () => {
  await app.close()
  await bucket.close()
})

const partBytes = 8 * 1024 ** 2
const bytes = Buffer.alloc(partBytes + 1000, 'film')
const partOf = (number: number) => bytes.subarray((number - 1) * partBytes, number * partBytes)
const modified = 1_700_000_000_000

const newClass = async () =>
  (await app.studio('createClass', { as: app.coach, body: { fileName: 'flow.mp4' } })).body.tag
const begin = (
  tag: string,
  file: { bytes?: number; modified?: number; reachesBucket?: boolean } = {},
  as = app.coach,
) =>
  app.studio('beginUpload', {
    as,
    params: { tag },
    body: { fileName: 'flow.mp4', bytes: bytes.length, modified, reachesBucket: true, ...file },
  })
const sign = (id: string, numbers: number[], as = app.coach) =>
  app.studio('signUploadParts', { as, params: { id }, body: { numbers, sentBytes: numbers.length * 1000 } })
const complete = (id: string, as = app.coach) => app.studio('completeUpload', { as, params: { id }, body: {} })
const addressOf = async (id: string, number: number) => (await sign(id, [number])).body.parts[0].url
const put = async (address: string, body: Buffer) =>
  (await fetch(address, { method: 'PUT', body: new Uint8Array(body) })).status
async function send(id: string, ...numbers: number[]) {
  for (const number of numbers) expect(await put(await addressOf(id, number), partOf(number))).toBe(200)
}
const keyOf = (tag: string, version = 1) => `${app.tenantId}/${tag}/${version}/source`
const cancel = (id: string, as: TestStaff = app.coach) =>
  fetch(`${app.origin}${uploadPath}/${id}`, {
    method: 'DELETE',
    headers: { 'tus-resumable': '1.0.0', ...app.headersOf(as) },
  })

describe('an upload into the bucket', () => {
  it('arrives in parts, goes on after a reload with those that are missing, and is then prepared', async () => {
    const check = await app.studio('checkUpload', { as: app.coach, body: { bytes: bytes.length } })
    expect([check.status, check.body]).toEqual([200, { into: 'bucket' }])
    const tag = await newClass()
    const { status, body } = await begin(tag)
    expect([status, body]).toMatchObject([201, { into: 'bucket', partBytes, received: [] }])
    await send(body.id, 2)
    expect((await complete(body.id)).body).toEqual({ missing: [1] })
    expect(bucket.objects.has(keyOf(tag))).toBe(false)

    expect((await begin(tag)).body).toEqual({ ...body, received: [2] })
    await send(body.id, 1)
    const { arriving } = (await app.studio('getClassMedia', { as: app.coach, params: { tag } })).body
    expect(arriving).toMatchObject({ id: body.id, received: 1000, fileModified: modified, isInterrupted: false })
    expect((await complete(body.id)).body).toEqual({ missing: [] })
    // Its reply may be lost.
    expect((await complete(body.id)).body).toEqual({ missing: [] })
    expect(bucket.objects.get(keyOf(tag))?.equals(bytes)).toBe(true)
    expect((await app.stepsOf(tag)).map(({ step, state }) => [step, state])).toEqual([['probe', 'waiting']])
    expect(await app.versionOf(tag)).toMatchObject({ sourceBytes: bytes.length, fileName: 'flow.mp4' })
  })

  it('another file, or another class, is another upload', async () => {
    const tag = await newClass()
    const [first, changed, other] = [await begin(tag), await begin(tag, { modified: 5 }), await begin(await newClass())]
    expect(new Set([first, changed, other].map(({ body }) => body.id)).size).toBe(3)
    for (const { body } of [first, changed, other]) await cancel(body.id)
  })

  it('signs an address for one part of this length only, for ten minutes', async () => {
    const { body } = await begin(await newClass())
    const address = new URL(await addressOf(body.id, 2))
    expect(address.searchParams.get('X-Amz-Expires')).toBe('600')
    expect(await put(address.href, partOf(2).subarray(1))).toBe(403)
    expect(await put(address.href, Buffer.concat([partOf(2), Buffer.from('x')]))).toBe(403)
    for (const change of [
      () => address.searchParams.set('partNumber', '1'),
      () => Object.assign(address, { pathname: address.pathname.replace('/1/source', '/2/source') }),
    ]) {
      change()
      expect(await put(address.href, partOf(2))).toBe(403)
    }
    expect((await sign(body.id, [3])).status).toBe(400)
    expect((await complete(body.id)).body).toEqual({ missing: [1, 2] })
    await cancel(body.id)
  })

  it('asks for a part of the wrong size again, and removes a file that isn’t the announced size', async () => {
    const tag = await newClass()
    const { body } = await begin(tag)
    await send(body.id, 1, 2)
    const [multipart] = [...bucket.uploads.values()].slice(-1)
    const [name = ''] = [...(multipart?.keys() ?? [])].filter((each) => each.startsWith('2 '))
    multipart?.set(name, Buffer.alloc(5))
    expect((await complete(body.id)).body).toEqual({ missing: [2] })
    // A bucket that has put together something else.
    bucket.uploads.clear()
    bucket.objects.set(keyOf(tag), Buffer.alloc(bytes.length + 1))
    expect((await complete(body.id)).body).toEqual({ missing: [1, 2] })
    expect(bucket.objects.has(keyOf(tag))).toBe(false)
    expect(await app.versionOf(tag)).toBeNull()
    await cancel(body.id)
  })

  it('begins anew if the bucket has dropped its parts, and ends if the bucket has made the file already', async () => {
    const tag = await newClass()
    const { body } = await begin(tag)
    await send(body.id, 2)
    bucket.uploads.clear()
    expect((await begin(tag)).body).toEqual({ ...body, received: [] })
    await send(body.id, 2)
    bucket.uploads.clear()
    expect((await complete(body.id)).body).toEqual({ missing: [1, 2] })
    await send(body.id, 2)
    bucket.uploads.clear()
    bucket.objects.set(keyOf(tag), bytes)
    expect((await complete(body.id)).body).toEqual({ missing: [] })
  })
})

describe('limits of uploads into the bucket', () => {
  it('are checked when they begin', async () => {
    const tag = await newClass()
    expect(await begin(tag, { bytes: 0 })).toMatchObject({ status: 400, body: { code: 'emptyFile' } })
    expect((await begin(tag, { bytes: 1024 ** 4 + 1 })).status).toBe(400)
    const full = await begin(tag, { bytes: 1e9 })
    expect(full).toMatchObject({ status: 507, body: { code: 'quotaExceeded' } })
    expect(full.body.missingBytes).toBeGreaterThan(0)
    expect(bucket.uploads.size).toBe(0)
  })

  it('are checked again at the end, and the upload waits until there is room', async () => {
    const tag = await newClass()
    const { body } = await begin(tag)
    await send(body.id, 1, 2)
    const setQuota = (limit: number) =>
      app.database.execute(
        `insert into club_quota (tenant_id, disk_bytes) values ($1, $2)
          on conflict (tenant_id) do update set disk_bytes = excluded.disk_bytes`,
        [app.tenantId, limit],
      )
    await setQuota(bytes.length)
    expect(await complete(body.id)).toMatchObject({ status: 507, body: { code: 'quotaExceeded' } })
    expect(bucket.objects.has(keyOf(tag))).toBe(false)
    await setQuota(1e9)
    expect((await complete(body.id)).body).toEqual({ missing: [] })
  })
})

it('only who may edit the class, in this club, can go on with it', async () => {
  const tag = await newClass()
  const { body } = await begin(tag)
  const calls = (as: TestStaff) => [sign(body.id, [1], as), complete(body.id, as)]
  const statuses = async (as: TestStaff) => (await Promise.all(calls(as))).map(({ status }) => status)
  for (const stranger of [await app.newStaff('coach'), await app.newStaff('owner', 'harbour')]) {
    expect(await statuses(stranger)).toEqual([404, 404])
    expect((await cancel(body.id, stranger)).status).toBe(stranger.tenant === 'pulse' ? 404 : 403)
  }
  expect(await statuses(await app.newStaff('analyst'))).toEqual([403, 403])
  expect((await begin(tag, {}, await app.newStaff('owner', 'harbour'))).status).toBe(404)
  expect((await begin(tag, {}, await app.newStaff('coach'))).status).toBe(403)
  // A manager may continue what a coach began.
  expect((await begin(tag, {}, app.manager)).body.id).toBe(body.id)
  await cancel(body.id)
})

it('cancelling removes the parts and the class that was made for them; so does a week without news', async () => {
  for (const end of [
    (id: string) => cancel(id),
    async (id: string) => {
      await app.database.execute(`update upload set changed_at = changed_at - interval '8 days' where id = $1`, [id])
      await app.intake.sweep()
    },
  ]) {
    const tag = await newClass()
    const { body } = await begin(tag)
    await send(body.id, 2)
    expect(bucket.uploads.size).toBe(1)
    await end(body.id)
    expect(bucket.uploads.size).toBe(0)
    expect((await sign(body.id, [2])).status).toBe(404)
    expect((await complete(body.id)).status).toBe(404)
    expect((await app.studio('getClassDraft', { as: app.coach, params: { tag } })).status).toBe(404)
  }
})

it('an upload that is cancelled while the bucket puts its parts together leaves nothing behind', async () => {
  const tag = await newClass()
  const { body } = await begin(tag)
  await send(body.id, 1, 2)
  bucket.rules.onComplete = async () => void (await cancel(body.id))
  expect((await complete(body.id)).status).toBe(404)
  bucket.rules.onComplete = undefined
  expect([bucket.objects.has(keyOf(tag)), await app.versionOf(tag)]).toEqual([false, null])
})

it('goes on through the server for a browser that doesn’t reach the bucket', async () => {
  const tag = await newClass()
  const { body } = await begin(tag)
  const address = `${app.origin}${uploadPath}/${body.id}`
  const headers = app.headersOf(app.coach)
  // Until then tus knows nothing of it.
  expect((await arrived(address, headers)).status).toBe(404)
  const through = { into: 'server', id: body.id }
  expect((await begin(tag, { reachesBucket: false })).body).toEqual(through)
  expect(bucket.uploads.size).toBe(0)
  expect((await begin(tag)).body).toEqual(through)
  expect(await arrived(address, headers)).toEqual({ status: 200, offset: 0 })
  expect((await sendFrom(address, bytes, 0, headers)).status).toBe(204)
  expect((await app.stepsOf(tag)).map(({ step }) => step)).toEqual(['probe'])
  expect((await sign(body.id, [1])).status).toBe(404)
})
