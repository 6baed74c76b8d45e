import type { LookField, StudioLook } from '@upbeat/contract/studio/entities/look'
import { enGb } from '@upbeat/phrases/en-gb'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStaffApp, type StaffApp, type TestStaff } from '../../testing/staff-app.ts'

let app: StaffApp
let owner: TestStaff
beforeAll(async () => {
  app = await openStaffApp()
  owner = await app.newStaff('owner', 'mono')
})
afterAll(() => app.close())

const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z" fill="#a10e2f"/></svg>'
const read = async () => (await app.studio('getLook', { as: owner })).body as StudioLook
const club = async () => (await app.make('getTenant', { params: { name: 'mono' }, tenant: 'mono' })).body

/** Saves fields of the draft, as the editor does. */
async function save(values: Partial<StudioLook['fields']>) {
  const { fields } = await read()
  const changes = Object.entries(values).map(([field, value]) => ({ field, base: fields[field as LookField], value }))
  return app.studio('saveLook', { as: owner, body: { changes } })
}

it('LOOK-01 edits a draft, publishes it, and restores an earlier version at once', async () => {
  const first = await read()
  expect(first.fields).toMatchObject((await club()).colours)
  expect([first.hasChanges, first.version]).toEqual([false, 1])
  const kit = {
    displayFont: 'archivo',
    corners: 'large',
    cardShape: 'tall',
    pictureStyle: 'cool',
    signInArt: 'logo',
    homeStart: 'live',
  } as const
  await save({ primary: '#a10e2f', cardVersion: 0.1, font: 'Georgia', logoSvg: logo, ...kit })
  expect((await read()).hasChanges).toBe(true)
  expect((await club()).colours.primary).toBe(first.fields.primary)

  const published = await app.studio('publishLook', { as: owner, body: {} })
  expect([published.status, published.body.hasChanges, published.body.version]).toEqual([200, false, 2])
  const shown = await club()
  expect([shown.colours.primary, shown.cardVersion, shown.font]).toEqual(['#a10e2f', 0.1, 'Georgia'])
  expect(shown).toMatchObject(kit)
  expect((await app.call('GET', shown.logoUrl)).text).toBe(logo)

  const restored = await app.studio('restoreLookVersion', { as: owner, params: { version: '1' } })
  expect([restored.status, restored.body.hasChanges, restored.body.fields]).toEqual([200, false, first.fields])
  expect((await club()).colours).toEqual(colours(first))
  const versions = (await app.studio('listLookVersions', { as: owner })).body
  expect(versions.map(({ version }: { version: number }) => version)).toEqual([3, 2, 1])
})

const colours = ({ fields: { primary, secondary, background, text, header, footer } }: StudioLook) => {
  return { primary, secondary, background, text, header, footer }
}
const tagline = async (languageCode: string) =>
  (await app.make('getTerms', { query: { languageCode }, tenant: 'mono' })).body['landing.tagline']

it('LOOK-01 edits the landing page’s pictures and its tagline by language', async () => {
  const before = await read()
  const [standard, arabic] = [await tagline('en-gb'), await tagline('ar')]
  expect(before.fields.taglines).toMatchObject({ 'en-gb': standard, ar: arabic })
  expect(before.languages).toContainEqual({ code: 'en-gb', tagline: enGb['landing.tagline'] })
  const picture = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#a10e2f' } })
    .jpeg()
    .toBuffer()
  const { status, body } = await app.studio('uploadLookPicture', {
    as: owner,
    body: { picture: picture.toString('base64') },
  })
  expect([status, body.link]).toEqual([
    201,
    expect.stringMatching(/^\/images\/club\/[\w-]+\/[\w-]+\.jpg#a[0-9a-f]{5}~[\w+/]{64}$/),
  ])
  const shown = await sharp((await app.call('GET', `${body.link.split('#')[0]}?width=640`)).bytes).metadata()
  expect([shown.width, shown.height]).toEqual([640, 320])

  await save({ landingPictures: [body.link], taglines: { ...before.fields.taglines, 'en-gb': 'Breathe with us' } })
  expect([(await club()).landingPictures, await tagline('en-gb')]).toEqual([before.fields.landingPictures, standard])
  await app.studio('publishLook', { as: owner, body: {} })
  expect([(await club()).landingPictures[0], await tagline('en-gb'), await tagline('ar')]).toEqual([
    body.link,
    'Breathe with us',
    arabic,
  ])
  await app.studio('restoreLookVersion', { as: owner, params: { version: String(before.version) } })
  expect([(await club()).landingPictures, await tagline('en-gb')]).toEqual([before.fields.landingPictures, standard])
})

it('LOOK-01 refuses a file that isn’t a picture, one with too many pixels, and a tagline with placeholders', async () => {
  for (const bytes of ['no picture', logo]) {
    const picture = Buffer.from(bytes).toString('base64')
    const refused = await app.studio('uploadLookPicture', { as: owner, body: { picture } })
    expect([refused.status, refused.body.code]).toEqual([400, 'pictureUnreadable'])
  }
  const huge = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer()
  // The frame header claims 20,000 × 20,000 pixels.
  huge.writeUInt32BE(0x4e20_4e20, huge.indexOf(Buffer.from([0xff, 0xc0])) + 5)
  const { body: tooLarge } = await app.studio('uploadLookPicture', {
    as: owner,
    body: { picture: huge.toString('base64') },
  })
  expect(tooLarge.code).toBe('pictureTooLarge')
  const { body } = await save({ taglines: { 'en-gb': 'Hello {{name}}' } })
  expect([body.code, body.message]).toEqual(['invalidRequest', expect.stringContaining('taglines')])
})

it('LOOK-04 the draft’s logo is shown as favicon, icon, share image and email, and its publication replaces all four', async () => {
  const headers = { accept: 'text/html', host: 'mono.localhost:4000' }
  const page = async () => (await app.call('GET', '/', { headers })).text
  const linked = async () => {
    const text = await page()
    const icon = (await app.call('GET', '/manifest.json', { tenant: 'mono' })).json().icons[0].src as string
    const share = /property="og:image" content="[^"]*?(\/icons\/[^"]+)"/.exec(text)?.[1] ?? ''
    const favicon = /rel="icon" href="([^"]+)"/.exec(text)?.[1] ?? ''
    return { favicon, icon, share, email: share.replace('share', 'email') }
  }
  const before = await linked()
  const red = logo.replace('#a10e2f', '#f01020').replace('0 0 9 9', '0 0 9 3')
  await save({ logoSvg: red, header: '#ffffff' })
  const marks = (await app.studio('getLookMarks', { as: owner })).body
  expect(await linked()).toEqual(before)
  for (const drawing of [marks.favicon, marks.appIcon, marks.maskableIcon, marks.shareImage]) {
    expect(await isRed(Buffer.from(drawing.split(',')[1], 'base64'))).toBe(true)
  }
  expect(marks.email).toContain('alt="Mono Yoga" width="144" height="48"')

  await app.studio('publishLook', { as: owner, body: {} })
  const after = await linked()
  const sizes: Record<string, string> = { favicon: '48x48', icon: '192x192', share: '1200x630', email: '288x96' }
  for (const [name, address] of Object.entries(after)) {
    expect([name, address]).not.toEqual([name, before[name as keyof typeof before]])
    const { bytes } = await app.call('GET', address)
    const { width, height } = await sharp(bytes).metadata()
    expect([name, `${width}x${height}`, await isRed(bytes)]).toEqual([name, sizes[name], true])
  }
})

/** Whether the picture's middle has the logo's red. */
async function isRed(bytes: Uint8Array): Promise<boolean> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 3
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
  return red > 220 && green < 40 && blue < 60
}

it('discards a draft, and keeps another person’s change of the same field', async () => {
  const { fields } = await read()
  await save({ header: '#0a0a0a' })
  const changes = [{ field: 'header', base: fields.header, value: '#fafafa' }]
  const late = await app.studio('saveLook', { as: owner, body: { changes } })
  expect(late.body.conflicts).toEqual([{ field: 'header', yours: '#fafafa', theirs: '#0a0a0a' }])
  const discarded = await app.studio('discardLook', { as: owner })
  expect([discarded.status, discarded.body.fields, discarded.body.hasChanges]).toEqual([200, fields, false])
  expect((await app.studio('discardLook', { as: owner })).body.code).toBe('notAllowedNow')
})

it('LOOK-01 publishes on schedule, unless the schedule is cancelled', async () => {
  const { fields } = await read()
  const now = new Date((await app.call('GET', '/demo/clock')).json().now).getTime()
  const at = new Date(now + 3_600_000).toISOString()
  await save({ footer: '#123456' })
  expect((await app.studio('publishLook', { as: owner, body: { at } })).body.publishAt).toBe(at)
  expect((await app.studio('unscheduleLook', { as: owner })).body.publishAt).toBeNull()
  expect((await app.studio('unscheduleLook', { as: owner })).body.code).toBe('notAllowedNow')
  await app.studio('publishLook', { as: owner, body: { at } })
  expect((await club()).colours.footer).toBe(fields.footer)
  await app.advance(3_601)
  expect((await club()).colours.footer).toBe('#123456')
  expect((await read()).publishAt).toBeNull()
})

it('follows changes made elsewhere, except in edited fields', async () => {
  const { fields, version } = await read()
  await save({ text: '#222222' })
  const other = { ...colours(await read()), text: fields.text, primary: '#006644' }
  await app.studio('setLook', { as: owner, body: { colours: other } })
  const now = await read()
  expect([now.fields.text, now.fields.primary, now.published.primary]).toEqual(['#222222', '#006644', '#006644'])
  expect(now.version).toBe(version + 1)
})

it('refuses an invalid colour and a logo with scripts, and changes nothing', async () => {
  const before = await read()
  const wrong = {
    primary: 'red',
    logoSvg: logo.replace('<path', '<script>alert(1)</script><path'),
    cardVersion: 7,
    corners: 'wavy',
  }
  for (const [field, value] of Object.entries(wrong)) {
    const { status, body } = await save({ [field]: value })
    expect([status, body.code, body.message]).toEqual([400, 'invalidRequest', expect.stringContaining(field)])
  }
  expect(await read()).toEqual(before)
})

it('can be undone from the history', async () => {
  await save({ primary: '#7a1fa2' })
  await app.studio('publishLook', { as: owner, body: {} })
  const { entries } = (await app.studio('listAudit', { as: owner, query: { objectKind: 'look' } })).body
  expect(entries.slice(0, 2).map(({ action }: { action: string }) => action)).toEqual(['look.published', 'look.edited'])
  const undone = await app.studio('undoChange', { as: owner, params: { id: entries[0].id } })
  expect([undone.status, (await club()).colours.primary]).toEqual([204, '#006644'])
})
