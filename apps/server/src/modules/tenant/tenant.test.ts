import { createHash } from 'node:crypto'
import { type Call, calls } from '@upbeat/contract/calls'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type DemoApp, openDemoApp } from '../../testing/demo-app.ts'

let app: DemoApp
beforeAll(async () => {
  app = await openDemoApp()
})
afterAll(() => app.close())

/** Every call that reads, and pages and files. */
function readableAddresses(club: string) {
  const gets = Object.values(calls as Record<string, Call>).filter(({ method }) => method === 'GET')
  const named: Record<string, string> = { tenant: club, name: club }
  const urls = gets.map(({ path }) => path.replace(/\/:(\w+)(\?)?/g, (_all, name) => `/${named[name] ?? 'guest'}`))
  return [...urls, '/', '/error', '/no-such-page', '/favicon.svg', '/openapi.json']
}

describe('GET /api/v1/tenants/{name}', () => {
  it('API-14 returns the configuration, and 404 for an unknown name', async () => {
    const reply = await app.call('GET', '/api/v1/tenants/harbour')
    expect(reply.status).toBe(200)
    expect(reply.json()).toMatchObject({ name: 'harbour', displayName: 'Harbour Health', tenantID: expect.any(String) })
    expect((await app.call('GET', '/api/v1/tenants/nobody')).status).toBe(404)
  })

  it('TEN-04 TEN-15 TEN-16 TEN-17 TEN-18 TEN-19 has every key by its name', async () => {
    const config = (await app.call('GET', '/api/v1/tenants/summit')).json() as Record<string, unknown>
    const keys =
      'name colours language supportedLanguages currencySymbol shareEnabled langauageSelector showTncAccepted msalSsoSupport ' +
      'showDiscountTextField cardVersion connectSource numberOfDaysToShowNewOnWorkoutCard EventCardSize webMode supportEmail ' +
      'contactEmailAddress providerId url localytics dateFormat tenantID copyright jwJSPlayerId mmsSignupLink connect ' +
      'dynamicLinkDomain dynamicLinkAllowedOnApp appStoreId'
    for (const key of keys.split(' ')) expect(config).toHaveProperty(key)
    const embedded = 'isEmbedded showHeader showLogo showFooter showSignInPage showSignUpPage mode content-mode'
    expect(Object.keys(config.embeddedConfig as object).sort()).toEqual(embedded.split(' ').sort())
    expect(config).toMatchObject({ numberOfDaysToShowNewOnWorkoutCard: 30, EventCardSize: 3, connectSource: 'wexer' })
    const pulse = (await app.call('GET', '/api/v1/tenants/pulse')).json()
    expect(pulse).toMatchObject({ currencySymbol: '£' })
  })

  it('doesn’t return private settings', async () => {
    const text = (await app.call('GET', '/api/v1/tenants/summit')).text
    expect(text).not.toContain('membershipUrl')
    expect(text).not.toContain('mailFrom')
  })

  it('doesn’t reveal them in any page, call or file that a browser can request', async () => {
    const hidden = JSON.stringify({
      mailFrom: 'hush-hush@club.example',
      paymentSecret: 'hush-hush',
      topLabels: [],
    })
    await app.database.execute('update tenant set settings = $1', [hidden])
    await app.database.notify('tenant_changed', '')
    const { token } = await app.signIn('active@pulse.example')
    for (const url of [...readableAddresses('pulse'), '/metrics']) {
      const reply = await app.call('GET', url, { token, headers: { host: 'pulse.localhost:4000' } })
      expect(`${url} ${reply.text} ${JSON.stringify(reply.headers)}`).not.toMatch(/hush-hush|paymentSecret|mailFrom/)
    }
  })
})

describe('a club’s own name', () => {
  it('TEN-01 is the only name: no page, reply or description contains the product’s', async () => {
    const explorer = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko' }
    const { token } = await app.signIn('active@tempo.example', 'tempo')
    for (const [url, headers] of [
      ...readableAddresses('tempo').map((address) => [address, {}] as const),
      ...(['/?lang=th', '/classes/tempo-1001-001', '/s/nowhere'] as const).map((address) => [address, {}] as const),
      ['/home', explorer] as const,
      ['/?tenant=nobody', { host: 'localhost:4000' }] as const,
    ]) {
      const asked = { host: 'tempo.localhost:4000', accept: 'text/html,*/*', ...headers }
      const reply = await app.call('GET', url, { tenant: 'tempo', token, headers: asked })
      expect([url, /.{0,40}upbeat.{0,40}/i.exec(reply.text)?.[0]]).toEqual([url, undefined])
    }
    const found = await app.call('PUT', '/api/v3/virtualclass/search', { tenant: 'tempo', body: { take: 9999 } })
    expect(found.text).not.toMatch(/upbeat/i)
  })
})

describe('the tenant of a request', () => {
  it('API-02 is the one in TenantId, by id or name; an unknown one is 400 before any 401', async () => {
    const asked = (tenant: string) => app.call('GET', '/api/v2/users/ondemand/metadata', { tenant })
    const mono = (await asked('mono')).json() as { categories: { id: number }[] }
    expect(mono.categories.map(({ id }) => id)).toEqual([1009])
    const unknown = await app.call('GET', '/api/v3/users', { tenant: 'nobody', token: 'no-such-token' })
    expect(unknown.status).toBe(400)
    expect(unknown.json()).toEqual({ code: 400, message: 'Invalid tenant' })
  })

  it('is the host’s if the header is missing', async () => {
    const reply = await app.server.inject({
      url: '/api/v2/users/ondemand/metadata',
      headers: { host: 'mono.localhost:4000' },
    })
    expect(reply.json().categories).toHaveLength(1)
  })
})

describe('the first HTML', () => {
  const page = (host: string, url = '/') => app.server.inject({ url, headers: { host } })
  const bootOf = (html: string) => JSON.parse(/id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')

  it('TEN-01 differs by club: name, colours and features come from the configuration', async () => {
    const pulse = (await page('pulse.localhost:4000')).body
    const tempo = (await page('tempo.localhost:4000')).body
    expect(bootOf(pulse).tenant).toMatchObject({ name: 'pulse', connectSource: 'wexer' })
    expect(bootOf(tempo).tenant).toMatchObject({ name: 'tempo', connectSource: 'vimeo' })
    expect(/--[a-z-]+:#[0-9a-f]{6}/.exec(pulse)).not.toBeNull()
    expect(/<style>.*?<\/style>/s.exec(pulse)?.[0]).not.toBe(/<style>.*?<\/style>/s.exec(tempo)?.[0])
  })

  it('has language, direction and phrases', async () => {
    const html = (await page('mono.localhost:4000')).body
    expect(html).toMatch(/<html lang="ar" dir="rtl"/)
    expect(bootOf(html)).toMatchObject({ language: 'ar', direction: 'rtl', version: '4.0.2.1174' })
    expect(Object.keys(bootOf(html).phrases).length).toBeGreaterThan(100)
  })

  it('follows ?tenant= and remembers it for the browser session', async () => {
    const first = await page('localhost:4000', '/?tenant=tempo')
    expect(bootOf(first.body).tenant.name).toBe('tempo')
    const cookie = String(first.headers['set-cookie']).split(';')[0]
    const later = await app.server.inject({ url: '/home', headers: { host: 'localhost:4000', cookie } })
    expect(bootOf(later.body).tenant.name).toBe('tempo')
  })

  it('shows no other club if the remembered one is gone, and the default again without the cookie', async () => {
    const disabled = (is: boolean) => app.database.execute("update tenant set disabled = $1 where name = 'tempo'", [is])
    const served = async (cookie: string) => {
      const reply = await app.server.inject({ url: '/home', headers: { host: 'localhost:4000', cookie } })
      return [reply.statusCode, bootOf(reply.body).tenant?.name ?? null]
    }
    await disabled(true)
    await app.database.notify('tenant_changed', '')
    await vi.waitFor(async () => expect(await served('upbeat_tenant=tempo')).toEqual([404, null]))
    await disabled(false)
    await app.database.notify('tenant_changed', '')
    await vi.waitFor(async () => expect(await served('upbeat_tenant=tempo')).toEqual([200, 'tempo']))
    expect(await served('upbeat_tenant=')).toEqual([200, 'pulse'])
  })

  it.each(['language', 'upbeat_tenant'])('is served whatever the cookie %s contains', async (name) => {
    const cookie = `${name}=%E0%A4`
    const reply = await app.server.inject({ url: '/', headers: { host: 'localhost:4000', cookie } })
    expect([reply.statusCode, bootOf(reply.body).tenant.name, bootOf(reply.body).language]).toEqual([
      200,
      'pulse',
      'en-gb',
    ])
  })

  it.each([
    ['tempo', '/classes?lang=xx', '', 'en-gb', 'ltr'],
    ['tempo', '/classes', 'language=xx', 'en-gb', 'ltr'],
    ['tempo', '/classes', 'language=th', 'th', 'ltr'],
    ['tempo', '/classes?lang=TH', 'language=de', 'th', 'ltr'],
    ['tempo', '/classes', '', 'de', 'ltr'],
    ['mono', '/?lang=', 'language=en-gb', 'ar', 'rtl'],
    ['mono', '/?lang=zh-hk', '', 'en-gb', 'ltr'],
  ])('I18N-04 I18N-08 at %s%s with cookie "%s" is in %s', async (club, url, cookie, language, direction) => {
    const reply = await app.server.inject({ url, headers: { host: `${club}.localhost:4000`, cookie } })
    expect(bootOf(reply.body)).toMatchObject({ language, direction })
    const [, tag, written] = /<html lang="([^"]*)" dir="([^"]*)"/.exec(reply.body) ?? []
    expect([tag?.toLowerCase(), written]).toEqual([language, direction])
  })

  it('names no club for an unknown ?tenant=', async () => {
    const reply = await page('localhost:4000', '/?tenant=nobody')
    expect(reply.statusCode).toBe(404)
    expect(bootOf(reply.body).tenant).toBeNull()
  })

  it('has a policy that allows no inline script but its own, and lists the origins that may frame it', async () => {
    const headers = { host: 'pulse.localhost:4000', cookie: 'member=1' }
    const home = await app.server.inject({ url: '/home', headers })
    const own = [...home.body.matchAll(/<script type="module" async>(.*?)<\/script>/gs)].map(([, code = '']) => code)
    expect(own).toHaveLength(1)
    const hashes = own.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
    const policy = String(home.headers['content-security-policy'])
    expect(policy).toContain(`script-src ${["'self'", ...hashes].join(' ')};`)
    expect(policy).toContain("frame-ancestors 'self';")
    const summit = String((await page('summit.localhost:4000')).headers['content-security-policy'])
    expect(summit).toContain("frame-ancestors 'self' http://127.0.0.1:4000")
  })

  it('S-22 tells the app whether another site linked to it', async () => {
    const tells = async (site?: string) => {
      const headers = { host: 'pulse.localhost:4000', ...(site && { 'sec-fetch-site': site }) }
      const { body } = await app.server.inject({ url: '/home', headers })
      return JSON.parse(/id="boot">(.*?)<\/script>/s.exec(body)?.[1] ?? '').isCrossSite
    }
    expect(await Promise.all([tells(), tells('none'), tells('same-origin')])).toEqual([false, false, false])
    expect(await Promise.all([tells('cross-site'), tells('same-site')])).toEqual([true, true])
  })

  it('says what the club has to show, as the configuration call does, and follows a change', async () => {
    const told = async () => {
      const call = (await app.call('GET', '/api/v1/tenants/tempo', { tenant: 'tempo' })).json() as { contents: object }
      return [bootOf((await page('tempo.localhost:4000')).body).tenant.contents, call.contents]
    }
    const [before] = await told()
    expect(before.empty).not.toContain('collections')
    expect(before.durations.length).toBeGreaterThan(1)
    const tempo = "(select id from tenant where name = 'tempo')"
    await app.database.execute(`delete from collection_item where tenant_id = ${tempo}`)
    await app.database.execute(`update virtual_class set duration_second = 900 where tenant_id = ${tempo}`)
    await vi.waitFor(async () => {
      const changed = { ...before, durations: [20], empty: expect.arrayContaining(['collections']) }
      changed.easyDurations = expect.any(Array)
      expect(await told()).toEqual([changed, changed])
    })
    expect((await page('tempo.localhost:4000', '/collections')).statusCode).toBe(200)
  })

  it('escapes what could end the boot data', async () => {
    const html = (await page('pulse.localhost:4000')).body
    const data = /id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
    expect(data).not.toContain('<')
  })
})
