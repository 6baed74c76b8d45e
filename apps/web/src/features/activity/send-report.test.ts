// @vitest-environment happy-dom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { configureApi } from '../../lib/api/api.ts'
import { startTestServer, type TestReply } from '../../lib/testing/start-test-server.ts'
import { useAuth } from '../auth/auth-store.ts'
import { keptReports } from './kept-reports.ts'
import type { Report } from './report.ts'
import { keepSendingReports, sendKeptReports } from './send-kept-reports.ts'
import { sendReport } from './send-report.ts'

const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
}
let reply: (path: string) => TestReply
let server: Awaited<ReturnType<typeof startTestServer>>
let online = true

beforeAll(async () => {
  server = await startTestServer(({ path, method }) =>
    method === 'OPTIONS' ? { headers } : { headers, ...reply(path) },
  )
  configureApi({ host: server.url, credential: btoa('upbeat:demo'), tenantId: 'tenant-1' })
  vi.useFakeTimers({ toFake: ['setInterval'] })
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online)
  // Like the app's startup, with an empty queue.
  keepSendingReports()
})
afterAll(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await server.close()
})
beforeEach(() => {
  localStorage.clear()
  server.requests.length = 0
  online = true
  reply = () => ({ body: {} })
  useAuth.setState({ session: { status: 'signedIn', token: 't', userId: 'ada' } })
})
afterEach(() => sendKeptReports())

const playhead = (tag: string, positionSecond: number): Report => ({
  call: 'savePlayhead',
  params: { tag },
  body: { positionSecond, durationSecond: 600 },
})
const activity: Report = {
  call: 'addActivity',
  body: { workoutName: 'Ride', trackingResult: 7, watchingId: 'ada-a-1' },
}
const told = () =>
  server.requests.filter(({ method }) => method !== 'OPTIONS').map(({ path }) => path.replace(/^.*\/users\//, ''))

describe('a report', () => {
  it('without a network is sent once when the network returns', async () => {
    online = false
    expect(await sendReport(playhead('a', 30))).toBeNull()
    expect(await sendReport(activity)).toBeNull()
    expect(told()).toEqual([])
    online = true
    window.dispatchEvent(new Event('online'))
    window.dispatchEvent(new Event('online'))
    await sendKeptReports()
    expect(told()).toEqual(['playheads/a', 'recentactivity'])
    expect(keptReports()).toEqual([])
  })

  it.each([502, 503, 429])('is retried after %i', async (status) => {
    reply = () => ({ status })
    expect(await sendReport(activity)).toBeNull()
    expect(keptReports()).toEqual([activity])
    reply = () => ({ body: {} })
    vi.advanceTimersByTime(60_000)
    await sendKeptReports()
    expect(told()).toEqual(['recentactivity', 'recentactivity'])
    expect(keptReports()).toEqual([])
  })

  it('is not retried after a rejection', async () => {
    reply = () => ({ status: 400 })
    expect(await sendReport(activity)).toBeNull()
    expect(keptReports()).toEqual([])
  })

  it("stays queued until accepted, and doesn't block the others", async () => {
    online = false
    for (const report of [playhead('a', 30), playhead('b', 5), activity]) await sendReport(report)
    online = true
    const kept: number[] = []
    reply = (path) => {
      kept.push(keptReports().length)
      return path.endsWith('/a') ? { status: 500 } : { body: {} }
    }
    await sendKeptReports()
    expect(kept).toEqual([3, 3, 2])
    expect(keptReports()).toEqual([playhead('a', 30)])
  })

  it('is not sent by a visitor', async () => {
    online = false
    await sendReport(activity)
    online = true
    useAuth.setState({ session: { status: 'signedOut' } })
    await sendKeptReports()
    expect(told()).toEqual([])
    useAuth.setState({ session: { status: 'signedIn', token: 't', userId: 'ada' } })
    await sendKeptReports()
    expect(told()).toEqual(['recentactivity'])
  })
})
