// @vitest-environment happy-dom
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { configureApi } from '../../../lib/api/api.ts'
import { queryClient } from '../../../lib/api/query-client.ts'
import { clock } from '../../../lib/clock.ts'
import { startTestServer } from '../../../lib/testing/start-test-server.ts'
import { makeTenant } from '../../../lib/testing/tenant-factory.ts'
import { restoreSession } from '../../auth/auth-store.ts'
import { setTenant } from '../../tenant/tenant-store.ts'
import { makeEvent } from '../testing/make-event.ts'
import { liveAddress } from './live-address.ts'
import { detailsOfCard } from './live-details.ts'
import { liveQuery } from './live-query.ts'

let link: { status: number; body: unknown }
let subscriptions: { status: number; body: unknown }
let server: Awaited<ReturnType<typeof startTestServer>>

beforeAll(async () => {
  server = await startTestServer(({ path }) => {
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    return { headers, ...(path.includes('/streamingurl/') ? link : subscriptions) }
  })
  configureApi({ host: server.url, credential: btoa('upbeat:demo'), tenantId: 'tenant-1' })
})
afterAll(() => server.close())
beforeEach(() => {
  localStorage.setItem('token', 't')
  localStorage.setItem('userId', 'u')
  restoreSession()
  queryClient.clear()
  setTenant(makeTenant({ connectSource: 'vimeo' }))
  clock.synchronise(Date.parse('2026-12-07T12:00:00Z'))
  queryClient.setQueryData(liveQuery('E1').queryKey, { ...detailsOfCard(makeEvent()), link: 'https://x/1.m3u8' })
  subscriptions = { status: 200, body: [{ status: 'active' }] }
})

const known = () => queryClient.getQueryData(liveQuery('E1').queryKey)

it('returns the next URL, of the beginning for a late member', async () => {
  link = { status: 200, body: { liveStreamingLink: 'https://x/2.m3u8', startOverLink: 'https://x/0.m3u8' } }
  expect(await liveAddress('E1', { isLate: false })).toEqual({ url: 'https://x/2.m3u8', isRefused: false })
  expect(await liveAddress('E1', { isLate: true })).toEqual({ url: 'https://x/0.m3u8', isRefused: false })
})

it('ROLE-10 SUB-45 notifies the page that the membership has ended during the class', async () => {
  link = { status: 403, body: { code: 403, message: 'User has no access' } }
  expect(await liveAddress('E1', { isLate: false })).toEqual({ url: '', isRefused: true })
  expect(known()?.mayWatch).toBe(false)
})

it('also detects that from the subscription, if the club’s source only omits the URL', async () => {
  link = { status: 200, body: { liveStreamingLink: '' } }
  subscriptions.body = [{ status: 'canceled' }]
  expect(await liveAddress('E1', { isLate: false })).toEqual({ url: '', isRefused: true })
})

it('treats a stream that is briefly down as such', async () => {
  link = { status: 200, body: { liveStreamingLink: '' } }
  expect(await liveAddress('E1', { isLate: false })).toEqual({ url: '', isRefused: false })
  subscriptions = { status: 400, body: {} }
  queryClient.removeQueries({ queryKey: ['subscriptions'] })
  expect(await liveAddress('E1', { isLate: false })).toEqual({ url: '', isRefused: false })
  expect(known()?.link).toBe('https://x/1.m3u8')
})
