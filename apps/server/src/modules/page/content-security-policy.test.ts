import { fromPartial } from '@upbeat/rules/testing/from-partial'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { originOf } from '../../platform/addresses/origin-of.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { TenantSettings } from '../../platform/tenancy/tenant-settings.ts'
import { changeEvent } from '../../testing/change-event.ts'
import { type DemoApp, openDemoApp } from '../../testing/demo-app.ts'
import { contentSecurityPolicy, hashSource } from './content-security-policy.ts'

let app: DemoApp
beforeAll(async () => {
  app = await openDemoApp()
})
afterAll(() => app.close())

const read = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((line) => [line.slice(0, line.indexOf(' ')), line.split(' ').slice(1)]))

async function served(tenant: string) {
  const reply = await app.server.inject({ url: '/home', headers: { host: `${tenant}.localhost:4000` } })
  return read(String(reply.headers['content-security-policy']))
}

function policyOf(config: object, settings: object = {}) {
  const tenant = fromPartial<Tenant>({ config, settings: TenantSettings.parse(settings) })
  return read(
    contentSecurityPolicy(tenant, { content: { pictures: ['https://pics.example'], media: ['https://live.example'] } }),
  )
}

describe('what a club’s page may load', () => {
  it('S-21 is only this server’s if the club names no other origin', async () => {
    const policy = await served('pulse')
    for (const name of ['connect-src', 'frame-src', 'font-src']) expect(policy[name]).toEqual(["'self'"])
    expect(policy['img-src']).toEqual(["'self'", 'data:', 'blob:'])
    expect(policy['media-src']).toEqual(["'self'", 'blob:'])
    for (const club of ['pulse', 'tempo', 'mono', 'harbour', 'summit']) {
      expect(Object.values(await served(club)).flat()).not.toContain('https:')
    }
  })

  it('S-21 is also the bucket that players are sent to, in the studio too', async () => {
    const settings = { S3_ENDPOINT: 'http://127.0.0.1:9/x', S3_BUCKET: 'media' }
    const withBucket = await openDemoApp({ ...settings, S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' })
    for (const url of ['/home', '/studio']) {
      const { headers } = await withBucket.server.inject({ url, headers: { host: 'pulse.localhost:4000' } })
      const policy = read(String(headers['content-security-policy']))
      expect(policy['connect-src']).toEqual(["'self'", 'http://127.0.0.1:9'])
      expect(policy['media-src']).toEqual(["'self'", 'blob:', 'http://127.0.0.1:9'])
    }
    await withBucket.close()
  })

  it('S-21 follows the origins in its events as soon as they change', async () => {
    const { eventData } = (await app.call('GET', '/api/v1/connect/events/5')).json() as { eventData: { id: string }[] }
    await changeEvent(app, eventData[0]?.id ?? '', () => ({ link: 'https://live.example:8443/a.m3u8?b' }))
    const policy = await served('pulse')
    expect(policy['connect-src']).toEqual(["'self'", 'https://live.example:8443'])
    expect(policy['media-src']).toContain('https://live.example:8443')
    expect(policy['frame-src']).toEqual(["'self'"])
    expect((await served('tempo'))['connect-src']).toEqual(["'self'"])
  })

  it.each([
    ['its identity provider', { sso: { authority: 'https://id.example/realm' } }, 'connect-src', 'https://id.example'],
    ['its identity provider', { sso: { authority: 'https://id.example/realm' } }, 'frame-src', 'https://id.example'],
    ['its player', { jwJSPlayerId: 'abc' }, 'connect-src', 'https://*.jwplayer.com'],
    ['its pictures', { landingPictures: ['https://hero.example/1.jpg'] }, 'img-src', 'https://hero.example'],
    ['its logo', { logoUrl: 'https://logo.example/1.svg' }, 'img-src', 'https://logo.example'],
  ])('S-21 includes %s', (_, config, directive, origin) => {
    expect(policyOf(config)[directive]).toContain(origin)
    expect(policyOf({})[directive]).not.toContain(origin)
  })

  it('S-21 includes the origins that the club lists and its providers’, and never a wildcard for any host', () => {
    const settings = { connectProviders: { vimeo: { url: 'https://provider.example/api' } } }
    const unlisted = policyOf({ connectBase: 'https://base.example/api/' }, settings)
    const listed = policyOf({}, { ...settings, contentOrigins: ['https://*.cdn.example'] })
    for (const name of ['img-src', 'media-src', 'connect-src', 'frame-src']) {
      expect(unlisted[name]).toEqual(expect.arrayContaining(['https://provider.example', 'https://base.example']))
      expect(listed[name]).toEqual(expect.arrayContaining(['https://provider.example', 'https://*.cdn.example']))
    }
    expect([...Object.values(unlisted), ...Object.values(listed)].flat()).not.toContain('https:')
    expect(listed['script-src']).toEqual(["'self'"])
    expect(TenantSettings.safeParse({ contentOrigins: ['https:'] }).success).toBe(false)
  })

  it.each([
    ['/', 'Mozilla/5.0 Chrome/140.0'],
    ['/unsupported-browser', 'Mozilla/5.0 Chrome/140.0'],
    ['/', 'Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko'],
  ])('S-21 includes the page’s own style element at %s for %s, and no other inline style', async (url, userAgent) => {
    for (const club of ['pulse', 'summit']) {
      const headers = { host: `${club}.localhost:4000`, 'user-agent': userAgent }
      const reply = await app.server.inject({ url, headers })
      const styles = [...reply.body.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => hashSource(text ?? ''))
      expect(styles).toHaveLength(1)
      expect(read(String(reply.headers['content-security-policy']))['style-src']).toEqual(["'self'", ...styles])
      expect(reply.body).not.toMatch(/\sstyle=/)
    }
  })

  it('S-21 includes any inline style if JW Player or Stripe is used', () => {
    const payments = { scripts: [], frames: [], connections: [], pictures: [] }
    const stripe = read(contentSecurityPolicy(null, { payments, ownStyle: 'a{}' }))
    expect(stripe['style-src']).toEqual(["'self'", "'unsafe-inline'"])
    expect(policyOf({ jwJSPlayerId: 'abc' })['style-src']).toEqual(["'self'", "'unsafe-inline'"])
    expect(policyOf({})['style-src']).toEqual(["'self'"])
  })

  it.each(['https://a;script-src', 'https://a,b', "https://a'", 'javascript:alert(1)', 'nothing'])(
    'S-21 can’t be extended by a directive in a setting: %s',
    (address) => expect(originOf(address)).toBe(''),
  )
})
