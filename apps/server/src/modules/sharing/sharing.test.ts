import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MemberApp, openMemberApp } from '../../testing/member-app.ts'
import { readLongLink } from './read-long-link.ts'

let app: MemberApp
beforeAll(async () => {
  app = await openMemberApp()
})
afterAll(() => app.close())

const here = 'http://localhost:4000'
const longLink = (
  link: string,
  more = '&st=Morning%20flow&sd=Slow&si=https%3A%2F%2Fx.example%2Fa.jpg',
  domain = here,
) => `${domain}/?link=${encodeURIComponent(link)}${more}`
const shorten = (longDynamicLink: string, tenant = 'pulse') =>
  app.make('shortenLink', { tenant, body: { longDynamicLink } })
const follow = (shortLink: string, host = 'localhost:4000') =>
  app.call('GET', new URL(shortLink).pathname, { headers: { host, tenantid: '', authorization: '' } })

describe('a short link', () => {
  it('API-36 SHARE-05 leads to the deep link; the same link gives the same code', async () => {
    const link = `${here}/classes/pulse-1002-001?clubConnect=true`
    const first = await shorten(longLink(link))
    expect(first.status).toBe(200)
    expect(first.body.shortLink).toMatch(/^http:\/\/localhost:4000\/s\/[A-Za-z0-9]{10}$/)
    expect((await shorten(longLink(link))).body).toEqual(first.body)
    expect((await shorten(longLink(link, '&st=Other'))).body).not.toEqual(first.body)
    const followed = await follow(first.body.shortLink)
    expect([followed.status, followed.headers.location]).toEqual([302, link])
  })

  it('of a club whose host says nothing takes the club along', async () => {
    const { body } = await shorten(longLink(`${here}/classes/abc`), 'tempo')
    const followed = await follow(body.shortLink)
    expect(followed.headers.location).toBe(`${here}/classes/abc?tenant=tempo`)
    const own = await follow(body.shortLink, 'tempo.localhost:4000')
    expect(own.headers.location).toBe('http://tempo.localhost:4000/classes/abc')
  })

  it.each([
    ['a foreign target', longLink('https://evil.example/classes/1')],
    ['a foreign domain', longLink(`${here}/classes/1`, '', 'https://evil.example')],
    ['a look-alike', longLink('http://localhost:4000@evil.example/')],
    ['a script', longLink('javascript:alert(1)')],
    ['no target', `${here}/`],
    ['no address', 'classes/1'],
  ])('%s is 400', async (_title, long) => {
    expect((await shorten(long)).status).toBe(400)
  })

  it('made with an invented host leads nowhere but home', async () => {
    const long = longLink('http://evil.example/classes/1', '', 'http://evil.example')
    const made = await app.make('shortenLink', { body: { longDynamicLink: long }, headers: { host: 'evil.example' } })
    const followed = await follow(made.body.shortLink)
    expect(followed.headers.location).toBe(`${here}/classes/1`)
  })

  it('unknown is 404, a lost body 400, an ended bearer 401', async () => {
    expect((await follow(`${here}/s/nothing`)).status).toBe(404)
    expect((await app.make('shortenLink', { body: {} })).status).toBe(400)
    const headers = { authorization: 'Bearer gone' }
    expect((await app.make('shortenLink', { as: null, headers, body: {} })).status).toBe(401)
  })
})

describe('reading a long link', () => {
  it('SHARE-08 takes the club’s short domain and the parameters of apps', () => {
    const text = longLink('https://club.example/classes/1?a=b#c', '&st=T&isi=123', 'https://go.club.example')
    expect(readLongLink(text, ['https://club.example', 'https://go.club.example'])).toEqual({
      ...{ path: '/classes/1?a=b#c', title: 'T', description: null, image: null },
    })
    expect(readLongLink(text, ['https://club.example'])).toBeNull()
  })

  it('is made no more than sixty times a minute from one address', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 61; count += 1)
      statuses.push((await shorten(longLink(`${here}/classes/abc`), 'mono')).status)
    expect(new Set(statuses.slice(0, 60))).toEqual(new Set([200]))
    expect(statuses[60]).toBe(429)
  })
})
