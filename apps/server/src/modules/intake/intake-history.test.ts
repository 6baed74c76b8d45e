import { randomUUID } from 'node:crypto'
import type { StudioCallName } from '@upbeat/contract/studio/calls'
import type { ClassVideo } from '@upbeat/contract/studio/entities/intake'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasFfmpeg, phoneClip } from '../../testing/clip.ts'
import { type IntakeApp, openIntakeApp } from '../../testing/intake-app.ts'
import { notUndoable } from '../../testing/not-undoable.ts'
import { withUploadedVideo } from '../../testing/studio-writes/recorded-write.ts'
import { uploadFile } from '../../testing/upload-file.ts'

let app: IntakeApp
beforeAll(async () => {
  app = await openIntakeApp()
  await app.database.execute(`create function refuse_entry() returns trigger language plpgsql
    as $$ begin raise exception 'no entry can be written'; end $$`)
})
afterAll(() => app.close())

const captionsOf = (text: string) => `WEBVTT\n\n00:01.000 --> 00:02.000\n${text}\n`
const move = (name: string, startSecond = 0) => ({ name, startSecond, endSecond: startSecond + 5 })
const newTag = async () => (await app.studio('createClass', { as: app.manager, body: { name: 'Flow' } })).body.tag
const call = (name: StudioCallName, params: Record<string, string>, body?: object, as = app.manager) =>
  app.studio(name, { as, params, ...(body && { body }) })
const actions = async (objectId: string): Promise<string[]> => {
  const { entries } = (await app.studio('listAudit', { as: app.manager, query: { objectId } })).body
  return entries.map(({ action }: { action: string }) => action)
}

const newest = async (objectId: string) =>
  (await app.studio('listAudit', { as: app.manager, query: { objectId } })).body.entries[0] as { id: string }
const undo = ({ id }: { id: string }) => app.studio('undoChange', { as: app.manager, params: { id } })
/** The calls of `withUploadedVideo` whose undo is tested here. */
const undoneWithVideo = ['makePoster', 'makeTrailer', 'restoreVideo'] as const

/** Makes writing audit entries fail while `work` runs. */
async function withoutHistory<Result>(work: () => Promise<Result>): Promise<Result> {
  await app.database.execute(
    'create trigger refuse_entry before insert on audit_entry for each row execute function refuse_entry()',
  )
  return work().finally(() => app.database.execute('drop trigger refuse_entry on audit_entry'))
}

describe('a caption file', () => {
  it('TAKE-16 is stored in a language that members can choose, and reports what was dropped', async () => {
    const tag = await newTag()
    const inLanguage = async (language: string, text: string) =>
      (await app.studio('saveCaptions', { as: app.manager, params: { tag, language }, body: { body: text } })).body
    const both = '1\n00:00:01,000 – 00:00:0\nLost\n\n2\n00:00:03,000 --> 00:00:04,000\nd&eacute;tente &amp; co\n'
    expect(await inLanguage('fr', both)).toMatchObject({
      body: 'WEBVTT\n\n00:00:03.000 --> 00:00:04.000\ndétente &amp; co\n',
      cues: 1,
      problems: [{ line: 2, kind: 'time' }],
    })
    for (const unknown of ['en', 'xx']) {
      const { code, message } = await inLanguage(unknown, both)
      expect(code).toBe('captionsLanguage')
      expect(message).toContain(`“${unknown}”`)
      expect(message).toContain('en-gb')
    }
    const moved = { params: { tag, language: 'fr' }, body: { language: 'xx' } }
    expect((await app.studio('changeCaptionsLanguage', { as: app.manager, ...moved })).body.code).toBe(
      'captionsLanguage',
    )
    const drafted = await app.studio('draftCaptions', { as: app.manager, params: { tag }, body: { language: 'en' } })
    expect(drafted.body.code).toBe('captionsLanguage')
  })
})

describe('two people editing the same class', () => {
  it('TAKE-16 captions: the later one gets a conflict, and can only overwrite what they have seen', async () => {
    const params = { tag: await newTag(), language: 'de' }
    const first = await call('saveCaptions', params, { body: captionsOf('Los!'), base: null })
    const second = await app.newStaff('manager')
    const late = await call('saveCaptions', params, { body: captionsOf('Auf geht’s!'), base: null }, second)
    expect([late.status, late.body.code]).toEqual([409, 'changedElsewhere'])
    expect((await call('getCaptions', params)).body).toMatchObject({ body: expect.stringContaining('Los!') })

    const { revision } = (await call('getCaptions', params, undefined, second)).body
    expect(revision).toBe(first.body.revision)
    const seen = await call('saveCaptions', params, { body: captionsOf('Auf geht’s!'), base: revision }, second)
    expect(seen.status).toBe(200)
    // A retry after a lost response is neither a conflict nor a change.
    const again = await call('saveCaptions', params, { body: captionsOf('Auf geht’s!'), base: revision }, second)
    expect([again.status, again.body.revision]).toEqual([200, seen.body.revision])
    expect((await actions(params.tag)).filter((action) => action === 'class.saveCaptions')).toHaveLength(2)
  })

  it('TAKE-18 moves: one of two simultaneous saves gets a conflict', async () => {
    const params = { tag: await newTag() }
    const { revision: base, moves } = (await call('getMoves', params)).body
    expect(moves).toEqual([])
    const replies = await Promise.all(
      ['Squat', 'Lunge'].map((name) => call('saveMoves', params, { moves: [move(name)], base })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const winner = replies.find(({ status }) => status === 200)
    const now = (await call('getMoves', params)).body
    expect([now.moves.length, now.revision]).toEqual([1, winner?.body.revision])
    const kept = { moves: [move('Plank', 20), move('Squat', 0)], base: now.revision }
    expect((await call('saveMoves', params, kept)).status).toBe(200)
    const saved = (await call('getMoves', params)).body.moves as { startSecond: number; endSecond: number }[]
    expect(saved.map(({ startSecond, endSecond }) => [startSecond, endSecond])).toEqual([
      [0, 5],
      [20, 25],
    ])
  })
})

describe('a change of captions or moves', () => {
  it('AUDIT-01 is not made if its entry can’t be written', async () => {
    const params = { tag: await newTag(), language: 'de' }
    await call('saveCaptions', params, { body: captionsOf('Los!') })
    const before = [(await call('getCaptions', params)).body, (await call('getMoves', params)).body]
    const statuses = await withoutHistory(async () => [
      (await call('saveCaptions', params, { body: captionsOf('Weiter!') })).status,
      (await call('removeCaptions', params)).status,
      (await call('saveMoves', params, { moves: [move('Squat')] })).status,
    ])
    expect(statuses).toEqual([500, 500, 500])
    expect([(await call('getCaptions', params)).body, (await call('getMoves', params)).body]).toEqual(before)
  })
})

describe('in the history', () => {
  it('AUDIT-03 captions can be restored, also after their removal, and nothing later is overwritten', async () => {
    const params = { tag: await newTag(), language: 'de' }
    const shown = async () => (await call('getCaptions', params)).body.body ?? null
    const save = (text: string) => call('saveCaptions', params, { body: captionsOf(text) })
    await save('Eins')
    const first = await newest(params.tag)
    await save('Zwei')
    expect((await undo(first)).body.code).toBe('changedSince')
    expect((await undo(await newest(params.tag))).status).toBe(204)
    expect(await shown()).toContain('Eins')
    await call('removeCaptions', params)
    await undo(await newest(params.tag))
    expect(await shown()).toContain('Eins')
    expect((await undo(first)).status).toBe(204)
    expect(await shown()).toBeNull()
  })

  it('AUDIT-03 moves can be restored with all their details', async () => {
    const params = { tag: await newTag() }
    const shown = async () => (await call('getMoves', params)).body.moves
    const whole = { ...move('Lunge'), side: 'left', round: 2, rounds: 3, kind: 'rest' }
    await call('saveMoves', params, { moves: [whole] })
    await call('saveMoves', params, { moves: [{ ...whole, side: 'right' }] })
    const entry = await newest(params.tag)
    expect(entry).toMatchObject({ before: { moves: [whole] }, after: { moves: [{ ...whole, side: 'right' }] } })
    expect((await undo(entry)).status).toBe(204)
    expect(await shown()).toEqual([whole])
    await undo(await newest(params.tag))
    expect((await shown())[0].side).toBe('right')
    // An entry from before moves were part of the draft.
    const id = randomUUID()
    const earlier = JSON.stringify({ id, action: 'class.saveMoves' })
    await app.database.execute(
      'insert into audit_entry select (jsonb_populate_record(a, $2::jsonb)).* from audit_entry a where a.id = $1',
      [entry.id, earlier],
    )
    expect((await undo({ id })).status).toBe(204)
    expect(await shown()).toEqual([whole])
  })
})

describe.skipIf(!hasFfmpeg)('a change of a video', () => {
  let tag = ''
  beforeAll(async () => {
    tag = await upload('one.mp4', phoneClip())
    await app.work()
  })
  const upload = async (name: string, file: string, classTag?: string) =>
    (await uploadFile(app.origin, file, { name, headers: app.headersOf(app.manager), ...(classTag && { classTag }) }))
      .tag
  const videos = async (): Promise<ClassVideo[]> => (await call('getClassMedia', { tag })).body.videos

  it('AUDIT-01 writes one entry, and is not made if that can’t be written', async () => {
    const owner = await app.newStaff('owner')
    await app.reauthenticate(owner)
    const video = async () => (await videos())[0]
    const writes: [StudioCallName, object | undefined][] = [
      ['makePoster', { second: 3 }],
      ['makeTrailer', { from: 1, to: 4 }],
      ['cancelVideo', undefined],
      ['retryVideo', {}],
      ['cancelVideo', undefined],
      ['deleteSource', undefined],
    ]
    for (const [name, body] of writes) {
      const [before, shown] = [await actions(tag), await video()]
      const change = () => call(name, { tag, version: '1' }, body, owner)
      expect([name, (await withoutHistory(change)).status]).toEqual([name, 500])
      expect([name, await video()]).toEqual([name, shown])
      expect([name, [200, 201, 204].includes((await change()).status)]).toEqual([name, true])
      expect(await actions(tag)).toEqual([`class.${name}`, ...before])
    }
    expect((await video())?.sourceBytes).toBeNull()
  })

  it('AUDIT-03 is undone exactly, for members too, and can be redone', async () => {
    const changes = [
      { field: 'name', base: 'one', value: 'One' },
      { field: 'categoryId', base: null, value: '2' },
    ]
    await call('saveClass', { tag }, { changes })
    await app.publish(tag)
    await call('makeTrailer', { tag, version: '1' }, { from: 1, to: 4 })
    const state = async () => {
      await app.work()
      const shown = await videos()
      const { found } = await app.playerOf(tag)
      const { isChosen: _, ...first } = shown.find(({ version }) => version === 1) ?? { isChosen: false }
      return { chosen: shown.find(({ isChosen }) => isChosen)?.version, first, onAir: found.durationSecond }
    }
    const made: Record<(typeof undoneWithVideo)[number] | 'uploadVideo' | 'published', () => Promise<unknown>> = {
      makePoster: () => call('makePoster', { tag, version: '1' }, { second: 5 }),
      makeTrailer: () => call('makeTrailer', { tag, version: '1' }, { from: 2, to: 5 }),
      uploadVideo: () => upload('two.mp4', phoneClip({ seconds: 6 }), tag),
      published: () => app.publish(tag),
      restoreVideo: () => call('restoreVideo', { tag, version: '1' }, {}),
    }
    for (const [name, make] of Object.entries(made)) {
      const [entries, before] = [await actions(tag), await state()]
      await make()
      const after = await state()
      expect([name, after]).not.toEqual([name, before])
      expect(await actions(tag)).toEqual([`class.${name}`, ...entries])
      expect([name, (await undo(await newest(tag))).status]).toEqual([name, 204])
      expect([name, await state()]).toEqual([name, before])
      expect([name, (await undo(await newest(tag))).status]).toEqual([name, 204])
      expect([name, await state()]).toEqual([name, after])
    }
  })

  it('AUDIT-03 is undone, or there is a reason why not', () => {
    // `choose-tracks.test.ts` has a video with several tracks.
    const proven: readonly string[] = [...undoneWithVideo, 'chooseTracks']
    for (const name of withUploadedVideo) expect([name, proven.includes(name)]).toEqual([name, !(name in notUndoable)])
  })
})
