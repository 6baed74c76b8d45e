// @vitest-environment happy-dom
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { configureApi } from '../lib/api/api.ts'
import { clock } from '../lib/clock.ts'
import { startTestServer } from '../lib/testing/start-test-server.ts'
import { keepClockRight } from './keep-clock-right.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer(() => ({
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'access-control-expose-headers': '*',
      'x-server-time': String(Date.now()),
    },
    body: {},
  }))
  configureApi({ host: server.url })
})
afterAll(() => server.close())
afterEach(() => vi.useRealTimers())

it('requests the time after the device slept, not each time the page becomes visible', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  const calls = () => server.requests.filter(({ method }) => method === 'GET').length
  const look = () => document.dispatchEvent(new Event('visibilitychange'))
  clock.synchronise(Date.now())
  keepClockRight()
  vi.advanceTimersByTime(600_000)
  look()
  // The date advances while the monotonic clock is stopped.
  const asleep = 3_600_000
  vi.setSystemTime(Date.now() + asleep)
  expect(clock.now()).toBeLessThan(Date.now() - asleep + 2000)
  look()
  look()
  await vi.waitFor(() => expect(clock.now()).toBeGreaterThan(Date.now() - 2000))
  expect(calls()).toBe(1)
})
