import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { throttleEncoder } from './throttle-encoder.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** The messages that an encoder gets over `periods` of 200 ms with these loads; the last load repeats. */
function told(loads: number[], periods: number) {
  const messages: string[] = []
  let at = 0
  const way = throttleEncoder(
    () => loads[Math.min(at++, loads.length - 1)] ?? 0,
    (message) => messages.push(`${at} ${message}`),
  )
  vi.advanceTimersByTime(periods * 200)
  way.end()
  vi.advanceTimersByTime(2000)
  return { messages, pausedMs: way.pausedMs() }
}

it('TAKE-11 an encoder keeps running while the server is idle', () => {
  expect(told([0, 0.2, 0.49], 20)).toEqual({ messages: [], pausedMs: 0 })
})

it('TAKE-11 an encoder pauses while requests keep the server busy, and resumes afterwards', () => {
  expect(told([0.1, 0.9, 0.5, 0.1], 20)).toEqual({ messages: ['2 pause', '4 resume'], pausedMs: 400 })
})

it('TAKE-11 an encoder gets a fifth of the time on a server that is always busy', () => {
  const { messages, pausedMs } = told([1], 15)
  expect(messages).toEqual(['1 pause', '5 resume', '6 pause', '10 resume', '11 pause', '15 resume'])
  expect(pausedMs).toBe(12 * 200)
})
