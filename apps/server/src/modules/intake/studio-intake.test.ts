import { readdir, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClassVideo } from '@upbeat/contract/studio/entities/intake'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '../../platform/logging/log.ts'
import { asPlatform, inTenant } from '../../platform/scope/scope.ts'
import { clip, hasFfmpeg, phoneClip } from '../../testing/clip.ts'
import { type IntakeApp, openIntakeApp } from '../../testing/intake-app.ts'
import { createUpload, uploadFile } from '../../testing/upload-file.ts'
import { quickSteps, slowSteps } from './encoding/plan-steps.ts'
import { createStepWorker } from './encoding/step-worker.ts'

let app: IntakeApp
beforeAll(async () => {
  app = await openIntakeApp({ MEDIA_QUOTA_GB: '1' })
})
afterAll(() => app.close())

const mine = () => app.headersOf(app.coach)
async function mediaOf(tag: string, as = app.coach): Promise<{ videos: ClassVideo[]; previewLink: string | null }> {
  return (await app.studio('getClassMedia', { as, params: { tag } })).body
}

describe.skipIf(!hasFfmpeg)('a coach’s upload', () => {
  it('shows its steps, can be previewed by staff only, and has the posters that members see', async () => {
    const { tag } = await uploadFile(app.origin, phoneClip(), { name: 'morning_flow.mp4', headers: mine() })
    expect((await mediaOf(tag)).previewLink).toBeNull()
    await app.work()
    const { videos, previewLink } = await mediaOf(tag)
    const [video] = videos
    expect(video).toMatchObject({ version: 1, isPlayable: true, refusal: null, durationSecond: 8 })
    expect(video?.steps.map(({ state, progress }) => [state, progress])).toEqual(Array(6).fill(['done', 1]))
    expect(video?.warnings).toEqual([])

    const preview = new URL(previewLink ?? '').pathname
    expect((await app.call('GET', preview)).status).toBe(200)
    expect((await app.playerOf(tag)).stream).toBe('')
    const stranger = await app.newStaff('coach')
    expect((await app.studio('getClassMedia', { as: stranger, params: { tag } })).status).toBe(403)

    const poster = new URL(video?.posters[0]?.link ?? '', app.origin).pathname
    expect((await app.call('GET', poster)).headers['content-type']).toMatch(/^image\//)
    await app.publish(tag)
    expect((await app.playerOf(tag)).found.imageLink).toContain(poster)
    const made = await app.studio('makePoster', { as: app.coach, params: { tag, version: '1' }, body: { second: 3.2 } })
    expect([made.status, (await app.call('GET', made.body.link)).status]).toEqual([201, 200])
    expect((await mediaOf(tag)).videos[0]?.posters).toHaveLength(10)
  })

  it('DRAFT-06 suggests title and coach from its file name and metadata; the duration is the video’s', async () => {
    const { tag: other, fields } = (await app.studio('createClass', { as: app.coach, body: { name: 'Other' } })).body
    const changes = [{ field: 'instructor', base: fields.instructor, value: 'Ada Lovelace' }]
    await app.studio('saveClass', { as: app.coach, params: { tag: other }, body: { changes } })
    const file = phoneClip({ seconds: 6, more: ['-metadata', 'title=Morning flow', '-metadata', 'artist=Ben'] })
    const { tag } = await uploadFile(app.origin, file, { name: 'flow_1 - ada lovelace.mp4', headers: mine() })
    const draft = async () => (await app.studio('getClassDraft', { as: app.coach, params: { tag } })).body
    expect((await draft()).fields).toMatchObject({ name: 'flow 1', instructor: 'Ada Lovelace' })
    const named = await app.studio('createClass', { as: app.coach, body: { fileName: 'Core with Ada Lovelace.mov' } })
    expect(named.body.fields).toMatchObject({ name: 'Core', instructor: 'Ada Lovelace' })
    expect((await draft()).durationSecond).toBeNull()

    await app.work()
    const [video] = (await mediaOf(tag)).videos
    const titleOfName = 'flow 1 - ada lovelace'
    expect(video?.suggested).toEqual({ titleOfName, title: 'Morning flow', coach: 'Ben' })
    expect((await draft()).durationSecond).toBe(6)
    const length = [{ field: 'durationSecond', base: null, value: 60 }]
    const refused = await app.studio('saveClass', { as: app.coach, params: { tag }, body: { changes: length } })
    expect(refused.status).toBe(400)
    await app.publish(tag)
    expect((await app.playerOf(tag)).found.durationSecond).toBe(6)
  })

  it('TAKE-10 that fails says why, with the tool’s last lines, and can be retried', async () => {
    const { tag } = await uploadFile(app.origin, phoneClip({ seconds: 7 }), { name: 'lost.mp4', headers: mine() })
    await app.work(1)
    const stored = join(app.dataDir, 'media', app.tenantId, tag, '1', 'source')
    await rename(stored, `${stored}.away`)
    await app.work(1)
    const step = (await mediaOf(tag)).videos[0]?.steps.find((each) => each.step === 'remux')
    expect(step).toMatchObject({ state: 'waiting', waitsFor: 'retry' })
    for (let again = 0; again < 2; again++) {
      await app.database.execute("update intake_step set due_at = now() where state = 'waiting'")
      await app.database.execute(
        "update intake_step set state = 'cancelled' where step <> 'remux' and state = 'waiting'",
      )
      await app.work(1)
    }
    const failed = (await mediaOf(tag)).videos[0]?.steps.find((each) => each.step === 'remux')
    expect(failed).toMatchObject({
      state: 'failed',
      failure: 'The source is missing',
      reason: 'sourceMissing',
      lines: [],
    })
    await rename(`${stored}.away`, stored)
    const reply = await app.studio('retryVideo', { as: app.coach, params: { tag, version: '1' }, body: {} })
    expect(reply.status).toBe(204)
    await app.work()
    expect((await mediaOf(tag)).videos[0]?.steps.every(({ state }) => state === 'done')).toBe(true)
  })

  it('TAKE-04 that isn’t a video is refused with a reason and leaves nothing behind', async () => {
    const sound = clip(['-f', 'lavfi', '-i', 'sine=d=6', '-c:a', 'aac'], 'm4a')
    const { tag, location } = await uploadFile(app.origin, sound, { name: 'song.mp4', headers: mine() })
    await app.work()
    expect((await mediaOf(tag)).videos).toMatchObject([{ refusal: 'noPicture', isPlayable: false, sourceBytes: null }])
    const left = await readdir(join(app.dataDir, 'uploads'))
    expect(left.filter((name) => name.startsWith(location.split('/').at(-1) ?? '-'))).toEqual([])
    expect(await readdir(join(app.dataDir, 'media', app.tenantId, tag)).catch(() => [])).toEqual([])
    const { classes } = (await app.studio('getStorage', { as: app.manager })).body
    expect(classes.map((each: { tag: string }) => each.tag)).not.toContain(tag)
  })

  it('shows captions and moves in the player within five seconds, also after edits', async () => {
    const { tag } = await uploadFile(app.origin, phoneClip({ seconds: 6 }), { name: 'texts.mp4', headers: mine() })
    await app.work(2)
    const say = (text: string) =>
      app.studio('saveCaptions', {
        as: app.coach,
        params: { tag, language: 'de' },
        body: { body: `1\n00:00:01,000 --> 00:00:02,000\n${text}\n` },
      })
    expect((await say('Los!')).body.cues).toBe(1)
    const move = (name: string, startSecond: number) => ({ name, startSecond, endSecond: startSecond + 2 })
    const moves = [move('Plank', 2), move('Squat', 0)]
    await app.studio('saveMoves', { as: app.coach, params: { tag }, body: { moves } })
    await app.publish(tag)
    const { base, found } = await app.playerOf(tag)
    expect(found.captionLinks.map(({ language }: { language: string }) => language)).toEqual(['de'])
    const cues = await app.call('GET', `${base}/cues.vtt`)
    expect(cues.text).toContain('{"move":"Squat","side":null,"round":1,"rounds":1,"kind":"work","next":"Plank"}')

    await say('Weiter!')
    const captions = await app.call('GET', `${base}/captions/de.vtt`)
    expect(captions.text).toContain('Weiter!')
    expect(Number(/max-age=(\d+)/.exec(String(captions.headers['cache-control']))?.[1])).toBeLessThan(5)
    expect(
      (await app.studio('saveCaptions', { as: app.coach, params: { tag, language: 'de' }, body: { body: 'no' } })).body
        .code,
    ).toBe('captionsUnreadable')
  })

  it('TAKE-23 waits for disk space, says so, and continues once there is some', async () => {
    const { tag } = await uploadFile(app.origin, phoneClip({ seconds: 10 }), { name: 'full.mp4', headers: mine() })
    await app.work(1)
    const parts = { repository: app.intake.repository, runStep: app.intake.runStep, log: createLog('silent') }
    const tight = createStepWorker({
      ...parts,
      name: 'tight',
      steps: quickSteps,
      perClub: 1,
      reserveBytes: 0,
      freeBytes: async () => 1000,
      onChanged: async () => {},
    })
    expect(await tight.once()).toBe(true)
    const waiting = (await mediaOf(tag)).videos[0]?.steps.find(({ step }) => step === 'remux')
    expect(waiting).toMatchObject({ state: 'waiting', waitsFor: 'disk' })
    await app.database.execute("update intake_step set due_at = now() where state = 'waiting'")
    await app.work()
    expect((await mediaOf(tag)).videos[0]?.steps.every(({ state }) => state === 'done')).toBe(true)
  })

  it('TAKE-19 is in the storage figures, and owners can delete its source once it isn’t needed', async () => {
    const { tag } = await uploadFile(app.origin, phoneClip({ seconds: 11 }), { name: 'space.mp4', headers: mine() })
    const owner = await app.newStaff('owner')
    const remove = () => app.studio('deleteSource', { as: owner, params: { tag, version: '1' } })
    await app.work(1)
    expect((await remove()).status).toBe(409)
    await app.work()
    const figures = async () => {
      const { body } = await app.studio('getStorage', { as: owner })
      return body.classes.find((each: { tag: string }) => each.tag === tag)
    }
    const folder = join(app.dataDir, 'media', app.tenantId, tag)
    const picturesOnDisk = async () => {
      const names = await readdir(folder, { recursive: true })
      const pictures = names.filter((name) => /\.jpg$|trailer-/.test(name))
      const sizes = await Promise.all(pictures.map(async (name) => (await stat(join(folder, name))).size))
      return sizes.reduce((sum, size) => sum + size, 0)
    }
    const made = (await figures()).pictures
    expect([made, made > 10_000]).toEqual([await picturesOnDisk(), true])
    const picture = await sharp({ create: { width: 800, height: 800, channels: 3, background: '#0a5' } })
      .jpeg()
      .toBuffer()
    const whole = { left: 0, top: 0, width: 1, height: 1 }
    const body = { picture: picture.toString('base64'), crops: { wide: whole, tall: whole } }
    expect((await app.studio('uploadPicture', { as: app.coach, params: { tag }, body })).status).toBe(201)
    const params = { tag, version: '1' }
    await app.studio('makeTrailer', { as: app.coach, params, body: { from: 1, to: 4 } })
    await app.studio('makePoster', { as: app.coach, params, body: { second: 2 } })
    await app.work()
    const { pictures } = await figures()
    expect([pictures, pictures > made]).toEqual([await picturesOnDisk(), true])
    expect((await app.studio('getStorage', { as: owner })).body.pictures).toBeGreaterThanOrEqual(pictures)

    expect((await figures()).source).toBeGreaterThan(10_000)
    expect((await remove()).status).toBe(204)
    const after = await figures()
    expect([after.source, after.renditions > 10_000]).toEqual([0, true])
  })
})

describe.skipIf(!hasFfmpeg)('a class', () => {
  it('is taken over when its worker dies, and a worker that has lost a step stores nothing', async () => {
    const { tag } = await uploadFile(app.origin, phoneClip({ seconds: 9, rate: '25' }), {
      name: 'x.mp4',
      headers: mine(),
    })
    await app.work(2)
    const { repository } = app.intake
    const claim = (worker: string) =>
      asPlatform(() => repository.claim(worker, slowSteps, { silentSeconds: 30, perClub: 5 }))
    const first = await claim('dies')
    expect(first).toMatchObject({ classTag: tag, step: 'low' })
    await app.database.execute("update intake_step set seen_at = now() - interval '29 seconds' where worker = 'dies'")
    expect((await claim('second'))?.step).toBe('sound')
    await app.database.execute("update intake_step set seen_at = now() - interval '31 seconds' where worker = 'dies'")
    expect(await claim('third')).toMatchObject({ classTag: tag, step: 'low', attempts: 2 })
    const key = { ...app.keyOf(tag), step: 'low' as const }
    expect(await inTenant(app.tenantId, () => repository.beat(key, 'dies', 0.5))).toBe(false)
    expect(await inTenant(app.tenantId, () => repository.closeStep(key, 'dies', { state: 'done' }))).toBe(false)
    await app.database.execute("update intake_step set seen_at = now() - interval '31 seconds' where state = 'running'")
    await app.work()
    expect((await app.stepsOf(tag)).every(({ state }) => state === 'done')).toBe(true)
  })
})

it('TAKE-03 refuses an upload over the club’s quota, with the missing space', async () => {
  await expect(createUpload(app.origin, 3e9, { name: 'big.mp4', headers: mine() })).rejects.toThrow(
    /507.*storage is full: 2\.\d GB are missing/,
  )
  const reply = await app.studio('checkUpload', { as: app.coach, body: { bytes: 3e9 } })
  expect([reply.status, reply.body.code]).toEqual([507, 'quotaExceeded'])
})

it('lists uploads to those who may resume them', async () => {
  await createUpload(app.origin, 100, { name: 'listed.mp4', headers: mine() })
  const names = async (as: typeof app.coach) =>
    (await app.studio('listUploads', { as })).body.map(({ fileName }: { fileName: string }) => fileName)
  expect(await names(app.coach)).toContain('listed.mp4')
  expect(await names(app.manager)).toContain('listed.mp4')
  expect(await names(await app.newStaff('coach'))).toEqual([])
  expect(await inTenant(app.tenantId, () => app.intake.repository.listUploads('another'))).toEqual([])
})
