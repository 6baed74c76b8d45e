import { describe, expect, it } from 'vitest'
import { byState, firstOfSchedule } from './by-state.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const at = (id: string, minutes: number, status: 'streaming' | 'awaiting' | 'unavailable', more: object = {}) => {
  const startsAt = now + minutes * 60_000
  return { event: { id, live: { status }, ...more }, startsAt }
}
const order = (occurrences: ReturnType<typeof at>[], knownAt = now) =>
  byState(occurrences, now, knownAt).map(({ event }) => event.id)

it('sorts events on air first, then the next, the late ones and those being prepared', () => {
  const occurrences = [
    at('prepared', -50, 'streaming', { transcode: { status: 'processing' } }),
    at('gone', -40, 'unavailable'),
    at('late', -20, 'awaiting'),
    at('first', -10, 'streaming'),
    at('second', -5, 'streaming'),
    at('next', 5, 'unavailable'),
    at('tonight', 300, 'unavailable'),
  ]
  expect(order(occurrences)).toEqual(['first', 'second', 'next', 'tonight', 'gone', 'late', 'prepared'])
})

it('leaves an event in place at its start, and while its page waits for it', () => {
  const waiting = [at('awaited', -9, 'awaiting'), at('next', 5, 'unavailable')]
  expect(order(waiting)).toEqual(['awaited', 'next'])
  expect(order([at('late', -10, 'awaiting'), at('next', 5, 'unavailable')])).toEqual(['next', 'late'])
})

it("doesn't count as on air an event fetched before its start", () => {
  const occurrences = [at('first', -10, 'streaming'), at('late', -8, 'awaiting'), at('second', -5, 'streaming')]
  expect(order(occurrences, now - 7 * 60_000)).toEqual(['first', 'late', 'second'])
})

describe('the first of the schedule', () => {
  const firstOf = (...occurrences: ReturnType<typeof at>[]) => firstOfSchedule(occurrences, now)?.event.id ?? null

  it('is what is on air, else the next event', () => {
    expect(firstOf(at('late', -20, 'awaiting'), at('on', -10, 'streaming'), at('next', 5, 'unavailable'))).toBe('on')
    expect(firstOf(at('next', 5, 'unavailable'), at('tonight', 300, 'unavailable'))).toBe('next')
    expect(firstOf(at('awaited', -9, 'awaiting'), at('next', 5, 'unavailable'))).toBe('awaited')
    expect(firstOf(at('late', -20, 'awaiting'))).toBe('late')
  })

  it('is unknown if it depends on the time zone, or if there is none', () => {
    expect(firstOf(at('late', -20, 'awaiting'), at('next', 5, 'unavailable'))).toBeNull()
    expect(firstOf()).toBeNull()
    expect(firstOf(at('inEightDays', 7.5 * 24 * 60, 'unavailable'))).toBeNull()
  })
})
