import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { schema } from '../../../platform/db/database.ts'
import { asPlatform } from '../../../platform/scope/scope.ts'
import type { Tenant } from '../../../platform/tenancy/tenant.ts'
import { TenantSettings } from '../../../platform/tenancy/tenant-settings.ts'
import { type DemoApp, openDemoApp } from '../../../testing/demo-app.ts'
import { keptLog } from '../../../testing/kept-log.ts'
import { createBreaker } from './breaker.ts'
import { providerOf } from './provider.ts'

type Reply = { status?: number; body?: unknown; text?: string; never?: boolean }

const { log, lines } = keptLog()
let app: DemoApp
let provided: string
let member: { token: string; userId: string }
let answer: (path: string, request: IncomingMessage) => Reply
const requests: string[] = []
const provider = createServer((request, reply) => {
  requests.push(request.url ?? '')
  const { status = 200, body, text, never } = answer(request.url ?? '', request)
  if (never) return
  reply.writeHead(status, { 'content-type': 'application/json' }).end(text ?? JSON.stringify(body))
})

/** Spelled as by an older host, with many fields missing. */
const event = {
  id: 'E1',
  title: 'From afar',
  videoId: 'V1',
  type: 2,
  duration: 1800,
  providerId: 'p',
  providerName: 'Afar',
  live: { status: 'streaming', active_Time: '2026-11-21T10:00:00Z' },
  liveStreamingLink: 'https://afar.example/stream.m3u8',
}
const detail = {
  event,
  virtualClass: { tag: 'V1', className: 'From afar' },
  liveStreamingLink: event.liveStreamingLink,
}

beforeAll(async () => {
  app = await openDemoApp({}, log)
  member = await app.signIn('active@pulse.example')
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  provided = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
  const url = `${provided}/`
  const named = { url, authorization: 'Basic secret', tenant: 'theirs' }
  // Two clubs with the same provider and tenant, and two that share only the host.
  const providers = { pulse: named, tempo: named, harbour: { url }, summit: { url } }
  for (const [name, provider] of Object.entries(providers)) {
    const settings = { connectProviders: { wexer: provider, vimeo: provider } }
    const isNamed = eq(schema.tenant.name, name)
    await asPlatform(() => app.database.db.update(schema.tenant).set({ settings }).where(isNamed))
    await app.database.notify('tenant_changed', '*')
  }
  answer = () => ({ body: { eventData: [event] } })
  await vi.waitFor(async () => {
    for (const name of Object.keys(providers)) {
      const reply = await app.call('GET', '/api/v1/connect/events', { tenant: name })
      expect(reply.json().eventData.map(({ id }: { id: string }) => id)).toEqual(['E1'])
    }
  })
})
afterAll(async () => {
  provider.closeAllConnections()
  provider.close()
  await app.close()
})
beforeEach(async () => {
  // Cached answers expire, and open breakers may try again.
  await app.advance(3600)
  requests.length = 0
})

function events(token = member.token) {
  return app.call('GET', '/api/v1/connect/events', { token })
}

describe('a club whose Connect comes from outside', () => {
  it('serves the provider’s events, requested once for all, with its credential and no member’s id', async () => {
    let authorization: string | undefined
    answer = (_, request) => {
      authorization = request.headers.authorization
      return { body: { eventData: [event, { rubbish: true }] } }
    }
    const replies = await Promise.all(Array.from({ length: 20 }, () => events()))
    for (const reply of replies) expect(reply.json().eventData).toMatchObject([{ id: 'E1', title: 'From afar' }])
    expect(replies[0]?.json().eventData[0].virtualClass).toMatchObject({ tag: 'V1', className: 'From afar' })
    expect(requests).toEqual(['/api/v1/connect/events'])
    expect(authorization).toBe('Basic secret')
  })

  it('gives no links to members without access', async () => {
    answer = (path) => (path.includes('/ondemand/') ? { body: detail } : { body: { eventData: [event] } })
    const other = await app.signIn('nosub@pulse.example')
    expect((await events()).json().eventData[0].liveStreamingLink).toBe(event.liveStreamingLink)
    expect((await events(other.token)).json().eventData[0].liveStreamingLink).toBe('')
    const classOf = async ({ token, userId }: typeof member) =>
      (await app.call('GET', `/api/v2/ondemand/connect/E1/${userId}`, { token })).json()
    expect(await classOf(member)).toMatchObject({
      liveStreamingLink: event.liveStreamingLink,
      virtualClass: { alternateLink: event.liveStreamingLink },
    })
    expect(await classOf(other)).toMatchObject({ liveStreamingLink: '', virtualClass: { alternateLink: '' } })
    expect(requests.some((path) => path.includes(member.userId))).toBe(false)
  })

  it('passes on no link that can’t be played', async () => {
    const unsafe = { ...event, liveStreamingLink: 'http://afar.example/stream.m3u8' }
    const virtualClass = { ...detail.virtualClass, alternateLink: 'ftp://afar.example/a' }
    answer = (path) => ({
      body: path.includes('/ondemand/')
        ? { event: unsafe, virtualClass, liveStreamingLink: unsafe.liveStreamingLink }
        : { eventData: [unsafe], liveStreamingLink: unsafe.liveStreamingLink },
    })
    expect((await events()).json().eventData).toMatchObject([{ id: 'E1', liveStreamingLink: '' }])
    const reply = await app.call('GET', `/api/v2/ondemand/connect/E1/${member.userId}`, { token: member.token })
    const links = { liveStreamingLink: '', virtualClass: { alternateLink: '' } }
    expect(reply.json()).toMatchObject(links)
    const tempo = await app.signIn('active@tempo.example', 'tempo')
    const path = `/api/v1/vimeo/tempo/live_event/E1/streamingurl/${tempo.userId}`
    const streaming = await app.call('GET', path, { tenant: 'tempo', token: tempo.token })
    expect(streaming.json().liveStreamingLink).toBe('')
  })

  it('makes the vimeo calls too, under its name there', async () => {
    const tempo = await app.signIn('active@tempo.example', 'tempo')
    answer = (path) =>
      path.includes('streamingurl')
        ? { body: { liveStreamingLink: 'https://afar.example/v.m3u8' } }
        : { body: { eventData: [event], recordsLeft: 3, totalRecords: 4, perPage: 1 } }
    const call = (path: string, token = tempo.token) =>
      app.call('GET', `/api/v1/vimeo/tempo${path}`, { tenant: 'tempo', token })
    expect((await call('/videos?page=2')).json()).toMatchObject({
      recordsLeft: 3,
      totalRecords: 4,
      perPage: 1,
      eventData: [{ event_id: 'E1', name: 'From afar', videoID: 'V1' }],
    })
    expect(requests).toContain('/api/v1/vimeo/theirs/videos?page=2')
    expect((await call(`/live_event/E1/streamingurl/${tempo.userId}`)).json()).toEqual({
      liveStreamingLink: 'https://afar.example/v.m3u8',
      transcode: { status: 'complete' },
    })
    const other = await app.signIn('nosub@tempo.example', 'tempo').catch(() => null)
    if (other) expect((await call(`/live_event/E1/streamingurl/${other.userId}`, other.token)).status).toBe(403)
  })

  it('S-21 logs a host that isn’t listed once per club', async () => {
    const pictures = { sizes: [{ height: 360, width: 640, link: 'https://pictures.example/1.jpg' }] }
    answer = () => ({
      body: { eventData: [{ ...event, pictures, liveStreamingLink: `${provided}/a.m3u8` }] },
    })
    const warned = () =>
      lines.filter(({ origin }) => origin === 'https://pictures.example').map(({ tenant, level }) => [tenant, level])
    const ask = (tenant: string) => app.call('GET', '/api/v1/connect/events', { tenant })
    for (const tenant of ['pulse', 'pulse', 'tempo']) expect((await ask(tenant)).status).toBe(200)
    expect(warned()).toEqual([
      ['pulse', 40],
      ['tempo', 40],
    ])
    expect(lines.some(({ origin }) => origin === provided)).toBe(false)
  })

  it.each<[string, Reply]>([
    ['an error', { status: 500, body: {} }],
    ['no JSON', { text: '<html>Gone fishing</html>' }],
    ['something else', { body: { eventData: 'none' } }],
    ['too much', { text: `{"eventData":[],"x":"${'x'.repeat(3_000_000)}"}` }],
  ])('reports that the provider answers %s, without affecting the rest of the club', async (_, reply) => {
    answer = () => reply
    const failed = await events()
    expect([failed.status, failed.json().code]).toEqual([502, 502])
    expect((await app.call('GET', '/api/v2/channels')).status).toBe(200)
    expect((await app.call('PUT', '/api/v3/virtualclass/search', { body: { take: 1 } })).json().items).toHaveLength(1)
    // Another club's own data isn't affected.
    expect((await app.call('GET', '/api/v1/connect/events', { tenant: 'mono' })).status).toBe(200)
  })

  it.each([
    ...['events', 'events/5', 'pulse/live_event/E1/videos'].map((path) => ['pulse', `/api/v1/connect/${path}`]),
    ['pulse', '/api/v2/ondemand/connect/E1'],
    ...[
      'videos',
      'preview/5',
      'live',
      'live_event/E1/videos',
      'live_event/videos/V1',
      'live_event/E1/streamingurl/ME',
    ].map((path) => ['tempo', `/api/v1/vimeo/tempo/${path}`]),
  ])('reports it in each call: %s %s', async (tenant = '', path = '') => {
    answer = () => ({ status: 503 })
    const { token, userId } = tenant === 'pulse' ? member : await app.signIn('active@tempo.example', tenant)
    const reply = await app.call('GET', path.replace('ME', userId), { tenant, token })
    expect([reply.status, reply.json().code]).toEqual([502, 502])
  })

  it('serves old answers while a provider is away', async () => {
    answer = () => ({ body: { eventData: [event] } })
    expect((await events()).status).toBe(200)
    answer = () => ({ status: 503, body: {} })
    await app.advance(60)
    expect((await events()).json().eventData).toHaveLength(1)
    expect(requests).toHaveLength(2)
    await app.advance(600)
    expect((await events()).status).toBe(502)
  })

  it('waits three seconds for an answer, and after five failures makes no request for half a minute', async () => {
    answer = () => ({ never: true })
    const started = performance.now()
    expect((await events()).status).toBe(502)
    expect(performance.now() - started).toBeGreaterThan(2800)
    expect(performance.now() - started).toBeLessThan(12_000)
    answer = () => ({ status: 500, body: {} })
    for (let time = 0; time < 4; time++) await events()
    requests.length = 0
    const before = performance.now()
    expect((await events()).status).toBe(502)
    expect(performance.now() - before).toBeLessThan(2800)
    expect(requests).toHaveLength(0)
    await app.advance(31)
    answer = () => ({ body: { eventData: [event] } })
    expect((await events()).status).toBe(200)
  })
})

describe('two clubs at one host', () => {
  /** Answers each club by the id in its header. */
  function answerClubs(outOfOrder?: string) {
    answer = (_, { headers }) => {
      const id = String(headers.tenantid)
      return id === outOfOrder ? { status: 500 } : { body: { eventData: [{ ...event, id }] } }
    }
  }
  const idOf = async (name: string) =>
    (await app.call('GET', `/api/v1/tenants/${name}`, { tenant: name })).json().tenantID
  const eventsOf = (tenant: string) => app.call('GET', '/api/v1/connect/events', { tenant })

  it('get their own events: requests name the club by its id or its name there', async () => {
    answerClubs()
    for (const tenant of ['harbour', 'summit', 'harbour']) {
      expect((await eventsOf(tenant)).json().eventData).toMatchObject([{ id: await idOf(tenant) }])
    }
    expect((await events()).json().eventData).toMatchObject([{ id: 'theirs' }])
    expect(requests).toHaveLength(3)
  })

  it('get their own with concurrent requests too', async () => {
    answerClubs()
    const replies = await Promise.all([eventsOf('harbour'), eventsOf('summit')])
    const ids = replies.map((reply) => reply.json().eventData[0].id)
    expect(ids).toEqual([await idOf('harbour'), await idOf('summit')])
  })

  it('don’t affect each other’s breaker', async () => {
    answerClubs(await idOf('harbour'))
    for (let time = 0; time < 6; time++) expect((await eventsOf('harbour')).status).toBe(502)
    expect(requests).toHaveLength(5)
    expect((await eventsOf('summit')).status).toBe(200)
  })
})

describe('one event of a club whose Connect comes from outside', () => {
  const classOf = (id: string) =>
    app.call('GET', `/api/v2/ondemand/connect/${id}/${member.userId}`, { token: member.token })

  it.each([404, 410])(
    'LIVE-24 that the provider answers with %i is not found, and doesn’t affect other calls',
    async (status) => {
      answer = (path) => (path.includes('/ondemand/') ? { status, text: 'Gone' } : { body: { eventData: [event] } })
      for (let number = 0; number < 8; number++) {
        const reply = await classOf(`unknown-${number}`)
        expect([reply.status, reply.json().code]).toEqual([404, 404])
      }
      expect((await events()).status).toBe(200)
      const tempo = await app.signIn('active@tempo.example', 'tempo')
      answer = (path) => (path.includes('/live_event/') ? { status } : { body: { eventData: [event] } })
      const vimeo = (path: string) =>
        app.call('GET', `/api/v1/vimeo/tempo${path}`, { tenant: 'tempo', token: tempo.token })
      for (const path of [
        '/live_event/x/videos',
        '/live_event/videos/x',
        `/live_event/x/streamingurl/${tempo.userId}`,
      ]) {
        expect((await vimeo(path)).status).toBe(404)
      }
      expect((await vimeo('/live')).status).toBe(200)
    },
  )

  it('that disappears while it is watched is gone at once, and isn’t requested by every viewer', async () => {
    answer = () => ({ body: detail })
    expect((await classOf('E1')).status).toBe(200)
    answer = () => ({ status: 404 })
    await app.advance(5)
    expect((await classOf('E1')).status).toBe(404)
    requests.length = 0
    expect((await classOf('E1')).status).toBe(404)
    expect(requests).toHaveLength(0)
    answer = () => ({ body: detail })
    await app.advance(5)
    expect((await classOf('E1')).status).toBe(200)
  })

  it.each<[string, Reply]>([
    ['can’t be read', { body: { event: 'rubbish' } }],
    ['is refused', { status: 400 }],
  ])('that %s fails without affecting others', async (_, reply) => {
    answer = (path) => (path.includes('/ondemand/') ? reply : { body: { eventData: [event] } })
    for (let time = 0; time < 8; time++) expect((await classOf('E1')).status).toBe(502)
    expect((await events()).status).toBe(200)
  })

  it.each([500, 429])('that the provider answers with %i five times is no longer requested', async (status) => {
    answer = () => ({ body: detail })
    expect((await classOf('E1')).status).toBe(200)
    await app.advance(3600)
    requests.length = 0
    answer = () => ({ status })
    for (let time = 0; time < 8; time++) expect((await classOf('E1')).status).toBe(502)
    expect(requests).toHaveLength(5)
  })

  it('LIVE-18 may have null for a link that isn’t ready', async () => {
    const tempo = await app.signIn('active@tempo.example', 'tempo')
    const awaited = { ...event, liveStreamingLink: null }
    answer = (path) => ({
      body: path.includes('/ondemand/')
        ? { ...detail, event: awaited, liveStreamingLink: null }
        : { eventData: [awaited], liveStreamingLink: null },
    })
    expect((await events()).json().eventData).toMatchObject([{ id: 'E1', liveStreamingLink: '' }])
    expect((await classOf('E1')).json()).toMatchObject({ liveStreamingLink: '', event: { liveStreamingLink: '' } })
    answer = () => ({ body: { liveStreamingLink: null, transcode: null } })
    const path = `/api/v1/vimeo/tempo/live_event/E1/streamingurl/${tempo.userId}`
    const link = await app.call('GET', path, { tenant: 'tempo', token: tempo.token })
    expect(link.json()).toEqual({ liveStreamingLink: '', transcode: { status: 'complete' } })
  })
})

describe('requests that a visitor invents', () => {
  const vimeo = (path: string) => app.call('GET', `/api/v1/vimeo/tempo${path}`, { tenant: 'tempo' })

  it('S-10 don’t open the breaker if the provider refuses them', async () => {
    const paging = { recordsLeft: 30, totalRecords: 40, perPage: 10 }
    answer = (path) => (/page=[34]/.test(path) ? { status: 404 } : { body: { eventData: [event], ...paging } })
    for (const page of [3, 4, 3, 4, 3, 4, 3]) expect((await vimeo(`/videos?page=${page}`)).status).toBe(502)
    expect((await vimeo('/live')).status).toBe(200)
    expect((await vimeo('/videos?page=2')).status).toBe(200)
  })

  it('S-10 don’t reach the provider for pages beyond its last', async () => {
    answer = () => ({ body: { eventData: [event], recordsLeft: 11, totalRecords: 21, perPage: 10 } })
    expect((await vimeo('/videos?page=3')).json().eventData).toHaveLength(1)
    const beyond = await vimeo('/videos?page=4')
    expect(beyond.json()).toMatchObject({ eventData: [], recordsLeft: 0, totalRecords: 21, perPage: 10 })
    expect(requests.map((path) => /page=(\d+)/.exec(path)?.[1])).toEqual(['1', '3'])
  })

  it('S-10 can block only one kind of call: the others are still made', async () => {
    answer = () => ({ body: { eventData: [event] } })
    expect((await vimeo('/preview/5')).status).toBe(200)
    await app.advance(3600)
    requests.length = 0
    answer = (path) => (path.includes('/preview/') ? { status: 500 } : { body: { eventData: [event] } })
    for (let time = 0; time < 8; time++) expect((await vimeo('/preview/5')).status).toBe(502)
    expect(requests).toHaveLength(5)
    expect((await vimeo('/live')).status).toBe(200)
  })

  it('S-10 are limited, while cached answers serve everyone', async () => {
    answer = () => ({ body: { eventData: [event] } })
    const events = Array.from({ length: 320 }, (_, index) => vimeo(`/live_event/E${index + 1}/videos`))
    const statuses = (await Promise.all(events)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
    expect(requests.length).toBeLessThan(320)
    expect((await vimeo('/live_event/E1/videos')).status).toBe(200)
  })

  it.each([
    '/api/v1/vimeo/tempo/live_event/%2e%2e/videos',
    '/api/v1/vimeo/tempo/live_event/videos/%2e%2e',
    '/api/v1/connect/tempo/live_event/%2e/videos',
    '/api/v2/ondemand/connect/%2e%2e',
  ])('S-30 don’t climb the provider’s paths: %s', async (path) => {
    answer = () => ({ body: { eventData: [event] } })
    if (!app.server.server.listening) await app.server.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.server.address() as AddressInfo
    const basic = Buffer.from('upbeat:demo').toString('base64')
    const headers = { tenantid: 'tempo', authorization: `Basic ${basic}` }
    // Sent as written: `inject` and `fetch` would resolve the dots.
    const status = await new Promise((resolve, reject) => {
      get({ host: '127.0.0.1', port, path, headers, agent: false }, (reply) => resolve(reply.resume().statusCode)).on(
        'error',
        reject,
      )
    })
    expect(status).toBe(404)
    // A slow machine still sends the requests of the test before.
    expect(requests.filter((path) => !/\/E\d+\/videos$/.test(path))).toEqual([])
  })
})

describe('the breaker', () => {
  it('lets one call try after its rest, and all once that succeeded', () => {
    let now = 0
    const breaker = createBreaker(() => now)
    for (let time = 0; time < 5; time++) breaker.failed()
    expect(breaker.allows()).toBe(false)
    now = 30_000
    expect([breaker.allows(), breaker.allows()]).toEqual([true, false])
    breaker.succeeded()
    expect([breaker.allows(), breaker.allows()]).toEqual([true, true])
  })
})

describe('the setting', () => {
  it.each([
    [{}, null],
    [{ connectProviders: { vimeo: { url: 'https://a.example' } } }, null],
    [
      { connectProviders: { wexer: { url: 'https://a.example' } } },
      {
        url: 'https://a.example',
        tenant: 'pulse',
        tenantId: 'id-of-pulse',
        club: 'pulse',
        named: ['https://a.example'],
      },
    ],
    [
      {
        connectProviders: { wexer: { url: 'https://a.example', tenant: 'theirs' } },
        contentOrigins: ['https://*.cdn.example'],
      },
      {
        url: 'https://a.example',
        tenant: 'theirs',
        tenantId: 'theirs',
        club: 'pulse',
        named: ['https://a.example', 'https://*.cdn.example'],
      },
    ],
  ])('%j', (settings, expected) => {
    const config = { connectBase: null } as Tenant['config']
    const club = { id: 'id-of-pulse', name: 'pulse', config, settings: TenantSettings.parse(settings) }
    expect(providerOf(club, 'wexer')).toEqual(expected)
  })
})
