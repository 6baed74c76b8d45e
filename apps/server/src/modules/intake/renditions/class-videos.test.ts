import { execFileSync } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StudioClass } from '@upbeat/contract/studio/entities/class'
import type { ClassVideo } from '@upbeat/contract/studio/entities/intake'
import { pictureAddress } from '@upbeat/rules/pictures/picture-address'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createLog } from '../../../platform/logging/log.ts'
import { clip, differenceOf, hasFfmpeg, phoneClip, probed } from '../../../testing/clip.ts'
import { type IntakeApp, openIntakeApp } from '../../../testing/intake-app.ts'
import { uploadFile } from '../../../testing/upload-file.ts'
import { quickSteps } from '../encoding/plan-steps.ts'
import { createStepWorker } from '../encoding/step-worker.ts'

let app: IntakeApp
beforeAll(async () => {
  app = await openIntakeApp()
})
afterAll(() => app.close())

const headers = () => app.headersOf(app.manager)
async function videosOf(tag: string): Promise<ClassVideo[]> {
  return (await app.studio('getClassMedia', { as: app.manager, params: { tag } })).body.videos
}
const draftOf = async (tag: string): Promise<StudioClass> =>
  (await app.studio('getClassDraft', { as: app.manager, params: { tag } })).body
const choose = (tag: string, field: 'imageLink' | 'trailerLink', value: string) =>
  app.studio('saveClass', { as: app.manager, params: { tag }, body: { changes: [{ field, base: null, value }] } })
const asVisitor = async (tag: string) => (await app.call('GET', `/api/v3/virtualclass/${tag}`)).json()

function kept(name: string, bytes: Buffer) {
  const file = join(app.dataDir, name)
  writeFileSync(file, bytes)
  return file
}

/** Each frame within a second has a different brightness. */
function steppedClip() {
  return clip([
    '-f',
    'lavfi',
    '-i',
    "color=gray:s=320x180:r=30:d=9,geq=lum='24+7*mod(N,30)':cb=128:cr=128",
    '-f',
    'lavfi',
    '-i',
    'sine=f=440:r=48000:d=9',
    '-c:v',
    'libx264',
    '-preset',
    'veryfast',
    '-crf',
    '12',
    '-pix_fmt',
    'yuv420p',
    '-g',
    '60',
    '-c:a',
    'aac',
  ])
}
const frameOf = (source: string, second: number) =>
  clip(['-ss', String(second), '-i', source, '-frames:v', '1', '-q:v', '2'], 'jpg')

describe.skipIf(!hasFfmpeg)('a class’s pictures', () => {
  let tag = ''
  beforeAll(async () => {
    ;({ tag } = await uploadFile(app.origin, steppedClip(), { name: 'stepped.mp4', headers: headers() }))
    await app.work(2)
  })
  const stillAt = async (second: number) => {
    const params = { tag, version: '1' }
    const { body } = await app.studio('makePoster', { as: app.manager, params, body: { second } })
    return {
      link: body.link as string,
      file: kept('still.jpg', (await app.call('GET', `${body.link}?width=320`)).bytes),
    }
  }

  it('TAKE-13 can be any frame of the video, exactly the one on screen, and members see it once it is chosen', async () => {
    const { link, file } = await stillAt(3.2)
    expect(differenceOf(file, frameOf(steppedClip(), 3.2))).toBeLessThan(2)
    for (const beside of [3.2 - 1 / 30, 3.2 + 1 / 30]) {
      expect(differenceOf(file, frameOf(steppedClip(), beside))).toBeGreaterThan(4)
    }
    await choose(tag, 'imageLink', link)
    await app.publish(tag)
    expect((await asVisitor(tag)).imageLink).toContain(link)
  })

  it('TAKE-13 can still be chosen after the source was deleted', async () => {
    await app.work()
    const owner = await app.newStaff('owner')
    expect((await app.studio('deleteSource', { as: owner, params: { tag, version: '1' } })).status).toBe(204)
    const { file } = await stillAt(5.5)
    const distances = [5.5, 5.5 - 1 / 30, 5.5 + 1 / 30].map((second) =>
      differenceOf(file, frameOf(steppedClip(), second)),
    )
    expect(distances[0]).toBe(Math.min(...distances))
    expect(distances[0]).toBeLessThan(4)
  })

  it('TAKE-13 can be uploaded, cropped for each card shape as previewed, without its location data', async () => {
    // As a phone stores it: rotated, 600 × 400, displayed as 400 × 600 with red above blue.
    const quarters = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#00f' } })
      .composite([{ input: { create: { width: 300, height: 400, channels: 3, background: '#f00' } }, left: 0, top: 0 }])
      .jpeg({ quality: 95 })
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
      .toBuffer()
    const crops = {
      wide: { left: 0, top: 0.1, width: 1, height: 0.375 },
      tall: { left: 0.1, top: 0.4, width: 0.8, height: 0.6667 * 0.9 },
    }
    const upload = (picture: Buffer) =>
      app.studio('uploadPicture', {
        as: app.manager,
        params: { tag },
        body: { picture: picture.toString('base64'), crops },
      })
    const { status, body } = await upload(quarters)
    expect([status, body.link]).toEqual([201, body.links.wide])
    const served = async (link: string) => (await app.call('GET', pictureAddress(link, 320))).bytes
    const [wide, tall] = [await served(body.links.wide), await served(body.links.tall)]
    expect(await sharp(wide).metadata()).toMatchObject({ width: 320, height: 180 })
    expect(await sharp(tall).metadata()).toMatchObject({ width: 320, height: 400 })
    expect((await sharp(wide).metadata()).exif).toBeUndefined()
    // The wide one is red down to 90 % of its height, the tall one is blue from a sixth on.
    expect(await colourAt(wide, 0.5)).toBe('red')
    expect(await colourAt(tall, 0.5)).toBe('blue')
    expect(await colourAt(tall, 0.08)).toBe('red')
    for (const other of [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), Buffer.from('no picture')]) {
      expect((await upload(other)).body.code).toBe('pictureUnreadable')
    }
  })

  it('TAKE-15 a trailer is a public range of up to 30 s with exact start and end', async () => {
    const params = { tag, version: '1' }
    const make = (from: number, to: number) =>
      app.studio('makeTrailer', { as: app.manager, params, body: { from, to } })
    expect((await make(0, 30.5)).status).toBe(400)
    expect((await make(5, 12)).body.code).toBe('notAllowedNow')
    const { status, body } = await make(2.5, 5.5)
    expect(status).toBe(201)
    expect((await app.call('GET', body.link)).status).toBe(404)
    expect((await videosOf(tag))[0]?.trailer).toEqual({ from: 2.5, to: 5.5, link: body.link, isReady: false })
    await app.work()
    expect((await videosOf(tag))[0]?.trailer?.isReady).toBe(true)
    const { bytes, headers: told } = await app.call('GET', body.link)
    expect(told['content-type']).toBe('video/mp4')
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'))
    const file = kept('trailer.mp4', bytes)
    const { streams, format } = probed(file, '-count_frames')
    expect(streams[0]).toMatchObject({ codec_name: 'h264', nb_read_frames: '90' })
    expect(Number(format.duration)).toBeCloseTo(3, 1)
    for (const [second, inSource] of [
      [0, 2.5],
      [2.9, 5.4],
    ] as const) {
      const frame = join(app.dataDir, `trailer-${second}.jpg`)
      execFileSync('ffmpeg', ['-v', 'error', '-y', '-ss', String(second), '-i', file, '-frames:v', '1', frame])
      expect(differenceOf(frame, frameOf(steppedClip(), inSource))).toBeLessThan(4)
    }
    await choose(tag, 'trailerLink', body.link)
    await app.publish(tag)
    expect((await asVisitor(tag)).trailerLinkWeb).toBe(body.link)
  })
})

/** The colour in the middle of a picture's width, at a share of its height. */
async function colourAt(picture: Buffer, share: number) {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(share * info.height) * info.width + info.width / 2) * info.channels
  const [red = 0, , blue = 0] = data.subarray(at, at + 3)
  return red > 180 && blue < 80 ? 'red' : blue > 180 && red < 80 ? 'blue' : `${red}/${blue}`
}

describe.skipIf(!hasFfmpeg)('a class', () => {
  it('that was published before it had posters gets the first one as soon as it exists', async () => {
    const { tag } = await uploadFile(app.origin, phoneClip({ seconds: 7 }), { name: 'early.mp4', headers: headers() })
    await app.work(2)
    await app.publish(tag)
    expect((await asVisitor(tag)).imageLink).toBe('')
    await app.database.execute(
      "update intake_step set state = 'cancelled' where step <> 'posters' and state = 'waiting'",
    )
    await app.work()
    expect((await asVisitor(tag)).imageLink).toMatch(/poster-0\.jpg$/)
  })

  it('TAKE-17 keeps its address, favourites, positions and statistics when its video is replaced, and can get the old one back for 30 days', async () => {
    const { tag } = await uploadFile(app.origin, phoneClip({ seconds: 8 }), { name: 'first.mp4', headers: headers() })
    await app.work(2)
    await app.publish(tag)
    const before = await app.playerOf(tag)
    const { token } = before
    await app.call('POST', '/api/v2/users/preferredvirtualclass', { token, body: { virtualClassTag: tag } })
    await app.call('PUT', `/api/v2/users/playheads/${tag}`, { token, body: { positionSecond: 4, durationSecond: 8 } })
    const play = { requestsource: 1, contentID: tag, playedDurationSecond: 4, ID: `u-${tag}-1` }
    await app.call('POST', '/api/v2/ondemandtracking', { token, body: play })
    const playhead = async () =>
      (await app.call('GET', '/api/v2/users/playheads', { token }))
        .json()
        .find((each: { tag: string }) => each.tag === tag)
    expect(await playhead()).toMatchObject({ positionSecond: 4, durationSecond: 8 })

    const again = { name: 'second.mp4', headers: headers(), classTag: tag }
    expect((await uploadFile(app.origin, phoneClip({ seconds: 12 }), again)).tag).toBe(tag)
    expect((await draftOf(tag)).hasChanges).toBe(false)
    await app.work(2)
    // Members see no change until it is published again.
    expect((await app.playerOf(tag)).found.durationSecond).toBe(8)
    expect((await draftOf(tag)).hasChanges).toBe(true)
    await app.publish(tag)
    const after = await app.playerOf(tag)
    expect([after.found.durationSecond, after.base === before.base]).toEqual([12, false])
    // Members who are watching the old video can finish it.
    for (const part of ['master.m3u8', 'source.m3u8', 'source/1.m4s']) {
      expect((await app.call('GET', `${before.base}/${part}`)).status).toBe(200)
    }
    expect(await playhead()).toMatchObject({ tag, positionSecond: 6, durationSecond: 12 })
    expect((await app.call('GET', `/api/v3/virtualclass/${tag}`, { token })).json().favourite).toBe(true)
    const { rows } = await app.database.execute('select played_second from play where play_id = $1', [play.ID])
    expect(rows).toEqual([{ played_second: 4 }])

    await app.intake.sweep()
    expect(
      (await videosOf(tag)).map(({ version, isChosen, replacedAt }) => [version, isChosen, replacedAt !== null]),
    ).toEqual([
      [2, true, false],
      [1, false, true],
    ])
    const restore = (version: number) =>
      app.studio('restoreVideo', { as: app.manager, params: { tag, version: String(version) }, body: {} })
    expect((await restore(2)).body.code).toBe('notAllowedNow')
    await app.database.execute("update media_version set replaced_at = replaced_at - interval '29 days'")
    await app.intake.sweep()
    expect((await restore(1)).status).toBe(204)
    expect((await app.playerOf(tag)).found.durationSecond).toBe(12)
    expect((await draftOf(tag)).hasChanges).toBe(true)
    await app.publish(tag)
    expect((await app.playerOf(tag)).found.durationSecond).toBe(8)
    expect(await playhead()).toMatchObject({ positionSecond: 4, durationSecond: 8 })

    // The second video is the old one now and is removed after 30 days. A poster taken from it stays if the class shows
    // it.
    const params = { tag, version: '2' }
    const { body } = await app.studio('makePoster', { as: app.manager, params, body: { second: 9 } })
    await choose(tag, 'imageLink', body.link)
    await app.intake.sweep()
    expect((await videosOf(tag)).map(({ version }) => version)).toEqual([1, 2])
    await app.database.execute("update media_version set replaced_at = replaced_at - interval '31 days'")
    await app.intake.sweep()
    expect((await videosOf(tag)).map(({ version }) => version)).toEqual([1])
    expect(readdirSync(join(app.dataDir, 'media', app.tenantId, tag, '2'))).toEqual(['poster-at-9000.jpg'])
    expect((await app.playerOf(tag)).found.durationSecond).toBe(8)
  })
})

describe.skipIf(!hasFfmpeg)('an upload', () => {
  const withSound = (sound: string, size = '320x180') =>
    clip([
      '-f',
      'lavfi',
      '-i',
      `testsrc2=s=${size}:r=30:d=6`,
      '-f',
      'lavfi',
      '-i',
      sound,
      '-shortest',
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-pix_fmt',
      'yuv420p',
      '-c:a',
      'aac',
    ])
  const sounds: [string, () => string, string[]][] = [
    ['portrait and quiet', () => withSound('sine=r=48000:d=6,volume=-30dB', '180x320'), ['portrait', 'quiet']],
    ['silent', () => withSound('anullsrc=r=48000:d=6'), ['silent']],
    ['clipping', () => withSound('sine=r=48000:d=6,volume=60dB'), ['clipping']],
  ]
  it.each(sounds)('TAKE-05 that is %s gets a warning, and can still be published', async (name, make, warnings) => {
    const { tag } = await uploadFile(app.origin, make(), { name: `${name}.mp4`, headers: headers() })
    await app.work(2)
    await app.database.execute("update intake_step set state = 'cancelled' where step <> 'sound' and state = 'waiting'")
    await app.work()
    expect((await videosOf(tag))[0]?.warnings).toEqual(warnings)
    await app.publish(tag)
  })

  it('TAKE-10 shows each step’s state, percentage, time left and what it waits for, as it progresses', async () => {
    const { tag } = await uploadFile(app.origin, phoneClip({ seconds: 6 }), { name: 'steps.mp4', headers: headers() })
    await app.work(1)
    const told: string[] = []
    await app.database.listen(
      'studio_changed',
      (payload) => told.push(payload),
      () => {},
    )
    const seen: ClassVideo['steps'][] = []
    const { repository } = app.intake
    const worker = createStepWorker({
      repository,
      name: 'slow',
      steps: quickSteps,
      perClub: 1,
      reserveBytes: 0,
      log: createLog('silent'),
      freeBytes: async () => 1e12,
      timing: { beatMs: 5 },
      onChanged: ({ tenantId, classTag: id }) =>
        app.database.notify('studio_changed', JSON.stringify({ tenantId, kind: 'upload', id })),
      runStep: async (_key, { onProgress }) => {
        onProgress(0.25)
        await app.database.execute(
          "update intake_step set started_at = now() - interval '60 seconds' where worker = 'slow'",
        )
        await vi.waitUntil(async () => {
          seen.push((await videosOf(tag))[0]?.steps ?? [])
          return seen.at(-1)?.some(({ progress }) => progress === 0.25)
        })
        return { kind: 'done' }
      },
    })
    expect(await worker.once()).toBe(true)
    const steps = seen.at(-1) ?? []
    const running = steps.find(({ step }) => step === 'remux')
    expect(running).toMatchObject({ state: 'running', progress: 0.25, waitsFor: null, failure: null })
    // A quarter took a minute, so three minutes are left.
    expect(running?.secondsLeft).toBeGreaterThanOrEqual(178)
    expect(running?.secondsLeft).toBeLessThan(300)
    expect(steps.find(({ step }) => step === 'low')).toMatchObject({ state: 'waiting', progress: 0, secondsLeft: null })
    const next = await uploadFile(app.origin, phoneClip({ seconds: 6 }), { name: 'behind.mp4', headers: headers() })
    expect((await videosOf(next.tag))[0]?.steps[0]?.ahead).toBeGreaterThan(0)
    await vi.waitUntil(() => told.some((payload) => payload.includes(tag)))
    expect((await videosOf(tag))[0]?.steps.find(({ step }) => step === 'remux')).toMatchObject({ state: 'done' })
  })
})
