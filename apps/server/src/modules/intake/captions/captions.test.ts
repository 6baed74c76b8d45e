import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClassMedia } from '@upbeat/contract/studio/entities/intake'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openCaptionsService } from '../../../testing/captions-service.ts'
import { hasFfmpeg, phoneClip, probed } from '../../../testing/clip.ts'
import { type IntakeApp, openIntakeApp } from '../../../testing/intake-app.ts'
import { uploadFile } from '../../../testing/upload-file.ts'

let service: Awaited<ReturnType<typeof openCaptionsService>>
let app: IntakeApp
beforeAll(async () => {
  service = await openCaptionsService()
  app = await openIntakeApp({
    CAPTIONS_URL: service.url,
    CAPTIONS_KEY: 'secret',
    CAPTIONS_MODEL: 'small',
    CAPTIONS_TIMEOUT_SECONDS: '6',
  })
})
afterAll(async () => {
  await app.close()
  await service.stop()
})

const vtt = (text: string) => `WEBVTT\n\n00:01.000 --> 00:02.500\n${text}\n`
const call = (name: Parameters<IntakeApp['studio']>[0], params: Record<string, string>, body?: object) =>
  app.studio(name, { as: app.coach, params, ...(body && { body }) })
const captionsOf = async (tag: string): Promise<ClassMedia['captions']> =>
  (await call('getClassMedia', { tag })).body.captions
const draftIn = (tag: string, language: string) => call('draftCaptions', { tag }, { language })
const dueNow = () => app.database.execute("update intake_step set due_at = now() where step = 'captions'")
const shownIn = async (tag: string) => {
  const { base, found } = await app.playerOf(tag)
  return { base, languages: found.captionLinks.map(({ language }: { language: string }) => language) }
}

describe.skipIf(!hasFfmpeg)('captions by a service', () => {
  let tag = ''
  it('TAKE-16 drafts captions in the class’s language automatically, lets staff correct them, and then shows them to members', async () => {
    service.says({ status: 200, body: vtt('Und los!') })
    const headers = app.headersOf(app.coach)
    ;({ tag } = await uploadFile(app.origin, phoneClip({ seconds: 7 }), { name: 'yoga.mp4', headers }))
    const changes = [{ field: 'language', base: null, value: 'German' }]
    expect((await call('saveClass', { tag }, { changes })).status).toBe(200)
    await app.work()

    const [request] = service.requests
    expect(request).toMatchObject({ language: 'de', model: 'small', authorization: 'Bearer secret' })
    const sound = join(app.dataDir, 'sent.m4a')
    writeFileSync(sound, request?.sound ?? '')
    expect(probed(sound).streams).toMatchObject([{ codec_name: 'aac' }])
    expect(Number(probed(sound).format.duration)).toBeCloseTo(7, 0)
    expect(await captionsOf(tag)).toEqual({
      hasService: true,
      language: 'de',
      tracks: [{ language: 'de', isDraft: true }],
      drafting: null,
    })

    await app.publish(tag)
    const before = await shownIn(tag)
    expect(before.languages).toEqual([])
    expect((await app.call('GET', `${before.base}/captions/de.vtt`)).status).toBe(404)
    const track = { tag, language: 'de' }
    expect((await call('getCaptions', track)).body).toMatchObject({ isDraft: true })
    await call('saveCaptions', track, { body: vtt('Auf geht’s!'), keepDraft: true })
    expect((await shownIn(tag)).languages).toEqual([])

    expect((await call('publishCaptions', track, {})).status).toBe(204)
    const { base, languages } = await vi.waitFor(
      async () => {
        const shown = await shownIn(tag)
        expect(shown.languages).toEqual(['de'])
        return shown
      },
      { timeout: 20_000 },
    )
    expect(languages).toEqual(['de'])
    const reply = await app.call('GET', `${base}/captions/de.vtt`)
    expect(reply.text).toContain('Auf geht’s!')
    expect(Number(/max-age=(\d+)/.exec(String(reply.headers['cache-control']))?.[1])).toBeLessThan(5)
    expect((await draftIn(tag, 'de')).body.code).toBe('captionsExist')
  })

  it('TAKE-16 waits for a service that is down, says so, and writes the draft once it is back', async () => {
    await service.stop()
    expect((await draftIn(tag, 'fr')).status).toBe(202)
    await app.work()
    expect((await captionsOf(tag)).drafting).toMatchObject({ language: 'fr', state: 'waiting', waitsFor: 'service' })
    for (let again = 0; again < 4; again++) {
      await dueNow()
      await app.work()
    }
    expect((await captionsOf(tag)).drafting).toMatchObject({ state: 'waiting', waitsFor: 'service' })
    await service.start()
    service.says({ status: 200, body: vtt('Allez !') })
    await dueNow()
    await app.work()
    expect((await captionsOf(tag)).drafting).toBeNull()
    expect((await call('getCaptions', { tag, language: 'fr' })).body.body).toContain('Allez !')
  })

  it.each([
    ['an error', { status: 400, body: '{"error":"unknown model"}' }, 'captionsFailed', ['{"error":"unknown model"}']],
    ['no captions', { status: 200, body: '{"text":"Allons"}' }, 'captionsUnreadable', ['{"text":"Allons"}']],
    ['no speech', { status: 200, body: 'WEBVTT\n\n' }, 'noSpeech', []],
    ['nothing in time', null, 'tookTooLong', []],
  ])(
    'TAKE-16 says what went wrong with %s, keeps what there was, and tries again when asked',
    async (_, reply, reason, lines) => {
      service.says(reply)
      await draftIn(tag, 'fr')
      await app.work()
      expect((await captionsOf(tag)).drafting).toMatchObject({ language: 'fr', state: 'failed', reason, lines })
      expect((await call('getCaptions', { tag, language: 'fr' })).body.body).toContain('Allez !')
      expect((await captionsOf(tag)).tracks).toHaveLength(2)

      service.says({ status: 200, body: vtt('Allez !') })
      await draftIn(tag, 'fr')
      await app.work()
      expect((await captionsOf(tag)).drafting).toBeNull()
    },
  )

  it('TAKE-16 retries automatically when the service fails temporarily', async () => {
    service.says({ status: 500, body: 'out of memory' })
    await draftIn(tag, 'fr')
    await app.work()
    expect((await captionsOf(tag)).drafting).toMatchObject({ state: 'waiting', waitsFor: 'retry' })
    for (let again = 0; again < 2; again++) {
      await dueNow()
      await app.work()
    }
    expect((await captionsOf(tag)).drafting).toMatchObject({ state: 'failed', reason: 'captionsFailed' })
  })

  it('TAKE-16 doesn’t replace captions that members see with a late draft', async () => {
    service.says({ status: 200, body: vtt('Service') })
    await draftIn(tag, 'it')
    await call('saveCaptions', { tag, language: 'it' }, { body: vtt('Staff') })
    await app.work()
    const { body } = await call('getCaptions', { tag, language: 'it' })
    expect(body).toMatchObject({ isDraft: false })
    expect(body.body).toContain('Staff')
  })

  it('moves captions to another language, unless it has captions already', async () => {
    const move = (language: string, to: string) => call('changeCaptionsLanguage', { tag, language }, { language: to })
    expect((await move('it', 'de')).body.code).toBe('captionsExist')
    expect((await move('it', 'es')).status).toBe(204)
    expect((await move('it', 'pt')).status).toBe(404)
    expect((await captionsOf(tag)).tracks.map(({ language }) => language)).toEqual(['de', 'es', 'fr'])
  })

  it('lets the source be deleted while a draft is still pending', async () => {
    await service.stop()
    await draftIn(tag, 'nl')
    await app.work()
    const owner = await app.newStaff('owner')
    expect((await app.studio('deleteSource', { as: owner, params: { tag, version: '1' } })).status).toBe(204)
    await service.start()
    service.says({ status: 200, body: vtt('Hup') })
    await dueNow()
    await app.work()
    expect((await captionsOf(tag)).tracks).toContainEqual({ language: 'nl', isDraft: true })
  })
})
