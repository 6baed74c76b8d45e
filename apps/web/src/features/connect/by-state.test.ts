import { expect, it } from 'vitest'
import { byState } from './by-state.ts'
import { makeEvent, startingAt } from './testing/make-event.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const at = (id: string, minutes: number, status: 'streaming' | 'awaiting' | 'unavailable', more: object = {}) => {
  const startsAt = now + minutes * 60_000
  return { event: makeEvent({ id, ...startingAt(new Date(startsAt).toISOString(), status), ...more }), startsAt }
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
