import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type MemberApp, openMemberApp } from '../../testing/member-app.ts'

const here = 'https://classes.example'
let app: MemberApp
beforeAll(async () => {
  app = await openMemberApp({ PUBLIC_URL: `${here}/`, EXTRA_HOSTS: 'intern.example, Extra.example' })
})
afterAll(() => app.close())

const urlOf = async (club: string) =>
  (
    await app.call('GET', `/api/v1/tenants/${club}`, { tenant: club, headers: { host: `${club}.localhost:4000` } })
  ).json().url

async function store(club: string, column: 'domain' | 'config', value: string) {
  const set = column === 'config' ? 'config = config || $2::jsonb' : 'domain = $2'
  await app.database.execute(`update tenant set ${set} where name = $1`, [club, value])
  await app.database.notify('tenant_changed', club)
}

describe('hosts', () => {
  const status = async (host: string, url = '/home', headers = {}) =>
    (await app.server.inject({ url, headers: { host, ...headers } })).statusCode

  it('S-13 that are unknown are refused, even if their first label is a club', async () => {
    for (const host of ['evil.example', 'pulse.evil.example', 'classes.example.evil.example', '203.0.113.9']) {
      expect(await status(host)).toBe(400)
      expect(await status(host, '/manifest.json')).toBe(400)
      expect(await status(host, '/api/v1/tenants/pulse', { tenantid: 'pulse' })).toBe(400)
      expect(await status(host, '/healthz')).toBe(200)
    }
  })

  it('S-13 are the installation’s, its clubs’ and this machine’s', async () => {
    const known = ['classes.example', 'Classes.example:443', 'pulse.classes.example', 'localhost:4000', '127.0.0.1']
    for (const host of [...known, 'extra.example']) expect(await status(host)).toBe(200)
    await store('harbour', 'domain', 'yoga.harbour.example')
    await vi.waitFor(async () => expect(await status('yoga.harbour.example')).toBe(200))
  })
})

describe('url', () => {
  it('is the server’s public URL, whatever host a request names', async () => {
    expect(await urlOf('tempo')).toBe(here)
  })

  it('prefers the club’s own domain, then its setting, to that', async () => {
    await store('mono', 'config', '{"url":"https://mono.example"}')
    await vi.waitFor(async () => expect(await urlOf('mono')).toBe('https://mono.example'))
    await store('mono', 'domain', 'yoga.mono.example')
    await vi.waitFor(async () => expect(await urlOf('mono')).toBe('https://yoga.mono.example'))
  })

  it('is shared with the club’s name if the host alone doesn’t determine the club', async () => {
    const headers = { host: 'tempo.localhost:4000' }
    const page = await app.server.inject({ url: '/classes/abc?from=mail', headers })
    expect(page.body).toContain(`<meta property="og:url" content="${here}/classes/abc?from=mail&amp;tenant=tempo">`)
    const link = `${here}/classes/abc`
    const longDynamicLink = `${here}/?link=${encodeURIComponent(link)}`
    const as = 'active@tempo.example'
    const { shortLink } = (await app.make('shortenLink', { as, body: { longDynamicLink } })).body
    expect(shortLink).toMatch(/^https:\/\/classes\.example\/s\/\w+$/)
    const followed = await app.server.inject({ url: new URL(shortLink).pathname, headers: { host: 'classes.example' } })
    expect(followed.headers.location).toBe(`${link}?tenant=tempo`)
    const own = await app.server.inject({ url: new URL(shortLink).pathname, headers })
    expect(own.headers.location).toBe(`${link}?tenant=tempo`)
  })
})
