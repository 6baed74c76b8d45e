// @vitest-environment happy-dom
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { configureApi } from '../../lib/api/api.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { clock } from '../../lib/clock.ts'
import { startTestServer } from '../../lib/testing/start-test-server.ts'
import { makeTenant } from '../../lib/testing/tenant-factory.ts'
import { setTenant } from '../tenant/tenant-store.ts'
import { allEventsQuery, eventsQuery, recentRecordingsQuery, recordingsQuery, scheduleQuery } from './queries.ts'
import { makeEvent } from './testing/make-event.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
let status: number
let answer: (path: string) => unknown
let server: Awaited<ReturnType<typeof startTestServer>>

beforeAll(async () => {
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
  server = await startTestServer(({ method, path }) =>
    method === 'OPTIONS' ? { headers } : { status, body: answer(path), headers },
  )
  configureApi({ host: server.url, credential: btoa('upbeat:demo'), tenantId: 'tenant-1' })
})
afterAll(() => server.close())
beforeEach(() => {
  queryClient.clear()
  server.requests.length = 0
  status = 200
  answer = () => ({ eventData: [] })
  setTenant(makeTenant())
  clock.synchronise(now)
})

const schedule = async () => (await queryClient.fetchQuery({ ...scheduleQuery(), staleTime: 0 })).knownAt - now
const asked = () => server.requests.filter(({ method }) => method === 'GET').length

describe('the schedule of the default source', () => {
  it('is as old as its reply, and fresh once invalidated', async () => {
    expect(await schedule()).toBeLessThan(10_000)
    clock.synchronise(now + 14_000)
    expect(await schedule()).toBeLessThan(10_000)
    expect(asked()).toBe(1)
    await queryClient.invalidateQueries(eventsQuery())
    expect(await schedule()).toBeGreaterThanOrEqual(14_000)
    expect(asked()).toBe(2)
  })
})

describe('the recordings of the other source', () => {
  const recording = (id: string) => makeEvent({ id, type: 3 })
  const pageOf = (path: string) => Number(new URL(path, server.url).searchParams.get('page'))
  const idsOf = (events: { id: string }[]) => events.map(({ id }) => id)
  beforeEach(() => setTenant(makeTenant({ connectSource: 'vimeo' })))

  it('are collected page by page for the providers', async () => {
    answer = (path) => {
      if (path.endsWith('/live')) return { eventData: [] }
      return { eventData: [recording(`R${pageOf(path)}`)], recordsLeft: 3 - pageOf(path) }
    }
    expect(idsOf(await queryClient.fetchQuery(allEventsQuery()))).toEqual(['R1', 'R2', 'R3'])
    expect(asked()).toBe(4)
  })

  it('stop at a provider that returns the same page again', async () => {
    answer = (path) => ({ eventData: path.endsWith('/live') ? [] : [recording('R1')], recordsLeft: 5 })
    expect(idsOf(await queryClient.fetchQuery(allEventsQuery()))).toEqual(['R1'])
    const { pages } = await queryClient.fetchInfiniteQuery({ ...recordingsQuery(), pages: 9 })
    expect(pages).toHaveLength(2)
  })

  it('LIVE-35 continue past a page without the requested provider', async () => {
    answer = (path) => ({ eventData: [makeEvent({ id: `R${pageOf(path)}`, type: 3 })], recordsLeft: 3 - pageOf(path) })
    const { pages } = await queryClient.fetchInfiniteQuery({ ...recordingsQuery('another-club'), pages: 9 })
    expect(pages.map(({ events }) => events.length)).toEqual([0, 0, 0])
  })
})

it.each([
  ['the schedule', () => queryClient.fetchQuery({ ...scheduleQuery(), retryDelay: 0 })],
  ['the recordings', () => queryClient.fetchInfiniteQuery({ ...recordingsQuery(), retryDelay: 0 })],
  ['the clubs', () => queryClient.fetchQuery({ ...allEventsQuery(), retryDelay: 0 })],
  ['Home’s recordings', () => queryClient.fetchQuery({ ...recentRecordingsQuery(), retryDelay: 0 })],
])('%s are tried three times if a provider fails, and no more', async (_, ask) => {
  status = 502
  await expect(ask()).rejects.toMatchObject({ status: 502 })
  expect(asked()).toBe(3)
})
