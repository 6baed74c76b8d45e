import type { StudioClass } from '@upbeat/contract/studio/entities/class'
import type { ClassVideo } from '@upbeat/contract/studio/entities/intake'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTenant } from '../../platform/tenancy/scope.ts'
import { type IntakeApp, openIntakeApp } from '../../testing/intake-app.ts'
import { storedVideo } from '../../testing/stored-video.ts'

let app: IntakeApp
beforeAll(async () => {
  app = await openIntakeApp()
})
afterAll(() => app.close())

async function newClass(name: string): Promise<string> {
  const { body } = await app.studio('createClass', { as: app.manager, body: { name } })
  return (body as StudioClass).tag
}
async function videosOf(tag: string): Promise<ClassVideo[]> {
  return (await app.studio('getClassMedia', { as: app.manager, params: { tag } })).body.videos
}

it('TAKE-17 a replacement that failed is taken back by bringing back the video before it', async () => {
  const tag = await newClass('Replaced')
  await storedVideo(app, tag)
  const failed = await storedVideo(app, tag, { version: 2, isPlayable: false })
  await inTenant(app.tenantId, () => app.intake.repository.updateVersion(failed, { refusal: 'notVideo' }))
  const restore = async (version: string) =>
    (await app.studio('restoreVideo', { as: app.manager, params: { tag, version }, body: {} })).status
  expect((await videosOf(tag)).map(({ version }) => version)).toEqual([2, 1])
  expect(await restore('2')).toBe(409)
  expect(await restore('1')).toBe(204)
  // The editor shows the first one, with its picture and trailer.
  expect(await videosOf(tag)).toMatchObject([
    { version: 1, isPlayable: true, isChosen: true },
    { version: 2, refusal: 'notVideo', isChosen: false },
  ])
  expect(await restore('1')).toBe(409)
})

it('TAKE-19 an original file can be deleted once its video is prepared; before, the refusal says why', async () => {
  const tag = await newClass('Encoding')
  const key = await storedVideo(app, tag)
  const owner = await app.newStaff('owner')
  const stored = async () => {
    const { classes } = (await app.studio('getStorage', { as: owner })).body
    return classes.find((each: { tag: string }) => each.tag === tag)
  }
  const remove = () => app.studio('deleteSource', { as: owner, params: { tag, version: '1' } })
  expect(await stored()).toMatchObject({ source: 1000, isSourceNeeded: true })
  expect(await remove()).toMatchObject({ status: 409, body: { code: 'sourceNeeded' } })
  await inTenant(app.tenantId, () => app.intake.repository.cancel(key))
  expect(await stored()).toMatchObject({ source: 1000, isSourceNeeded: false })
  expect((await remove()).status).toBe(204)
  expect(await stored()).toMatchObject({ source: 0, isSourceNeeded: false })
})

it('DRAFT-04 recommends captions to a class without any, also while another class has some', async () => {
  const [captioned, plain] = [await newClass('Captioned'), await newClass('Plain')]
  for (const tag of [captioned, plain]) await storedVideo(app, tag)
  const body = { body: 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nGo\n', base: null }
  const saved = await app.studio('saveCaptions', {
    as: app.manager,
    params: { tag: captioned, language: 'en-gb' },
    body,
  })
  expect(saved.status).toBe(200)
  const recommended = async (tag: string) =>
    (await app.studio('getClassDraft', { as: app.manager, params: { tag } })).body.checklist.recommended
  expect(await recommended(captioned)).not.toContain('captions')
  expect(await recommended(plain)).toContain('captions')
})
