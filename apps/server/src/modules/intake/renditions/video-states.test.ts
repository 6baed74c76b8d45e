import type { StudioClass, StudioListedClass } from '@upbeat/contract/studio/entities/class'
import type { ClassVideo } from '@upbeat/contract/studio/entities/intake'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { inTenant } from '../../../platform/scope/scope.ts'
import { type IntakeApp, openIntakeApp } from '../../../testing/intake-app.ts'
import { storedVideo } from '../../../testing/stored-video.ts'
import { createUpload, sendFrom } from '../../../testing/upload-file.ts'

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

it('TAKE-17 restores the previous video when its replacement failed', async () => {
  const tag = await newClass('Replaced')
  await storedVideo(app, tag)
  const failed = await storedVideo(app, tag, { version: 2, isPlayable: false })
  await inTenant(app.tenantId, () => app.intake.repository.updateVersion(failed, { refusal: 'notVideo' }))
  const restore = async (version: string) =>
    (await app.studio('restoreVideo', { as: app.manager, params: { tag, version }, body: {} })).status
  expect((await videosOf(tag)).map(({ version }) => version)).toEqual([2, 1])
  expect(await restore('2')).toBe(409)
  expect(await restore('1')).toBe(204)
  // The editor shows the first video, with its picture and trailer.
  expect(await videosOf(tag)).toMatchObject([
    { version: 1, isPlayable: true, isChosen: true },
    { version: 2, refusal: 'notVideo', isChosen: false },
  ])
  expect(await restore('1')).toBe(409)
})

it('TAKE-19 deletes an original file once its video is prepared; before that, the refusal says why', async () => {
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

it('DRAFT-04 recommends captions for a class without any, even if another class has some', async () => {
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

it('TAKE-10 the list of classes shows each video’s progress, updates it by events, and filters by it', async () => {
  const { repository } = app.intake
  const headers = app.headersOf(app.manager)
  const tag = await newClass('Followed')
  const listed = async (video?: string): Promise<StudioListedClass[]> => {
    const query = { search: 'Followed', sort: 'video', ...(video && { video }) }
    return (await app.studio('listClasses', { as: app.manager, query })).body.classes
  }
  // The index learns of changes by notification, as open pages do.
  const until = (expected: object) =>
    vi.waitFor(async () => expect((await listed())[0]?.video).toEqual(expected), { timeout: 20_000, interval: 20 })
  await until({ state: 'none', progress: null, reason: null })

  const bytes = Buffer.alloc(10_000)
  const { location } = await createUpload(app.origin, bytes.length, { name: 'followed.mp4', headers, classTag: tag })
  const address = app.origin + location
  await sendFrom(address, bytes.subarray(0, 3400), 0, headers)
  await until({ state: 'uploading', progress: expect.any(Number), reason: null })
  await app.database.execute("update upload set changed_at = changed_at - interval '61 seconds'")
  await app.intake.announceIdle()
  await until({ state: 'interrupted', progress: 0.34, reason: null })
  expect((await listed('interrupted')).map((one) => one.tag)).toEqual([tag])
  const { arriving } = (await app.studio('getClassMedia', { as: app.manager, params: { tag } })).body
  expect(arriving).toMatchObject({ fileName: 'followed.mp4', received: 3400, bytes: 10_000, isInterrupted: true })
  const statuses = async (as: typeof app.coach) => (await app.studio('listVideoStatuses', { as, query: { tag } })).body
  expect(await statuses(app.manager)).toMatchObject([{ tag, name: 'Followed', video: { state: 'interrupted' } }])
  expect(await statuses(app.coach)).toEqual([])
  expect(await listed('none')).toEqual([])

  await sendFrom(address, bytes, 3400, headers)
  await until({ state: 'waiting', progress: 0, reason: null })
  const key = { tenantId: app.tenantId, classTag: tag, version: 1, step: 'probe' as const }
  await app.database.execute("update intake_step set state = 'running', worker = 'test', progress = 0.4")
  await app.database.notify('studio_changed', JSON.stringify({ tenantId: app.tenantId, kind: 'upload', id: tag }))
  await until({ state: 'preparing', progress: expect.closeTo(0.4), reason: null })
  await inTenant(app.tenantId, () =>
    repository.closeStep(key, 'test', { state: 'failed', failure: '', lines: [], reason: 'crashed' }),
  )
  await app.database.notify('studio_changed', JSON.stringify({ tenantId: app.tenantId, kind: 'upload', id: tag }))
  await until({ state: 'failed', progress: null, reason: 'crashed' })
  await app.studio('retryVideo', { as: app.manager, params: { tag, version: '1' }, body: {} })
  await until({ state: 'waiting', progress: expect.closeTo(0.4), reason: null })

  await storedVideo(app, tag, { version: 2 })
  await app.database.notify('studio_changed', JSON.stringify({ tenantId: app.tenantId, kind: 'media', id: tag }))
  await until({ state: 'ready', progress: 0, reason: null })
})

it('TAKE-01 cancelling an upload removes its draft, unless it was edited', async () => {
  const headers = app.headersOf(app.manager)
  const upload = async (fileName: string) => {
    const { tag } = (await app.studio('createClass', { as: app.manager, body: { fileName } })).body as StudioClass
    return createUpload(app.origin, 100, { name: fileName, headers, classTag: tag })
  }
  const cancel = (location: string) =>
    fetch(app.origin + location, { method: 'DELETE', headers: { ...headers, 'tus-resumable': '1.0.0' } })
  const statusOf = async (tag: string) =>
    (await app.studio('getClassDraft', { as: app.manager, params: { tag } })).status
  const listed = async () =>
    (await app.studio('listClasses', { as: app.manager, query: { search: 'cancelled' } })).body.classes

  const alone = await upload('cancelled_one.mp4')
  const edited = await upload('cancelled_two.mp4')
  const changes = [{ field: 'description', base: '', value: 'Worth keeping' }]
  await app.studio('saveClass', { as: app.manager, params: { tag: edited.tag }, body: { changes } })
  const replaced = await newClass('cancelled by hand')
  const again = await createUpload(app.origin, 100, { name: 'other.mp4', headers, classTag: replaced })
  for (const { location } of [alone, edited, again]) expect((await cancel(location)).status).toBe(204)
  expect([await statusOf(alone.tag), await statusOf(edited.tag), await statusOf(replaced)]).toEqual([404, 200, 200])
  await vi.waitFor(async () => expect(await listed()).toHaveLength(2), { timeout: 20_000 })
  const [entry] = (await app.studio('listAudit', { as: app.manager, query: { objectId: alone.tag } })).body.entries
  expect(entry).toMatchObject({ action: 'class.discarded', isUndoable: false })

  // An upload that was abandoned for a week is removed as well.
  const left = await upload('cancelled_three.mp4')
  await app.database.execute("update upload set changed_at = now() - interval '8 days' where class_tag = $1", [
    left.tag,
  ])
  await app.intake.sweep()
  expect(await statusOf(left.tag)).toBe(404)
})

it('TAKE-01 cancelling a file that never started uploading removes its draft', async () => {
  const fileName = 'only_waited.mp4'
  const { tag } = (await app.studio('createClass', { as: app.coach, body: { fileName } })).body as StudioClass
  const discard = async (as = app.coach) => app.studio('discardClass', { as, params: { tag }, body: { fileName } })
  expect((await discard(await app.newStaff('coach'))).status).toBe(403)
  await createUpload(app.origin, 100, { name: fileName, headers: app.headersOf(app.coach), classTag: tag })
  expect((await discard()).body).toEqual({ isRemoved: false })
  await app.database.execute("update upload set state = 'cancelled' where class_tag = $1", [tag])
  expect((await discard()).body).toEqual({ isRemoved: true })
  expect((await discard()).status).toBe(404)
})
