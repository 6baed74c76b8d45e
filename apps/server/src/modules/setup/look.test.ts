import { crc32 } from 'node:zlib'
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

const drawing = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><circle cx="50" cy="50" r="45" fill="#c8102e"/>${inner}</svg>`
const dataAddress = (type: string, bytes: Buffer | string) =>
  `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`
const read = (logo: string) => app.studio('readLogo', { as: owner, body: { logo } })

it('SETUP-04 reads a logo in SVG, PNG and JPEG, and suggests four looks from its colours', async () => {
  const picture = sharp(Buffer.from(drawing(''))).resize(1600)
  const png = await picture.clone().png().toBuffer()
  const jpeg = await picture.clone().flatten({ background: '#ffffff' }).jpeg().toBuffer()
  for (const logo of [dataAddress('svg+xml', drawing('')), dataAddress('png', png), dataAddress('jpeg', jpeg)]) {
    const { status, body } = await read(logo)
    expect([status, body.looks.map(({ name }: { name: string }) => name)]).toEqual([
      200,
      ['light', 'soft', 'dark', 'bold'],
    ])
    const [red, green] = [1, 3].map((at) => Number.parseInt(body.looks[0].colours.primary.slice(at, at + 2), 16))
    expect([Math.abs((red ?? 0) - 0xc8) < 12, Math.abs((green ?? 0) - 0x10) < 12]).toEqual([true, true])
    expect(body.logoSvg.length).toBeLessThan(64_000)
  }
})

it('SETUP-04 keeps the look and shows it on the club’s pages, with the logo as its icon', async () => {
  const png = await sharp(Buffer.from(drawing('')))
    .png()
    .toBuffer()
  const { logoSvg, looks } = (await read(dataAddress('png', png))).body
  const chosen = looks[2].colours
  expect((await app.studio('setLook', { as: owner, body: { colours: chosen, logoSvg } })).status).toBe(204)
  const club = (await app.make('getTenant', { params: { name: 'mono' } })).body
  expect(club.colours).toEqual(chosen)
  const [icon] = (await app.call('GET', '/manifest.json', { tenant: 'mono' })).json().icons
  const reply = await app.server.inject({ url: icon.src, headers: { host: 'mono.localhost:4000' } })
  const { data } = await sharp(reply.rawPayload).raw().toBuffer({ resolveWithObject: true })
  // The red circle was rendered, so the picture within the SVG was read.
  expect([...data].some((value, at) => at % 4 === 0 && value > 180 && (data[at + 1] ?? 255) < 60)).toBe(true)
})

it('SETUP-04 says why it refuses a picture with too many pixels or an animation, and keeps the look', async () => {
  const size = { width: 20_000, height: 2_500, channels: 3 as const, background: '#c8102e' }
  const huge = await sharp({ create: size, limitInputPixels: false }).jpeg({ quality: 30 }).toBuffer()
  const still = await sharp(Buffer.from(drawing('')))
    .png()
    .toBuffer()
  const { logoUrl, colours } = (await app.make('getTenant', { params: { name: 'mono' } })).body
  expect((await read(dataAddress('jpeg', huge))).body.code).toBe('logoTooLarge')
  expect((await read(dataAddress('png', animated(still)))).body.code).toBe('logoAnimated')
  expect((await app.make('getTenant', { params: { name: 'mono' } })).body).toMatchObject({ logoUrl, colours })
})

/** The PNG with a chunk that announces an animation of two pictures after its header. */
function animated(png: Buffer): Buffer {
  const afterHeader = 33
  const chunk = Buffer.alloc(20)
  chunk.writeUInt32BE(8, 0)
  chunk.write('acTL', 4, 'latin1')
  chunk.writeUInt32BE(2, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 16)), 16)
  return Buffer.concat([png.subarray(0, afterHeader), chunk, png.subarray(afterHeader)])
}

it('SETUP-04 renders a drawing with scripts to a picture, and refuses what isn’t a picture', async () => {
  const { status, body } = await read(dataAddress('svg+xml', drawing('<script>alert(1)</script>')))
  expect([status, /script/.test(body.logoSvg), /<image /.test(body.logoSvg)]).toEqual([200, false, true])
  for (const logo of [dataAddress('png', 'not a picture'), dataAddress('svg+xml', '<svg')]) {
    expect((await read(logo)).body.code).toBe('logoUnreadable')
  }
  const coach = await app.newStaff('coach', 'mono')
  const refused = await app.studio('readLogo', { as: coach, body: { logo: dataAddress('png', 'x') } })
  expect(refused.body.code).toBe('notPermitted')
})
