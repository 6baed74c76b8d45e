// @vitest-environment node

import { ApiError } from '@upbeat/client/api-error.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type ReceivedRequest, startTestServer, type TestReply } from '../testing/start-test-server.ts'
import { createApiClient } from './api-client.ts'
import { type ApiIdentity, buildRequest } from './api-request.ts'

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(closers.splice(0).map((close) => close()))
})

async function setUp(answer: (request: ReceivedRequest) => TestReply, identity: Partial<ApiIdentity> = {}) {
  const server = await startTestServer(answer)
  closers.push(server.close)
  const onUnauthorized = vi.fn()
  const asker = {
    host: server.url,
    credential: btoa('upbeat:demo'),
    tenantId: 't1',
    token: null,
    language: 'th',
    ...identity,
  }
  return { ...server, onUnauthorized, api: createApiClient({ identity: () => asker, onUnauthorized }) }
}

const member = { token: 'secret' }

describe('addresses', () => {
  it.each([
    [null, '/api/v1/vimeo/pulse/videos'],
    ['/api/v1/vimeo/', '/api/v1/vimeo/pulse/videos'],
    ['/clubs/connect', '/clubs/connect/pulse/videos'],
    ['https://connect.example/v2/', 'https://connect.example/v2/pulse/videos'],
  ])('of the vimeo calls are prefixed with the club’s base %s, and no others', (connectBase, expected) => {
    const asker = { host: '', credential: '', tenantId: 't1', token: null, language: 'en-gb', connectBase }
    expect(buildRequest('vimeoVideos', { params: { tenant: 'pulse' } }, asker).url).toBe(expected)
    expect(buildRequest('connectEvents', {}, asker).url).toBe('/api/v1/connect/events')
  })
})

describe('headers', () => {
  it.each([
    ['', null, 'Bearer secret'],
    ['', '/clubs/connect', 'Bearer secret'],
    ['https://pulse.example', '/clubs/connect', 'Bearer secret'],
    ['', 'https://connect.example/v2/', 'Basic app'],
    ['', '//connect.example/v2/', 'Basic app'],
    ['https://pulse.example', 'https://pulse.example.evil/v2', 'Basic app'],
  ])('S-32 send the member’s token only to this host: %j with base %j', (host, connectBase, expected) => {
    const asker = { host, credential: 'app', tenantId: 't1', token: 'secret', language: 'en-gb', connectBase }
    const { init } = buildRequest('vimeoVideos', { params: { tenant: 'pulse' } }, asker)
    expect((init.headers as Headers).get('authorization')).toBe(expected)
  })

  it('API-01 API-03 go to the host with the tenant, as JSON, uncached', async () => {
    const { api, requests } = await setUp(() => ({ body: { shortLink: 'x' } }))
    await api('shortenLink', { body: { longDynamicLink: 'https://a.example' } })
    expect(requests[0]).toMatchObject({ method: 'POST', path: '/api/v1/dynamiclinks/shortLinks' })
    expect(requests[0]?.headers).toMatchObject({
      tenantid: 't1',
      'content-type': 'application/json',
      'cache-control': 'no-cache',
      'accept-language': 'th',
    })
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ longDynamicLink: 'https://a.example' })
  })

  it('API-04 identify a member only by the bearer token', async () => {
    const { api, requests } = await setUp(() => ({ body: [] }), member)
    await api('listFavourites')
    await api('getClass', { params: { tag: 'a' } })
    expect(requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer secret', 'Bearer secret'])
  })

  it('API-05 send the basic credential without a user, and for platform calls', async () => {
    const { api, requests } = await setUp(() => ({ status: 200, body: {} }))
    await api('getIntensityCodes')
    await api('forgotPassword', { body: { EmailAddress: 'a@b.c' } })
    expect(requests.map(({ headers }) => headers.authorization)).toEqual(Array(2).fill(`Basic ${btoa('upbeat:demo')}`))
  })

  it("send the platform’s credential on a member's platform calls, and none if none is needed", async () => {
    const { api, requests } = await setUp(() => ({ body: {} }), member)
    await api('forgotPassword', { body: { EmailAddress: 'a@b.c' } })
    await api('getManifest')
    expect(requests.map(({ headers }) => headers.authorization)).toEqual([`Basic ${btoa('upbeat:demo')}`, undefined])
  })

  it('encode forms, and include the caller’s own headers', async () => {
    const { api, requests } = await setUp(() => ({ body: {} }))
    await api('login', { body: { username: 'a b', password: 'ü&' }, headers: { 'X-Extra': '1' } })
    expect(requests[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded')
    expect(requests[0]?.headers['x-extra']).toBe('1')
    expect(Object.fromEntries(new URLSearchParams(requests[0]?.body))).toEqual({ username: 'a b', password: 'ü&' })
  })
})

describe('addresses', () => {
  it('fill and encode the path and drop optional parts', async () => {
    const { api, requests } = await setUp(() => ({ body: [] }))
    await api('getClass', { params: { tag: 'a/b ä' } })
    await api('listChannels')
    await api('listChannels', { params: { userId: 'u1' } })
    await api('getTerms', { query: { languageCode: 'th' } })
    expect(requests.map(({ path }) => path)).toEqual([
      '/api/v3/virtualclass/a%2Fb%20%C3%A4',
      '/api/v2/channels',
      '/api/v2/channels/u1',
      '/api/v1/getpoeditorterms?languageCode=th',
    ])
  })
})

describe('replies', () => {
  it('resolve to null for an empty body, and expose the status on request', async () => {
    const { api } = await setUp(() => ({ status: 204 }))
    expect(await api.reply('forgotPassword', { body: { EmailAddress: 'a@b.c' } })).toMatchObject({
      status: 204,
      body: null,
    })
  })

  it('accept 304 as a success', async () => {
    const { api, requests } = await setUp(() => ({ status: 304 }))
    const headers = { 'If-Modified-Since': 'Fri, 20 Nov 2026 00:00:00 GMT' }
    expect((await api.reply('getTerms', { query: { languageCode: 'th' }, headers })).status).toBe(304)
    expect(requests[0]?.headers['if-modified-since']).toBe(headers['If-Modified-Since'])
  })

  it.each([
    [
      'the wire code and message',
      409,
      { code: 1032, message: 'discount code already used' },
      1032,
      'discount code already used',
    ],
    ['the status where there is no code', 500, { error: 'x' }, 500, ''],
    ['the status where a proxy answers a page', 502, '<html>', 502, ''],
  ])('fails with %s', async (_, status, body, code, message) => {
    const { api } = await setUp(() => ({ status, body }), member)
    const error = await api('redeemCode', { body: { DiscountCode: 'A' } }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status, code, message })
  })

  it('fail with status 0 without a network', async () => {
    const { api, close } = await setUp(() => ({}))
    await close()
    closers.length = 0
    await expect(api('getIntensityCodes')).rejects.toMatchObject({ name: 'ApiError', status: 0 })
  })
})

describe('a reply that never arrives', () => {
  it.each([
    ['purchase', 130],
    ['listFavourites', 30],
  ] as const)('of %s fails like no network after %i seconds', async (name, seconds) => {
    const { api, requests } = await setUp(() => ({ after: new Promise(() => {}) }), member)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const failed = vi.fn()
    const body = { planId: 'm', productId: 'p', sourceToken: 't', paymentMethod: 2 } as const
    const asked = (name === 'purchase' ? api(name, { body }) : api(name)).catch(failed)
    await vi.waitUntil(() => requests.length > 0)
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1000)
    expect(failed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1000)
    await asked
    expect(failed.mock.calls).toEqual([[expect.objectContaining({ name: 'ApiError', status: 0 })]])
  })
})

describe('401', () => {
  it('calls the handler with the rejected token', async () => {
    const { api, onUnauthorized } = await setUp(() => ({ status: 401 }), member)
    await expect(api('listFavourites')).rejects.toMatchObject({ status: 401 })
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('secret')
  })

  it('of login, forgotten and reset password is left to their pages (D-19)', async () => {
    const { api, onUnauthorized } = await setUp(() => ({ status: 401 }))
    await api('login', { body: { username: 'a', password: 'b' } }).catch(() => {})
    await api('forgotPassword', { body: { EmailAddress: 'a@b.c' } }).catch(() => {})
    await api('resetPassword', { body: { token: 't', password: 'Abcdefg1', confirmPassword: 'Abcdefg1' } }).catch(
      () => {},
    )
    expect(onUnauthorized).not.toHaveBeenCalled()
  })
})

it("a call aborts with its caller's signal", async () => {
  const { api } = await setUp(() => ({ after: new Promise(() => {}) }))
  const leaving = new AbortController()
  const left = api('getIntensityCodes', { signal: leaving.signal })
  leaving.abort()
  await expect(left).rejects.toMatchObject({ name: 'AbortError' })
})
