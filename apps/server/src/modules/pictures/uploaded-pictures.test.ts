import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { StudioLook } from '@upbeat/contract/studio/entities/look'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type IntakeApp, openIntakeApp } from '../../testing/intake-app.ts'

let app: IntakeApp
/** Signed in again after each sweep, as sessions expire long before pictures do. */
let owner: IntakeApp['manager']
let picture: string
let day = 0
beforeAll(async () => {
  app = await openIntakeApp()
  owner = await app.newStaff('owner')
  const red = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#a10e2f' } })
    .jpeg()
    .toBuffer()
  picture = red.toString('base64')
})
afterAll(() => app.close())

async function sweepOnDay(wanted: number) {
  await app.advance((wanted - day) * 86_400)
  day = wanted
  owner = await app.newStaff('owner')
  await app.intake.sweep()
}

async function change(call: 'saveLook' | 'saveClass' | 'saveCuration', fields: object, values: object, params = {}) {
  const base = fields as Record<string, unknown>
  const changes = Object.entries(values).map(([field, value]) => ({ field, base: base[field] ?? null, value }))
  const { status } = await app.studio(call, { as: owner, params, body: { changes } })
  expect(status).toBe(200)
}

const look = async (): Promise<StudioLook['fields']> => (await app.studio('getLook', { as: owner })).body.fields
const upload = async (call: 'uploadLookPicture' | 'uploadClubPicture' | 'uploadPicture', params = {}, more = {}) => {
  const { status, body } = await app.studio(call, { as: owner, params, body: { picture, ...more } })
  expect(status).toBe(201)
  return String(body.link)
}
const show = async (landingPictures: string[]) => change('saveLook', await look(), { landingPictures })
const publishLook = () => app.studio('publishLook', { as: owner, body: {} })

const media = () => join(app.dataDir, 'media', app.tenantId)
/** Whether a picture's files are in storage. */
function isStored(link: string): boolean {
  const id = /([0-9a-f-]{36})(-wide)?\.jpg/.exec(link)?.[1] ?? 'none'
  if (link.startsWith('/images/club/')) return existsSync(join(media(), 'look', `${id}.jpg`))
  const [tag = ''] = link.split('/').slice(4)
  const files = ['wide', 'tall'].map((shape) => existsSync(join(media(), tag, '0', `picture-${id}-${shape}.jpg`)))
  expect(new Set(files).size).toBe(1)
  return files.includes(true)
}

it('keeps a landing picture while a look with it can be restored, and removes it 30 days after that', async () => {
  const [first, second, discarded, unsaved] = [
    await upload('uploadLookPicture'),
    await upload('uploadLookPicture'),
    await upload('uploadLookPicture'),
    await upload('uploadLookPicture'),
  ]
  for (const link of [first, second]) {
    await show([link])
    await publishLook()
  }
  await show([discarded])
  expect((await app.studio('discardLook', { as: owner })).status).toBe(200)
  const stored = () => [first, second, discarded, unsaved].map(isStored)

  await sweepOnDay(1)
  await sweepOnDay(29)
  // The discarding can still be undone in the history.
  expect(stored()).toEqual([true, true, true, true])
  await sweepOnDay(32)
  expect(stored()).toEqual([true, true, true, false])
  await sweepOnDay(61)
  expect(stored()).toEqual([true, true, true, false])
  await sweepOnDay(63)
  expect(stored()).toEqual([true, true, false, false])
  const restored = await app.studio('restoreLookVersion', { as: owner, params: { version: '2' } })
  expect([restored.body.fields.landingPictures, isStored(first)]).toEqual([[first], true])
})

it('restarts the period for a picture that is used again', async () => {
  const begun = day
  const link = await upload('uploadLookPicture')
  await sweepOnDay(begun + 1)
  await sweepOnDay(begun + 29)
  await show([link])
  await sweepOnDay(begun + 70)
  expect(isStored(link)).toBe(true)
  const { body } = await app.studio('publishLook', { as: owner, body: {} })
  expect(body.fields.landingPictures).toEqual([link])
})

it('restarts the period after the clock was set', async () => {
  const begun = day
  const link = await upload('uploadLookPicture')
  await sweepOnDay(begun + 1)
  await app.advance(40 * 86_400)
  day += 40
  await app.intake.restartPeriods()
  await sweepOnDay(begun + 70)
  expect(isStored(link)).toBe(true)
  await sweepOnDay(begun + 72)
  expect(isStored(link)).toBe(false)
})

it('removes a class’s replaced picture in all shapes, with its storage usage, and keeps one that a category shows', async () => {
  const begun = day
  const { classes } = (await app.studio('listClasses', { as: owner, query: { state: 'published' } })).body
  const params = { tag: String(classes[0].tag) }
  const whole = { left: 0, top: 0, width: 1, height: 1 }
  const crops = { crops: { wide: whole, tall: whole } }
  const [replaced, kept] = [await upload('uploadPicture', params, crops), await upload('uploadPicture', params, crops)]
  for (const imageLink of [replaced, kept]) {
    const { fields } = (await app.studio('getClassDraft', { as: owner, params })).body
    await change('saveClass', fields, { imageLink }, params)
  }
  const ofCategory = await upload('uploadClubPicture')
  const made = await app.studio('createCuration', { as: owner, params: { kind: 'category' }, body: { name: 'Rest' } })
  const category = { kind: 'category', id: String(made.body.id) }
  const { fields } = (await app.studio('getCuration', { as: owner, params: category })).body
  await change('saveCuration', fields, { imageLink: ofCategory }, category)
  const stored = () => [replaced, kept, ofCategory].map(isStored)
  const counted = async () => {
    const { rows } = await app.database.execute('select file from media_file where class_tag = $1', [params.tag])
    return rows.length
  }

  await sweepOnDay(begun + 31)
  await sweepOnDay(begun + 60)
  expect([stored(), await counted()]).toEqual([[true, true, true], 4])
  await sweepOnDay(begun + 62)
  expect([stored(), await counted()]).toEqual([[false, true, true], 2])
})
