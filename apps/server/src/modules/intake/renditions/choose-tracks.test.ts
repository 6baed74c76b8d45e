import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ClassVideo } from '@upbeat/contract/studio/entities/intake'
import { AV_DISPOSITION_DEFAULT } from 'node-av/constants'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { inTenant } from '../../../platform/scope/scope.ts'
import { type IntakeApp, openIntakeApp } from '../../../testing/intake-app.ts'
import { pitchOf } from '../../../testing/pitch-of.ts'
import { recordClip } from '../../../testing/record-clip.ts'
import { storedVideo } from '../../../testing/stored-video.ts'
import { uploadFile } from '../../../testing/upload-file.ts'
import type { SourceFacts } from '../encoding/encoder-port.ts'

let app: IntakeApp
beforeAll(async () => {
  app = await openIntakeApp()
})
afterAll(() => app.close())

const choose = (tag: string, body: { picture?: number; sound?: number }, version = 1, as = app.manager) =>
  app.studio('chooseTracks', { as, params: { tag, version: String(version) }, body })
const videosOf = async (tag: string): Promise<ClassVideo[]> =>
  (await app.studio('getClassMedia', { as: app.manager, params: { tag } })).body.videos
const videoOf = async (tag: string, version: number) => (await videosOf(tag)).find((each) => each.version === version)
const chosenSound = (video: ClassVideo | undefined) => video?.tracks.sounds.find(({ isChosen }) => isChosen)?.index
const historyOf = async (objectId: string) =>
  (await app.studio('listAudit', { as: app.manager, query: { objectId } })).body.entries as {
    id: string
    action: string
    before: object
    after: object
  }[]

const tone = (hertz: number, tags: Record<string, string>) => ({
  codec: 'aac',
  chain: `sine=f=${hertz}:r=48000:d=5,aformat=sample_fmts=fltp:channel_layouts=stereo,asetnsamples=n=1024`,
  tags,
})
/** Members hear the first sound unless another is chosen. */
const twoSounds = () =>
  recordClip({
    container: 'matroska',
    tracks: [
      { codec: 'libx264', chain: 'testsrc2=s=128x72:r=25:d=5,format=yuv420p', options: { preset: 'ultrafast' } },
      { ...tone(330, { language: 'eng' }), disposition: [AV_DISPOSITION_DEFAULT] },
      tone(990, { language: 'deu', title: 'Without music' }),
    ],
  })

/** The pitch of all the sound that a member's player gets. */
async function heardPitch(tag: string): Promise<number> {
  const { base } = await app.playerOf(tag)
  const playlist = (await app.call('GET', `${base}/audio.m3u8`)).text
  const parts = ['audio/init.mp4', ...(playlist.match(/^\w+\/\d+\.m4s$/gm) ?? [])]
  expect(parts.length).toBeGreaterThan(1)
  const bytes: Buffer[] = []
  for (const part of parts) bytes.push((await app.call('GET', `${base}/${part}`)).bytes)
  const file = join(app.dataDir, `${randomUUID()}.mp4`)
  writeFileSync(file, Buffer.concat(bytes))
  return pitchOf(file)
}

/** Servers hear of a publication by a notification. */
async function publishAgain(tag: string, hertz: number) {
  expect((await app.studio('publishClass', { as: app.manager, params: { tag }, body: { at: null } })).status).toBe(200)
  await vi.waitFor(async () => expect(await heardPitch(tag)).toBeCloseTo(hertz, -1), { timeout: 20_000 })
}

describe('another track of the same file', () => {
  it('TAKE-17 is what members hear once that is published; until then, and when the earlier video is brought back, they hear the other', async () => {
    const headers = app.headersOf(app.manager)
    const { tag } = await uploadFile(app.origin, twoSounds(), { name: 'two.mkv', headers })
    await app.work(2)
    await inTenant(app.tenantId, () => app.intake.repository.cancel(app.keyOf(tag)))
    const [first] = await videosOf(tag)
    expect(first?.warnings).toContain('severalSounds')
    const track = { codec: 'aac', channels: 2, durationSecond: null, title: null }
    expect(first?.tracks.sounds).toEqual([
      { ...track, index: 1, language: 'eng', isChosen: true },
      { ...track, index: 2, language: 'deu', title: 'Without music', isChosen: false },
    ])
    expect(first?.tracks.pictures).toMatchObject([{ index: 0, codec: 'h264', width: 128, height: 72, frameRate: 25 }])
    await app.publish(tag)
    expect(await heardPitch(tag)).toBeCloseTo(330, -1)
    const { sources } = (await app.studio('getStorage', { as: app.manager })).body

    expect(await choose(tag, { sound: 2 })).toMatchObject({ status: 201, body: { version: 2 } })
    expect(await videoOf(tag, 2)).toMatchObject({ fileName: 'two.mkv', isPlayable: false })
    expect([chosenSound(await videoOf(tag, 1)), chosenSound(await videoOf(tag, 2))]).toEqual([1, 2])
    await app.work()
    const second = await videoOf(tag, 2)
    expect(second).toMatchObject({ isPlayable: true, isChosen: true, warnings: [], refusal: null })
    expect(second?.steps.every(({ state }) => state === 'done')).toBe(true)
    expect(await heardPitch(tag)).toBeCloseTo(330, -1)
    expect((await app.studio('getStorage', { as: app.manager })).body.sources).toBe(sources)
    await publishAgain(tag, 990)

    const restored = await app.studio('restoreVideo', { as: app.manager, params: { tag, version: '1' }, body: {} })
    expect(restored.status).toBe(204)
    await publishAgain(tag, 330)

    // In the history, a choice is undone like a replacement, and its undo too.
    await app.studio('restoreVideo', { as: app.manager, params: { tag, version: '2' }, body: {} })
    const entry = (await historyOf(tag)).find(({ action }) => action === 'class.chooseTracks')
    expect(entry).toMatchObject({
      before: { version: 1, tracks: { picture: 0, sound: 1 } },
      after: { version: 2, tracks: { picture: 0, sound: 2 } },
    })
    const undo = async (id = '') => (await app.studio('undoChange', { as: app.manager, params: { id } })).status
    const chosen = async () => (await videosOf(tag)).find(({ isChosen }) => isChosen)?.version
    expect([await undo(entry?.id), await chosen()]).toEqual([204, 1])
    const [undone] = await historyOf(tag)
    expect([await undo(undone?.id), await chosen()]).toEqual([204, 2])
  })
})

const soundFacts = { codec: 'aac', channels: 2, durationSecond: 60, language: null, title: null }
const pictureFacts = { ...soundFacts, codec: 'h264', width: 640, height: 360, frameRate: 25 }
const tracks = {
  pictures: [
    { ...pictureFacts, stream: 0 },
    { ...pictureFacts, stream: 3 },
  ],
  sounds: [
    { ...soundFacts, stream: 1 },
    { ...soundFacts, stream: 2 },
  ],
}

/** A class whose prepared video has two tracks of each kind. */
async function severalTracks() {
  const { tag } = (await app.studio('createClass', { as: app.manager, body: { name: 'Tracks' } })).body
  const key = await storedVideo(app, tag)
  await inTenant(app.tenantId, async () => {
    await app.intake.repository.cancel(key)
    const facts = (await app.intake.repository.findVersion(key))?.facts
    const video = { ...facts?.video, stream: 0 }
    const changed = { ...facts, video, audio: { stream: 1 }, tracks } as unknown as SourceFacts
    await app.intake.repository.updateVersion(key, { facts: changed })
  })
  return { tag: tag as string, key }
}

describe('a choice of tracks', () => {
  it('is refused with its reason, and then changes nothing', async () => {
    const { tag, key } = await severalTracks()
    const refusal = async (...asked: Parameters<typeof choose>) => {
      const { status, body } = await choose(...asked)
      return [status, body.code]
    }
    expect(await refusal(tag, { sound: 7 })).toEqual([400, 'trackMissing'])
    // A sound is no picture.
    expect(await refusal(tag, { picture: 2 })).toEqual([400, 'trackMissing'])
    expect(await refusal(tag, { picture: 0, sound: 1 })).toEqual([409, 'notAllowedNow'])
    expect(await refusal(tag, {})).toEqual([409, 'notAllowedNow'])
    expect(await refusal(tag, { sound: -1 })).toEqual([400, 'invalidRequest'])
    expect(await refusal(tag, { sound: 2 }, 9)).toEqual([404, 'notFound'])
    expect(await refusal(tag, { sound: 2 }, 1, await app.newStaff('coach'))).toEqual([403, 'notPermitted'])
    expect(await refusal(tag, { sound: 2 }, 1, await app.newStaff('manager', 'tempo'))).toEqual([404, 'notFound'])
    await inTenant(app.tenantId, () => app.intake.repository.updateVersion(key, { sourceBytes: null }))
    const { status, body } = await choose(tag, { sound: 2 })
    expect([status, body.code, body.message]).toEqual([
      409,
      'sourceDeleted',
      'The original was deleted: upload the file again',
    ])
    await inTenant(app.tenantId, () => app.intake.repository.updateVersion(key, { refusal: 'corrupt' }))
    expect(await refusal(tag, { sound: 2 })).toEqual([409, 'notAllowedNow'])
    expect((await videosOf(tag)).map(({ version }) => version)).toEqual([1])
    expect((await historyOf(tag)).map(({ action }) => action)).not.toContain('class.chooseTracks')
  })

  it('AUDIT-01 is not made where its entry can’t be written', async () => {
    const { tag } = await severalTracks()
    await app.database.execute(`create function refuse_entry() returns trigger language plpgsql
      as $$ begin raise exception 'no entry can be written'; end $$`)
    await app.database.execute(
      'create trigger refuse_entry before insert on audit_entry for each row execute function refuse_entry()',
    )
    expect((await choose(tag, { sound: 2 })).status).toBe(500)
    await app.database.execute('drop trigger refuse_entry on audit_entry')
    expect(await videosOf(tag)).toHaveLength(1)
    expect((await choose(tag, { sound: 2 })).status).toBe(201)
  })

  it('can be changed again; a track that isn’t named stays as it is', async () => {
    const { tag } = await severalTracks()
    await choose(tag, { sound: 2 })
    expect((await choose(tag, { picture: 3 }, 2)).body).toEqual({ version: 3 })
    expect((await app.versionOf(tag, 3))?.facts?.taken).toEqual({ version: 1, picture: 3, sound: 2 })
    // Pictures are cached by the number of their video.
    await expire(tag, 3)
    expect((await choose(tag, { picture: 3 }, 2)).body).toEqual({ version: 4 })
  })
})

/** As 30 days after another video replaced it. */
async function expire(tag: string, version: number) {
  await app.database.execute(
    `update media_version set replaced_at = now() - interval '3000 days' where class_tag = $1 and version = $2`,
    [tag, version],
  )
  await app.intake.sweep()
}

describe('an original of which several videos are made', () => {
  const shared = async () => {
    const { tag, key } = await severalTracks()
    const file = join(app.dataDir, 'media', app.tenantId, tag, '1', 'source')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, 'source')
    await choose(tag, { sound: 2 })
    return { tag, key, file }
  }

  it('TAKE-19 is counted once, and is deleted for all of them once none needs it', async () => {
    const owner = await app.newStaff('owner')
    const { tag, file } = await shared()
    const stored = async () => {
      const { classes } = (await app.studio('getStorage', { as: owner })).body
      const ofClass = classes.filter((each: { tag: string }) => each.tag === tag)
      return ofClass.map(({ version, source, isSourceNeeded }: Record<string, unknown>) => [
        version,
        source,
        isSourceNeeded,
      ])
    }
    const remove = () => app.studio('deleteSource', { as: owner, params: { tag, version: '1' } })
    expect(await stored()).toEqual([[1, 1000, true]])
    expect(await remove()).toMatchObject({ status: 409, body: { code: 'sourceNeeded' } })
    await inTenant(app.tenantId, () => app.intake.repository.cancel(app.keyOf(tag, 2)))
    expect((await remove()).status).toBe(204)
    expect((await videosOf(tag)).map(({ sourceBytes }) => sourceBytes)).toEqual([null, null])
    expect(existsSync(file)).toBe(false)
    expect((await choose(tag, { sound: 1 }, 2)).body.code).toBe('sourceDeleted')
  })

  it('TAKE-17 is kept when the video that it was uploaded for expires, and removed with the last one', async () => {
    const { tag, file } = await shared()
    const { sources } = (await app.studio('getStorage', { as: app.manager })).body
    await expire(tag, 1)
    expect((await videosOf(tag)).map(({ version }) => version)).toEqual([2])
    expect(existsSync(file)).toBe(true)
    expect((await app.studio('getStorage', { as: app.manager })).body.sources).toBe(sources)
    await expire(tag, 2)
    expect(await videosOf(tag)).toEqual([])
    expect(existsSync(file)).toBe(false)
  })
})
