import { expect, it } from 'vitest'
import { onAirFirst } from './on-air-first.ts'
import { makeEvent, startingAt } from './testing/make-event.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const at = (id: string, minutes: number, status: 'streaming' | 'awaiting' | 'unavailable') => {
  const startsAt = now + minutes * 60_000
  return { event: makeEvent({ id, ...startingAt(new Date(startsAt).toISOString(), status) }), startsAt }
}
const order = (knownAt: number) =>
  onAirFirst(
    [
      at('late', -20, 'awaiting'),
      at('first', -10, 'streaming'),
      at('second', -5, 'streaming'),
      at('next', 5, 'unavailable'),
    ],
    now,
    knownAt,
  ).map(({ event }) => event.id)

it('sorts events on air before awaited ones, else by time', () => {
  expect(order(now)).toEqual(['first', 'second', 'late', 'next'])
})

it("doesn't count as on air an event fetched before its start", () => {
  expect(order(now - 7 * 60_000)).toEqual(['first', 'late', 'second', 'next'])
})
