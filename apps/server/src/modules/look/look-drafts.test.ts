import { type Call, type CallName, calls } from '@upbeat/contract/calls'
import type { LookField, StudioLook } from '@upbeat/contract/studio/entities/look'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStaffApp, type StaffApp, type TestStaff } from '../../testing/staff-app.ts'

let app: StaffApp
let owner: TestStaff
let member: string
let published: StudioLook['fields']
beforeAll(async () => {
  app = await openStaffApp()
  owner = await app.newStaff('owner')
  member = await app.tokenOf(await app.newMember())
  published = (await app.studio('getLook', { as: owner })).body.fields
})
afterAll(() => app.close())

/** Unique values: any of them in a reply comes from the draft. */
const drafted: StudioLook['fields'] = {
  primary: '#a1b2c3',
  secondary: '#b2c3d4',
  background: '#0d0e1f',
  text: '#f1f2e3',
  header: '#1d2e3f',
  footer: '#2d3e4f',
  logoSvg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h8v9z" fill="#c3d4e5"/></svg>',
  landingPictures: ['/images/club/drafted/1.jpg'],
  taglines: { 'en-gb': 'Drafted tagline', ar: 'Drafted Arabic tagline' },
  font: 'Drafted Sans',
  cardVersion: 0,
  displayFont: 'space-grotesk',
  corners: 'small',
  cardShape: 'square',
  pictureStyle: 'duotone',
  signInArt: 'logo',
  homeStart: 'collection',
}
const marks =
  /#a1b2c3|#b2c3d4|#0d0e1f|#f1f2e3|#1d2e3f|#2d3e4f|#c3d4e5|M0 0h8v9z|Drafted Sans|club\/drafted|Drafted tagline|space-grotesk|--radius-lg:|--card-ratio:|--picture-filter:|"signInArt":"logo"|"homeStart":"collection"/i

const pages = [
  '/',
  '/home',
  '/browse',
  '/classes/class-1',
  '/category/strength',
  '/collections',
  '/channels',
  '/connect',
  '/live',
  '/search',
  '/favourites',
  '/signin',
  '/signup',
  '/subscribe',
  '/user/account',
  '/contact',
  '/terms',
  '/nothing/here',
]

/** The files that a browser requests automatically. */
async function files() {
  const { logoUrl } = (await app.make('getTenant', { params: { name: 'pulse' } })).body
  const manifest = (await app.call('GET', '/manifest.json')).json()
  const page = (await app.call('GET', '/', { headers: { accept: 'text/html' } })).text
  const share = new URL(/property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? '')
  const icons = manifest.icons.map(({ src }: { src: string }) => src)
  return [logoUrl, '/favicon.ico', share.pathname, share.pathname.replace('share', 'email'), ...icons] as string[]
}

/** All calls that read, with ids of the demo where they need some. */
const reading = (Object.entries(calls) as [CallName, Call][]).filter(([name, { method }]) => {
  return method === 'GET' || name === 'searchClasses' || name === 'checkCoupon'
})
async function pathOf({ path }: Call) {
  const [shown] = (await app.make('searchClasses', { body: { take: 1 } })).body.items
  const ids: Record<string, string> = { name: 'pulse', tenant: 'pulse', tag: shown.tag, userId: '' }
  return path.replace(/:(\w+)\??/g, (_, name: string) => ids[name] ?? 'some').replace(/\/$/, '')
}

async function draftEverything() {
  const changes = Object.entries(drafted).map(([field, value]) => {
    return { field, base: published[field as LookField], value }
  })
  const { body } = await app.studio('saveLook', { as: owner, body: { changes } })
  expect(body.look).toMatchObject({ fields: drafted, hasChanges: true })
}

describe('LOOK-02 a drafted look', () => {
  it('LOOK-02 reaches no page, call or file of members while it exists', async () => {
    const before = await Promise.all((await files()).map(async (url) => (await app.call('GET', url)).bytes))
    await draftEverything()
    const after = await Promise.all((await files()).map(async (url) => (await app.call('GET', url)).bytes))
    expect(after).toEqual(before)
    for (const cookie of ['', 'member=1']) {
      for (const path of pages) {
        const { status, text } = await app.call('GET', path, { headers: { accept: 'text/html', cookie } })
        expect([path, status < 500, marks.exec(text)?.[0]]).toEqual([path, true, undefined])
        expect(text).toContain(published.primary)
      }
    }
    for (const [name, call] of reading) {
      const url = await pathOf(call)
      for (const token of [undefined, member]) {
        const body = call.method === 'GET' ? {} : { body: {} }
        const { status, text } = await app.call(call.method, url, { ...(token && { token }), ...body })
        expect([name, status !== 500, marks.exec(text)?.[0]]).toEqual([name, true, undefined])
      }
    }
  })

  it('LOOK-02 is shown only in its preview, including the logo, to staff who may see the look', async () => {
    const link = await app.studio('createPreview', { as: owner, body: { persona: 'paying', look: true } })
    const page = await app.call('GET', link.body.link, { headers: { accept: 'text/html' } })
    for (const text of [drafted.primary, '/images/club/drafted/1.jpg', 'Drafted tagline']) {
      expect(page.text).toContain(text)
    }
    const token = new URL(link.body.link, 'http://club').searchParams.get('preview') ?? ''
    const headers = { preview: token, authorization: '' }
    const { colours, logoUrl, font } = (await app.make('getTenant', { params: { name: 'pulse' }, headers })).body
    expect([colours.primary, font]).toEqual([drafted.primary, drafted.font])
    const terms = await app.make('getTerms', { query: { languageCode: 'ar' }, headers })
    expect(terms.body['landing.tagline']).toBe('Drafted Arabic tagline')
    const logo = await app.call('GET', logoUrl)
    expect([logo.text, logo.headers['cache-control']]).toEqual([drafted.logoSvg, 'no-store'])
    expect((await app.call('GET', logoUrl.replace(/.$/, '~'))).text).not.toContain('M0 0h8v9z')

    const plain = await app.studio('createPreview', { as: owner, body: { persona: 'paying' } })
    expect((await app.call('GET', plain.body.link, { headers: { accept: 'text/html' } })).text).not.toMatch(marks)
    const coach = await app.newStaff('coach')
    const refused = await app.studio('createPreview', { as: coach, body: { persona: 'paying', look: true } })
    expect(refused.body.code).toBe('notPermitted')
  })

  it('LOOK-02 that is scheduled stays hidden until its time', async () => {
    const now = new Date((await app.call('GET', '/demo/clock')).json().now).getTime()
    const body = { at: new Date(now + 3_600_000).toISOString() }
    await app.studio('publishLook', { as: owner, body })
    expect((await app.call('GET', '/', { headers: { accept: 'text/html' } })).text).not.toMatch(marks)
  })
})
