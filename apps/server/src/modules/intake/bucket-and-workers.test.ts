import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openStorage } from '../../adapters/storage/open-storage.ts'
import { readConfig } from '../../config.ts'
import { systemClock } from '../../platform/clock/clock.ts'
import { createLog } from '../../platform/logging/log.ts'
import { clip, differenceOf, hasFfmpeg, phoneClip, probed } from '../../testing/clip.ts'
import { type IntakeApp, openIntakeApp } from '../../testing/intake-app.ts'
import { makePostgresDatabase } from '../../testing/postgres-database.ts'
import type { RunningProgram } from '../../testing/run-program.ts'
import { startWorker } from '../../testing/run-worker.ts'
import { openBucket } from '../../testing/s3-bucket.ts'
import { uploadFile } from '../../testing/upload-file.ts'
import { createEncode, type Encode } from './encoding/encoder-process.ts'
import { slowSteps } from './encoding/plan-steps.ts'
import { createRunStep } from './encoding/run-step.ts'
import { createStepWorker } from './encoding/step-worker.ts'
import { createStorageRepository } from './renditions/storage-repository.ts'

const onPostgres = process.env.UPBEAT_TEST_DATABASE === 'postgresql'
let bucket: Awaited<ReturnType<typeof openBucket>>
let database: Awaited<ReturnType<typeof makePostgresDatabase>>
let app: IntakeApp
beforeAll(async () => {
  bucket = await openBucket()
  database = await makePostgresDatabase(`upbeat_bucket_${process.pid}`, { template: 'upbeat_template' })
  app = await openIntakeApp({ ...bucket.settings, ...(database && { DATABASE_URL: database.url }) })
})
afterAll(async () => {
  await app.close()
  await database?.drop()
  await bucket.close()
})

const headers = () => app.headersOf(app.manager)
const upload = async (name: string, seconds: number) =>
  (await uploadFile(app.origin, phoneClip({ seconds }), { name, headers: headers() })).tag
/** Workers in other processes don't follow the test's clock. */
const quietSince = "update intake_step set seen_at = now() - interval '31 seconds' where state = 'running'"

/** As a browser does; files of less than 8 MiB are one part. Returns the class's tag. */
async function uploadStraight(fileName: string, bytes: Buffer): Promise<string> {
  const { tag } = (await app.studio('createClass', { as: app.manager, body: { fileName } })).body
  const file = { fileName, bytes: bytes.length, modified: 1, reachesBucket: true }
  const { id } = (await app.studio('beginUpload', { as: app.manager, params: { tag }, body: file })).body
  const asked = { as: app.manager, params: { id } }
  const { parts } = (await app.studio('signUploadParts', { ...asked, body: { numbers: [1], sentBytes: 0 } })).body
  expect((await fetch(parts[0].url, { method: 'PUT', body: new Uint8Array(bytes) })).status).toBe(200)
  expect((await app.studio('completeUpload', { ...asked, body: {} })).body).toEqual({ missing: [] })
  return tag
}
const storedOf = (tag: string) => [...bucket.objects.keys()].filter((key) => key.includes(tag))

it('what was uploaded straight into the bucket and isn’t a video is refused, and removed from there', async () => {
  const tag = await uploadStraight('notes.mp4', Buffer.from('no video at all'.repeat(100)))
  expect(storedOf(tag)).toHaveLength(1)
  await app.work()
  expect((await app.versionOf(tag))?.refusal).toBe('notVideo')
  expect(storedOf(tag)).toEqual([])
})

describe.skipIf(!hasFfmpeg)('with a bucket', () => {
  it('a video that was uploaded straight into it is prepared, and plays out of it', async () => {
    const tag = await uploadStraight('straight.mp4', readFileSync(phoneClip({ seconds: 7 })))
    await app.work(2)
    await app.publish(tag)
    const { base } = await app.playerOf(tag)
    const playlist = (await app.call('GET', `${base}/source.m3u8`)).text
    const [, range = '', address = ''] = /#EXT-X-BYTERANGE:(\S+)\n(\S+)/.exec(playlist) ?? []
    const [length = 0, offset = 0] = range.split('@').map(Number)
    const redirect = await app.call('GET', `${base}/${address}`)
    const reply = await fetch(String(redirect.headers.location), {
      headers: { range: `bytes=${offset}-${offset + length - 1}` },
    })
    expect([redirect.status, reply.status, (await reply.arrayBuffer()).byteLength]).toEqual([302, 206, length])
    await app.database.execute("update intake_step set state = 'cancelled' where state = 'waiting'")
  })

  it('TAKE-20 stores classes there by configuration alone, and plays them at signed URLs that expire with access', async () => {
    const tag = await upload('bucket.mp4', 9)
    await app.work(2)
    await app.publish(tag)
    const { base, token } = await app.playerOf(tag)
    expect(readdirSync(app.dataDir)).not.toContain('media')
    const playlist = (await app.call('GET', `${base}/source.m3u8`)).text
    const [, range = '', address = ''] = /#EXT-X-BYTERANGE:(\S+)\n(\S+)/.exec(playlist) ?? []
    const [length, offset] = range.split('@').map(Number)
    const redirect = await app.call('GET', `${base}/${address}`)
    expect(redirect.status).toBe(302)
    const reply = await fetch(String(redirect.headers.location), {
      headers: { range: `bytes=${offset}-${(offset ?? 0) + (length ?? 0) - 1}` },
    })
    const bytes = Buffer.from(await reply.arrayBuffer())
    expect([reply.status, bytes.length]).toEqual([206, length])
    const init = (await app.call('GET', `${base}/source/init.mp4`)).bytes
    const file = join(app.dataDir, 'first-segment.mp4')
    writeFileSync(file, Buffer.concat([init, bytes]))
    expect(probed(file, '-count_frames').streams[0]).toMatchObject({ codec_name: 'h264', nb_read_frames: '120' })

    // The frame is taken from an encoded rendition; the source isn't downloaded.
    const params = { tag, version: '1' }
    const { body } = await app.studio('makePoster', { as: app.manager, params, body: { second: 5 } })
    const still = join(app.dataDir, 'still.jpg')
    writeFileSync(still, (await app.call('GET', `${body.link}?width=320`)).bytes)
    const witness = clip(['-ss', '5', '-i', phoneClip({ seconds: 9 }), '-frames:v', '1', '-q:v', '2'], 'jpg')
    expect(differenceOf(still, witness)).toBeLessThan(3)

    await app.database.execute("update intake_step set state = 'cancelled' where state = 'waiting'")
    await app.call('POST', '/oauth/logout', { token })
    expect((await app.call('GET', `${base}/${address}`)).status).toBe(403)
  })

  it('TAKE-21 decodes what another machine returns before using it, and redoes what doesn’t match its description', async () => {
    const tag = await upload('damaged.mp4', 8)
    await app.work(2)
    const { repository } = app.intake
    const workDir = await mkdtemp(join(tmpdir(), 'upbeat-worker-'))
    const honest = createEncode()
    let damages = 1
    const damaging: Encode = async (task, options) => {
      const outcome = await honest(task, options)
      if (outcome.kind === 'done' && 'renditions' in outcome.result && damages-- > 0) {
        const [made] = outcome.result.renditions
        const bytes = (made?.initBytes ?? 0) + (made?.segments.bytes.reduce((sum, each) => sum + each) ?? 0)
        if (made && 'folder' in task) writeFileSync(join(task.folder, made.file), Buffer.alloc(bytes, 7))
      }
      return outcome
    }
    const nothing = async () => {}
    const worker = createStepWorker({
      repository,
      name: 'elsewhere',
      steps: slowSteps,
      perClub: 1,
      reserveBytes: 0,
      log: createLog('silent'),
      freeBytes: async () => 1e12,
      onChanged: nothing,
      timing: { retrySeconds: 0 },
      runStep: createRunStep({
        repository,
        files: createStorageRepository(app.database.db),
        workDir,
        encode: damaging,
        clock: systemClock,
        handsOver: true,
        storage: openStorage(readConfig({ NODE_ENV: 'test', DATA_DIR: workDir, ...bucket.settings })),
        receivedFile: async () => null,
        onMediaReady: nothing,
        onRefused: nothing,
      }).runStep,
    })
    const low = async () => (await app.stepsOf(tag)).find(({ step }) => step === 'low')
    const names = async () =>
      (await app.studio('getClassMedia', { as: app.manager, params: { tag } })).body.videos[0].renditions
    const [quick] = app.intake.workers
    expect(await worker.once()).toBe(true)
    expect(await low()).toMatchObject({ state: 'waiting', progress: 1 })
    await quick?.once()
    expect(await low()).toMatchObject({ state: 'waiting', waitsFor: 'retry', returned: null })
    expect(await names()).not.toContain('234')
    await app.database.execute("update intake_step set due_at = now() where step = 'low'")
    expect(await worker.once()).toBe(true)
    await quick?.once()
    expect((await low())?.state).toBe('done')
    expect(await names()).toContain('234')
    await app.database.execute("update intake_step set state = 'cancelled' where state = 'waiting'")
    await rm(workDir, { recursive: true })
  })

  it.skipIf(!onPostgres)(
    'TAKE-21 encodes on workers on other machines, and loses nothing if one of them is killed',
    async () => {
      const tag = await upload('elsewhere.mp4', 20)
      await app.work(2)
      const folders = [await mkdtemp(join(tmpdir(), 'upbeat-worker-')), await mkdtemp(join(tmpdir(), 'upbeat-worker-'))]
      const running: RunningProgram[] = []
      const startIn = (folder: string) => {
        const settings = { DATA_DIR: folder, MEDIA_RESERVE_GB: '0', ...bucket.settings, DATABASE_URL: database?.url }
        const program = startWorker(settings)
        running.push(program)
        return program
      }
      const states = async () =>
        Object.fromEntries((await app.stepsOf(tag)).map(({ step, state, worker }) => [step, worker ?? state]))
      const patience = { timeout: 60_000, interval: 100 }
      const first = startIn(folders[0] ?? '')
      await vi.waitUntil(
        async () => Object.values(await states()).some((worker) => worker.startsWith('worker-')),
        patience,
      )
      first.child.kill('SIGKILL')
      await first.ended
      await app.database.execute(quietSince)
      const second = startIn(folders[1] ?? '')
      const [quick] = app.intake.workers
      await vi.waitUntil(async () => {
        await quick?.once()
        return Object.values(await states()).every((state) => state === 'done')
      }, patience)
      await second.stop()
      const [video] = (await app.studio('getClassMedia', { as: app.manager, params: { tag } })).body.videos
      expect(video.renditions).toEqual(expect.arrayContaining(['234', 'audio']))
      expect([video.posters.length, video.isPlayable]).toEqual([9, true])
      for (const folder of folders) await rm(folder, { recursive: true, force: true })
    },
  )
})
