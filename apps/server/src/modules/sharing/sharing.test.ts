import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { asPlatform } from '../../platform/scope/scope.ts'
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
  it('API-36 SHARE-05 redirects to the deep link; the same link gets the same code', async () => {
    const link = `${here}/classes/pulse-1002-001?clubConnect=true`
    const first = await shorten(longLink(link))
    expect(first.status).toBe(200)
    expect(first.body.shortLink).toMatch(/^http:\/\/localhost:4000\/s\/[A-Za-z0-9]{10}$/)
    expect((await shorten(longLink(link))).body).toEqual(first.body)
    // The code is the same with another title or language.
    expect((await shorten(longLink(link, '&st=Other'))).body).toEqual(first.body)
    expect((await shorten(longLink(`${link}2`))).body).not.toEqual(first.body)
    const followed = await follow(first.body.shortLink)
    expect([followed.status, followed.headers.location]).toEqual([302, link])
  })

  it('ROUTE-47 that is unknown is the club’s own page in a browser, and a bare 404 for other clients', async () => {
    const open = (host: string, accept: string) =>
      app.call('GET', '/s/abcdefghij', { headers: { host, accept, tenantid: '', authorization: '' } })
    for (const [host, club] of [
      ['tempo.localhost:4000', 'Tempo Live'],
      ['localhost:4000', 'Pulse Club'],
    ] as const) {
      const page = await open(host, 'text/html,application/xhtml+xml,*/*;q=0.8')
      expect([page.status, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
      expect(page.text).toContain(`<title>${club}</title>`)
      expect(page.headers['content-security-policy']).toContain("script-src 'self'")
    }
    expect((await open('tempo.localhost:4000', '*/*')).json()).toEqual({ code: 404, message: 'Not found' })
  })

  it('names the club if its host doesn’t determine it', async () => {
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
    ['a host for a path', longLink(`${here}//evil.example/classes/1`)],
    ['a host for a path behind a backslash', longLink(`${here}/\\evil.example/classes/1`)],
    ['a host for a path behind dots', longLink(`${here}/.//evil.example/classes/1`)],
    ['a call', longLink(`${here}/api/v2/users/playheads`)],
    ['signing in', longLink(`${here}/OAuth/login`)],
    ['another short link', longLink(`${here}/s/abcdefghij`)],
    ['a file', longLink(`${here}/service-worker.js`)],
    ['no target', `${here}/`],
    ['no address', 'classes/1'],
  ])('%s is 400', async (_title, long) => {
    expect((await shorten(long)).status).toBe(400)
  })

  it('made with an invented host only leads to the club', async () => {
    const long = longLink('http://evil.example/classes/1', '', 'http://evil.example')
    const made = await app.make('shortenLink', { body: { longDynamicLink: long }, headers: { host: 'evil.example' } })
    const followed = await follow(made.body.shortLink)
    expect(followed.headers.location).toBe(`${here}/classes/1`)
  })

  it('to something other than a page, from an earlier version, is refused', async () => {
    for (const [code, link] of [
      ['oldHost001', '//evil.example/classes/1'],
      ['oldHost002', '/\\evil.example/classes/1'],
      ['oldCall001', '/api/v2/users/playheads'],
    ]) {
      await app.database.execute(
        `insert into short_link (code, tenant_id, link, long_link, created_at)
         select $1, id, $2, $2, now() from tenant where name = 'pulse'`,
        [code, link],
      )
      const followed = await follow(`${here}/s/${code}`)
      expect([followed.status, followed.headers.location]).toEqual([404, undefined])
    }
  })

  it('that is unknown is 404, a missing body 400, an expired bearer token 401', async () => {
    expect((await follow(`${here}/s/nothing`)).status).toBe(404)
    expect((await app.make('shortenLink', { body: {} })).status).toBe(400)
    const headers = { authorization: 'Bearer gone' }
    expect((await app.make('shortenLink', { as: null, headers, body: {} })).status).toBe(401)
  })
})

describe('the card of a link', () => {
  const html = async (path: string, host = 'pulse.localhost:4000') =>
    (await app.server.inject({ url: path, headers: { host } })).body
  const meta = (page: string, name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(page)?.[1]

  it.each([
    ['a class', '/classes/pulse-1002-001'],
    ['a class in an old address', '/ONDEMAND/pulse-1002-001/'],
    ['a class in an old deep link', '/ondemand/player/deep/pulse-1002-001'],
    ['a collection', '/collections/{collection}'],
    ['a collection as a list', '/collection/v2/?collectionTag={collection}'],
    ['a channel', '/channels/{channel}'],
    ['a live event', '/connect/live/{event}'],
  ])('of %s has title, description, picture and the club’s name in the first HTML', async (_what, path) => {
    const first = async (table: string, column: string) => {
      const asked = `select ${column} as id from ${table} where tenant_id = (select id from tenant where name = 'pulse') limit 1`
      return String((await app.database.execute(asked)).rows[0]?.id)
    }
    const address = path
      .replace('{collection}', await first('collection', 'tag'))
      .replace('{channel}', await first('channel', 'tag'))
      .replace('{event}', await first('live_event', 'id'))
    const page = await html(address)
    expect(meta(page, 'og:site_name')).toBe('Pulse Club')
    for (const name of ['og:title', 'og:description', 'twitter:title', 'twitter:description']) {
      expect(meta(page, name)).toBeTruthy()
    }
    expect(meta(page, 'og:title')).not.toBe('Pulse Club')
    expect(meta(page, 'twitter:card')).toBe('summary_large_image')
    const picture = new URL(meta(page, 'og:image') ?? '')
    expect(picture.host).toBe('pulse.localhost:4000')
    const sent = await app.server.inject({ url: picture.pathname + picture.search })
    expect([sent.statusCode, sent.headers['content-type']]).toEqual([200, 'image/jpeg'])
  })

  it('of a collection without a picture has that of its first class', async () => {
    const club = `tenant_id = (select id from tenant where name = 'harbour')`
    const [first] = (
      await app.database.execute(`select collection_tag as tag, class_tag as class from collection_item
      where ${club} order by collection_tag, position limit 1`)
    ).rows
    await app.database.execute(`update collection set image_link = null where ${club} and tag = $1`, [first?.tag])
    const imageOf = async (path: string) => meta(await html(path, 'harbour.localhost:4000'), 'og:image')
    expect(await imageOf(`/collections/${first?.tag}`)).toBe(await imageOf(`/classes/${first?.class}`))
  })

  it('of a short link is the class’s own, whatever the link’s title', async () => {
    const { body } = await shorten(
      longLink(`${here}/classes/pulse-1002-001`, '&st=Win%20money&si=https://evil.example/a.jpg'),
    )
    const followed = await follow(body.shortLink)
    expect(followed.headers['content-type']).toContain('text/html')
    expect(meta(followed.text, 'og:title')).toBe(meta(await html('/classes/pulse-1002-001'), 'og:title'))
    expect(meta(followed.text, 'og:image')).toContain(`${here}/images/`)
    expect(followed.text).not.toMatch(/money|evil/)
  })

  it('S-14 of a page without a card of its own has the title of the last member who shared it, never a guest’s', async () => {
    const page = longLink(`${here}/subscribe?from=mail`, '&st=Closing%20down&sd=Claim%20your%20refund')
    const titleOf = async (shortLink: string) => meta((await follow(shortLink)).text, 'og:title')
    const { body } = await shorten(page)
    expect(await titleOf(body.shortLink)).toBe('Pulse Club')
    const as = 'active@pulse.example'
    const renamed = longLink(`${here}/subscribe?from=mail`, '&st=Come%20along')
    expect((await app.make('shortenLink', { as, body: { longDynamicLink: renamed } })).body).toEqual(body)
    await shorten(page)
    expect(await titleOf(body.shortLink)).toBe('Come along')
    expect((await follow(body.shortLink)).text).not.toMatch(/Closing|refund/)
  })

  it('has the club’s own URL, whatever host a path pretends to have', async () => {
    const page = await html('//evil.example/classes/pulse-1002-001')
    expect(meta(page, 'og:url')).toBe('http://pulse.localhost:4000//evil.example/classes/pulse-1002-001')
    expect(meta(page, 'og:title')).toBe('Pulse Club')
  })

  it('of a removed class, and of any other page, is the club’s, with its logo for other sites', async () => {
    for (const path of ['/classes/gone', '/home', '/classes/%E0%A4%A', '/classes/"><script>alert(1)</script>']) {
      const page = await html(path)
      expect(meta(page, 'og:title')).toBe('Pulse Club')
      expect(page).not.toContain('<script>alert')
      expect(meta(page, 'twitter:card')).toBe('summary_large_image')
      const icon = meta(page, 'og:image') ?? ''
      expect(meta(page, 'twitter:image')).toBe(icon)
      expect(new URL(icon).host).toBe('pulse.localhost:4000')
      const sent = await app.server.inject({ url: new URL(icon).pathname })
      expect([sent.statusCode, sent.headers['content-type'], sent.headers['cross-origin-resource-policy']]).toEqual([
        200,
        'image/png',
        'cross-origin',
      ])
    }
  })
})

describe('a domain for short links', () => {
  // Its first label is another club's name.
  const domain = 'mono.tempo.example'
  const change = async (set: string) => {
    await bare.database.execute(`update tenant set ${set} where name = 'tempo'`)
    await bare.database.notify('tenant_changed', 'tempo')
  }
  const at = (url: string) => bare.call('GET', url, { headers: { host: domain, tenantid: '', authorization: '' } })
  let bare: MemberApp
  beforeAll(async () => {
    bare = await openMemberApp({ DEFAULT_TENANT: 'nobody' })
    await change(`config = config || '{"dynamicLinkDomain":"${domain}"}'`)
    await vi.waitFor(async () => expect((await at('/')).text).toContain('<title>Tempo Live</title>'))
  })
  afterAll(() => bare.close())

  it('TEN-19 SHARE-05 redirects to the club’s pages and shows that club, with and without a default club', async () => {
    const as = 'active@tempo.example'
    const { shortLink } = (await bare.make('shortenLink', { as, body: { longDynamicLink: longLink(`${here}/tc`) } }))
      .body
    expect(shortLink).toMatch(`https://${domain}/s/`)
    const followed = await at(new URL(shortLink).pathname)
    expect([followed.status, followed.headers.location]).toEqual([302, `http://${domain}/tc`])
    expect((await at('/')).text).toContain('<title>Tempo Live</title>')
  })

  it('doesn’t show another club while its own is disabled', async () => {
    await change('disabled = true')
    await vi.waitFor(async () => expect((await at('/')).status).toBe(404))
    for (const path of ['/manifest.json?tenant=pulse', '/favicon.ico', '/s/abcdefghij']) {
      expect([path, (await at(path)).status]).toEqual([path, expect.toBeOneOf([400, 404])])
    }
    await change('disabled = false')
    await vi.waitFor(async () => expect((await at('/')).status).toBe(200))
  })
})

describe('the files that let links open in the club’s app', () => {
  const file = (name: string, host: string) => app.server.inject({ url: `/.well-known/${name}`, headers: { host } })

  it('name the club’s app, and don’t exist without one', async () => {
    const host = 'pulse.localhost:4000'
    for (const name of ['apple-app-site-association', 'assetlinks.json'])
      expect((await file(name, host)).statusCode).toBe(404)
    const ownApp = {
      dynamicLinkAllowedOnApp: true,
      appStoreId: 'ABCDE12345.example.pulse',
      dynamicLinkDomain: 'go.pulse.example',
    }
    const settings = { androidPackage: 'example.pulse', androidCertificates: ['14:6D:E9'] }
    await app.database.execute(
      `update tenant set config = config || $1::jsonb, settings = settings || $2::jsonb where name = 'pulse'`,
      [JSON.stringify(ownApp), JSON.stringify(settings)],
    )
    await app.database.notify('tenant_changed', 'pulse')
    await expect.poll(async () => (await file('assetlinks.json', host)).statusCode).toBe(200)
    // Another club's links point there, too, with `?tenant=`.
    expect((await file('assetlinks.json', 'localhost:4000')).statusCode).toBe(404)
    for (const asked of [host, 'go.pulse.example']) {
      const apple = await file('apple-app-site-association', asked)
      expect(apple.headers['content-type']).toContain('application/json')
      const [details] = apple.json().applinks.details
      expect(details.appIDs).toEqual(['ABCDE12345.example.pulse'])
      expect(details.components).toContainEqual({ '/': '/s/*' })
      const [android] = (await file('assetlinks.json', asked)).json()
      expect(android.target).toEqual({
        namespace: 'android_app',
        package_name: 'example.pulse',
        sha256_cert_fingerprints: ['14:6D:E9'],
      })
    }
    expect((await file('assetlinks.json', 'mono.localhost:4000')).statusCode).toBe(404)
  })
})

describe('reading a long link', () => {
  it('SHARE-08 accepts the club’s short domain and the parameters of apps', () => {
    const text = longLink('https://club.example/classes/1?a=b#c', '&st=T&isi=123', 'https://go.club.example')
    expect(readLongLink(text, ['https://club.example', 'https://go.club.example'])).toEqual({
      path: '/classes/1?a=b#c',
      title: 'T',
      description: null,
      image: null,
    })
    expect(readLongLink(text, ['https://club.example'])).toBeNull()
  })

  it('is limited to sixty per minute and IP address', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 61; count += 1)
      statuses.push((await shorten(longLink(`${here}/classes/abc`), 'mono')).status)
    expect(new Set(statuses.slice(0, 60))).toEqual(new Set([200]))
    expect(statuses[60]).toBe(429)
  })
})

describe('unused short links', () => {
  it('S-14 expire after a quarter unless they are followed', async () => {
    const [left, followed] = await Promise.all(
      ['left', 'followed'].map(async (name) => (await shorten(longLink(`${here}/classes/${name}`))).body.shortLink),
    )
    if (!left || !followed) throw new Error('There are no links')
    await follow(followed)
    const in100Days = new Date(Date.now() + 100 * 86_400_000)
    const { purgeExpired } = await import('../../platform/retention/purge-expired.ts')
    await asPlatform(() => purgeExpired(app.database.db, in100Days))
    expect([(await follow(left)).status, (await follow(followed)).status]).toEqual([404, 302])
    // Sharing it again restores it with the same code.
    expect((await shorten(longLink(`${here}/classes/left`))).body.shortLink).toBe(left)
    expect((await follow(left)).status).toBe(302)
  })
})
