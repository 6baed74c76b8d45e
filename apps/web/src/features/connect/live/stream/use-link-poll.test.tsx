import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { configureApi } from '../../../../lib/api/api.ts'
import { createQueryClient } from '../../../../lib/api/query-client.ts'
import { clock } from '../../../../lib/clock.ts'
import { startTestServer } from '../../../../lib/testing/start-test-server.ts'
import { makeTenant } from '../../../../lib/testing/tenant-factory.ts'
import { setTenant } from '../../../tenant/tenant-store.ts'
import { makeEvent, startingAt } from '../../testing/make-event.ts'
import { detailsOfCard } from '../live-details.ts'
import { liveQuery } from '../live-query.ts'
import { useLinkPoll } from './use-link-poll.ts'

const start = Date.parse('2026-11-20T12:00:00Z')
const event = makeEvent(startingAt('2026-11-20T12:00:00Z'))
let status: number
/** The event without its stream, if that differs. */
let wholeStatus: number | undefined
let server: Awaited<ReturnType<typeof startTestServer>>

beforeAll(async () => {
  server = await startTestServer(({ path }) => {
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    const body = path.endsWith('/videos') ? { eventData: [{ ...event, title: 'Moved' }] } : { liveStreamingLink: '' }
    return { status: (path.endsWith('/videos') ? wholeStatus : undefined) ?? status, headers, body }
  })
  configureApi({ host: server.url, credential: btoa('upbeat:demo'), tenantId: 'tenant-1' })
})
afterAll(() => server.close())
beforeEach(() => {
  status = 200
  wholeStatus = undefined
  server.requests.length = 0
  setTenant(makeTenant({ connectSource: 'vimeo' }))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
})
afterEach(() => vi.useRealTimers())

/** A page that loaded its event `seconds` ago and starts to poll at `now`; records the time of each call in milliseconds. */
function waitFrom(now: number, { knownFor = 0, chance = 0.5 } = {}) {
  const queryClient = createQueryClient()
  const query = liveQuery('E1')
  queryClient.setQueryData(query.queryKey, { ...detailsOfCard(event), link: '' })
  vi.advanceTimersByTime(knownFor * 1000)
  clock.synchronise(now)
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const shown = renderHook(({ active }) => useLinkPoll({ eventId: 'E1', startsAt: start, active }, () => chance), {
    wrapper,
    initialProps: { active: true },
  })
  return {
    ...shown,
    error: () => queryClient.getQueryState(query.queryKey)?.error,
    title: () => queryClient.getQueryData(query.queryKey)?.event.title,
  }
}

const isLinkCall = ({ method, path }: { method: string; path: string }) =>
  method === 'GET' && path.includes('/streamingurl/')
const isWholeCall = ({ method, path }: { method: string; path: string }) => method === 'GET' && path.endsWith('/videos')

/** Advances `milliseconds` and resolves the calls that were due. */
async function pass(milliseconds: number) {
  await vi.advanceTimersByTimeAsync(milliseconds)
  for (let turn = 0; turn < 200; turn += 1) await new Promise(setImmediate)
}

describe('waiting for the stream', () => {
  it.each([
    [0.2, 200],
    [0.9, 900],
  ])('spreads the viewers of one start over a second: with random %d after %i ms', async (chance, due) => {
    waitFrom(start, { knownFor: 20, chance })
    await pass(due - 1)
    expect(server.requests.filter(isLinkCall)).toHaveLength(0)
    await pass(1)
    expect(server.requests.filter(isLinkCall)).toHaveLength(1)
  })

  it.each([
    [0, 4750],
    [1, 5250],
  ])('LIVE-15 polls every five seconds, give or take a quarter: with random %d after %i ms', async (chance, due) => {
    waitFrom(start, { knownFor: 20, chance })
    await pass(1000)
    for (const count of [1, 2]) {
      expect(server.requests.filter(isLinkCall)).toHaveLength(count)
      await pass(due)
    }
  })

  it("doesn't refetch at once data received after the start", async () => {
    waitFrom(start + 60_000)
    await pass(4999)
    expect(server.requests).toHaveLength(0)
    await pass(1)
    expect(server.requests.filter(isLinkCall)).toHaveLength(1)
  })

  it('refetches soon if the data is from before the start', async () => {
    waitFrom(start + 1000, { knownFor: 2 })
    await pass(500)
    expect(server.requests.filter(isLinkCall)).toHaveLength(1)
  })

  it('detects with every fourth poll that the class was rescheduled', async () => {
    const { title } = waitFrom(start, { knownFor: 20 })
    await pass(500)
    for (let beat = 0; beat < 2; beat += 1) await pass(5000)
    expect(server.requests.filter(isWholeCall)).toHaveLength(0)
    await pass(5000)
    expect(server.requests.filter(isWholeCall)).toHaveLength(1)
    expect(title()).toBe('Moved')
  })

  it('notifies the page at once that the class was removed', async () => {
    const { error } = waitFrom(start, { knownFor: 20 })
    status = 404
    await pass(500)
    await pass(0)
    expect(error()).toMatchObject({ status: 404 })
  })

  it('ERR-30 reports after three failures that the stream could not be loaded, until a retry', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { result } = waitFrom(start, { knownFor: 20 })
    status = 500
    await pass(500)
    await pass(5000)
    expect(result.current).toBeNull()
    await pass(5000)
    expect(result.current).toBe('errors.stream')
    status = 200
    await pass(5000)
    await pass(5000)
    expect(result.current).toBeNull()
  })

  it.each([
    [500, 'Moved'],
    [403, 'Moved'],
    [404, undefined],
  ])('ERR-30 shows the event if only its stream fails, unless it was removed: with %d', async (linkStatus, title) => {
    vi.useRealTimers()
    status = linkStatus
    wholeStatus = 200
    const opened = createQueryClient().fetchQuery({ ...liveQuery('E1'), retry: false })
    expect((await opened.catch(() => undefined))?.event.title).toBe(title)
  })

  it('LIVE-16 makes no calls after it has stopped', async () => {
    const { rerender } = waitFrom(start, { knownFor: 20 })
    await pass(500)
    rerender({ active: false })
    await pass(60_000)
    expect(server.requests.filter(isLinkCall)).toHaveLength(1)
  })
})
