import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { hasFfmpeg, phoneClip } from '../../testing/clip.ts'
import { type IntakeApp, openIntakeApp } from '../../testing/intake-app.ts'
import { makePostgresDatabase } from '../../testing/postgres-database.ts'
import { startWorker } from '../../testing/run-worker.ts'
import { openBucket } from '../../testing/s3-bucket.ts'
import { arrived, createUpload, sendFrom, uploadFile } from '../../testing/upload-file.ts'

const onPostgres = process.env.UPBEAT_TEST_DATABASE === 'postgresql'
const shared = mkdtempSync(join(tmpdir(), 'upbeat-shared-'))
let database: Awaited<ReturnType<typeof makePostgresDatabase>>
let bucket: Awaited<ReturnType<typeof openBucket>>
const apps: IntakeApp[] = []

beforeAll(async () => {
  if (!onPostgres) return
  bucket = await openBucket()
  database = await makePostgresDatabase(`upbeat_servers_${process.pid}`, { template: 'upbeat_template' })
})
afterAll(async () => {
  for (const app of apps) await app.close()
  await database?.drop()
  await bucket?.close()
  rmSync(shared, { recursive: true, force: true })
})

async function openServer(settings: Record<string, string>) {
  const app = await openIntakeApp({ DATABASE_URL: database?.url ?? '', ...settings })
  apps.push(app)
  return app
}

describe.runIf(onPostgres && hasFfmpeg)('two servers on one database', () => {
  it.each([
    ['a shared folder', () => ({ MEDIA_DIR: join(shared, 'media') })],
    ['a bucket and a shared folder', () => ({ MEDIA_DIR: join(shared, 'incoming'), ...bucket.settings })],
  ])('TAKE-02 resume and process each other’s uploads: %s', async (_, settings) => {
    const one = await openServer(settings())
    const other = await openServer(settings())
    const bytes = readFileSync(phoneClip({ seconds: 8 }))
    const headers = one.headersOf(one.manager)
    const { location, tag } = await createUpload(one.origin, bytes.length, { name: 'two.mp4', headers })
    const third = Math.floor(bytes.length / 3)
    await sendFrom(one.origin + location, bytes.subarray(0, third), 0, headers)
    expect(await arrived(other.origin + location, headers)).toEqual({ status: 200, offset: third })
    await sendFrom(other.origin + location, bytes.subarray(0, 2 * third), third, headers)
    expect(await arrived(one.origin + location, headers)).toEqual({ status: 200, offset: 2 * third })
    expect((await sendFrom(other.origin + location, bytes, 2 * third, headers)).status).toBe(204)
    expect(await arrived(one.origin + location, headers)).toEqual({ status: 200, offset: bytes.length })

    expect((await one.stepsOf(tag)).map(({ step }) => step)).toEqual(['probe'])
    await one.work(1)
    await other.work(1)
    const states = Object.fromEntries((await one.stepsOf(tag)).map(({ step, state }) => [step, state]))
    expect(states).toMatchObject({ probe: 'done', remux: 'done' })
    await one.database.execute("update intake_step set state = 'cancelled' where state = 'waiting'")
  })

  it('report an upload that is on the other server, and the upload resumes there', async () => {
    const one = await openServer({})
    const other = await openServer({})
    const headers = one.headersOf(one.manager)
    const { location } = await createUpload(one.origin, 10, { name: 'apart.mp4', headers })
    const refused = await sendFrom(other.origin + location, Buffer.alloc(10), 0, headers)
    expect([refused.status, ((await refused.json()) as { message: string }).message]).toEqual([
      503,
      'This upload lies at another server. It continues once that server is reached; servers should share MEDIA_DIR.',
    ])
    expect((await sendFrom(one.origin + location, Buffer.alloc(10), 0, headers)).status).toBe(204)
  })

  it('stop a worker that is older than the database with a message; its step is left to others', async () => {
    const one = await openServer({ MEDIA_DIR: join(shared, 'media') })
    const folder = join(shared, 'worker')
    const start = () => startWorker({ DATA_DIR: folder, MEDIA_DIR: join(shared, 'media'), DATABASE_URL: database?.url })
    const running = start()
    await vi.waitUntil(() => running.output().includes('encoding'), { timeout: 60_000, interval: 50 })
    await one.database.execute(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 99999999999999)",
    )
    const headers = one.headersOf(one.manager)
    const { tag } = await uploadFile(one.origin, phoneClip({ seconds: 8 }), { name: 'newer.mp4', headers })
    await one.work(2)
    expect(await running.ended).toBe(1)
    expect(running.output()).toContain('The database was written by a newer version of Upbeat.')
    expect((await one.stepsOf(tag)).find(({ step }) => step === 'low')).toMatchObject({ state: 'waiting', attempts: 0 })

    const second = start()
    expect(await second.ended).toBe(1)
    expect(second.output()).toContain('The database was written by a newer version of Upbeat.')
    await one.database.execute("delete from drizzle.__drizzle_migrations where hash = 'newer'")
  })
})
