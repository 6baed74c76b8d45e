import { expect, it } from 'vitest'
import { createClock } from '../clock.ts'
import { catchUp } from './catch-up.ts'

const start = Date.parse('2026-11-20T12:00:00Z')

it.each([
  ['a clock that stood still for a minute goes on', { 'x-server-time': String(start + 60_000) }, 60_000],
  ['what the way here takes changes nothing', { 'x-server-time': String(start + 1900) }, 0],
  ['a reply that lay somewhere does not turn it back', { 'x-server-time': String(start - 60_000) }, 0],
  ['a reply without a time says nothing', {}, 0],
  ['nor does one with rubbish', { 'x-server-time': 'noon' }, 0],
])('%s', (_, headers: Record<string, string>, expected) => {
  const clock = createClock(start, () => 5000)
  catchUp(clock, new Headers(headers))
  expect(clock.now() - start).toBe(expected)
})
