import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type DemoApp, openDemoApp } from '../../testing/demo-app.ts'

type Icon = { src: string; sizes: string; type: string; purpose: string }
let app: DemoApp
beforeAll(async () => {
  app = await openDemoApp()
})
afterAll(() => app.close())

const get = (url: string, host = 'localhost:4000', headers: Record<string, string> = {}) =>
  app.call('GET', url, { headers: { host, tenantid: '', authorization: '', ...headers } })

async function changeTenant(change: string) {
  await app.database.execute(`update tenant ${change}`)
  await app.database.notify('tenant_changed', '')
}

describe('the manifest', () => {
  it('API-51 SHELL-19 carries the version, and the club’s name, colours, language and icons', async () => {
    const { status, json, headers } = await get('/manifest.json', 'tempo.localhost:4000')
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-cache')
    const { colours } = (await app.call('GET', '/api/v1/tenants/tempo')).json()
    expect(json()).toMatchObject({
      version: '4.0.2.1174',
      name: 'Tempo Live',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: colours.background,
      theme_color: colours.header,
    })
    for (const { src, sizes, type, purpose } of json().icons as Icon[]) {
      const icon = await get(src)
      expect([icon.status, icon.headers['content-type'], purpose]).toEqual([
        200,
        type,
        expect.stringMatching(/any|mask/),
      ])
      const { width, height } = await sharp(icon.bytes).metadata()
      expect(`${width}x${height}`).toBe(sizes)
    }
  })

  it('is in the page’s language and for the page’s club, even if the host determines neither', async () => {
    expect((await get('/manifest.json?lang=ar', 'mono.localhost:4000')).json()).toMatchObject({
      lang: 'ar',
      dir: 'rtl',
    })
    const page = (await get('/?tenant=mono')).text
    const address = /rel="manifest" href="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const manifest = (await get(address)).json()
    expect(manifest).toMatchObject({ name: 'Mono Yoga', start_url: '/?tenant=mono' })
  })

  it('makes a separate app of each club that shares a host', async () => {
    const idOf = async (name: string) => (await get(`/manifest.json?tenant=${name}`)).json().id
    expect(await idOf('mono')).not.toBe(await idOf('tempo'))
  })

  it('API-02 is refused for an unknown or disabled club, and is always the host’s own at a club’s host', async () => {
    for (const named of ['UNKNOWN', '', 'mono&tenant=tempo']) {
      const { status, text } = await get(`/manifest.json?tenant=${named}`)
      expect([named, status, text]).toEqual([named, 400, expect.not.stringContaining('Pulse Club')])
    }
    expect((await get('/manifest.json?tenant=pulse', 'mono.localhost:4000')).json().name).toBe('Mono Yoga')
    await changeTenant("set disabled = true where name = 'summit'")
    await vi.waitFor(async () => expect((await get('/manifest.json?tenant=summit')).status).toBe(400))
    for (const file of ['/manifest.json', '/favicon.ico', '/icons/summit/any-48.png']) {
      expect([file, (await get(file, 'summit.localhost:4000')).status]).toEqual([file, expect.toBeOneOf([400, 404])])
    }
    await changeTenant("set disabled = false where name = 'summit'")
    await vi.waitFor(async () => expect((await get('/manifest.json?tenant=summit')).status).toBe(200))
  })
})

describe('icons', () => {
  it('differ by club, and are in every page and at /favicon.ico', async () => {
    const icons = []
    for (const club of ['pulse', 'tempo', 'mono']) {
      const page = await get('/no-such-page', `${club}.localhost:4000`)
      const icon = await get(/rel="icon" href="([^"]+)"/.exec(page.text)?.[1] ?? '')
      const touch = await get(/rel="apple-touch-icon" href="([^"]+)"/.exec(page.text)?.[1] ?? '')
      expect([icon.status, touch.status]).toEqual([200, 200])
      expect((await get('/favicon.ico', `${club}.localhost:4000`)).bytes).toEqual(icon.bytes)
      icons.push(icon.bytes.toString('base64'))
    }
    expect(new Set(icons).size).toBe(3)
  })

  it('are also drawn for a club without a logo, and give access to nothing else', async () => {
    await changeTenant("set logo_svg = null where name = 'harbour'")
    expect((await get('/favicon.ico', 'harbour.localhost:4000')).status).toBe(200)
    for (const url of ['/icons/nobody/any-192.png', '/icons/pulse/any-9999.png', '/icons/pulse/..%2Fany-192.png']) {
      expect((await get(url)).status).toBe(404)
    }
  })
})

describe('old browsers', () => {
  const explorer = 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko'
  const oldEdge = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/64.0 Safari/537.36 Edge/17.17134'
  const edge =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0'
  const open = (url: string, agent: string) => get(url, 'tempo.localhost:4000', { 'user-agent': agent })

  it('SHELL-12 get the unsupported-browser page at every address, today’s Edge gets the app', async () => {
    for (const agent of [explorer, oldEdge, 'Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1)']) {
      for (const url of ['/', '/home', '/classes/tempo-1001-001', '/user/account', '/no/such/page']) {
        const { text } = await open(url, agent)
        expect(text).toContain('Tempo Live')
        expect(text).not.toContain('<script')
        expect(text).toContain('https://www.mozilla.org/firefox/new/')
      }
    }
    expect((await open('/', edge)).text).toContain('id="boot"')
  })

  it('show it in the club’s language', async () => {
    const { text } = await get('/', 'mono.localhost:4000', { 'user-agent': explorer })
    expect(text).toContain('<html lang="ar" dir="rtl">')
  })
})
