import { expect, it } from 'vitest'
import { watchClock } from './watch-clock.ts'

it('detects a clock that was set forward once, but neither passing time nor one that was set back', () => {
  let now = 1_000_000_000_000
  let elapsed = 0
  const pass = (milliseconds: number) => {
    now += milliseconds
    elapsed += milliseconds
  }
  const wasSet = watchClock({ now: () => new Date(now) }, () => elapsed)
  pass(3_600_000)
  expect(wasSet()).toBe(false)
  pass(3_600_000)
  now += 8 * 86_400_000
  expect(wasSet()).toBe(true)
  pass(3_600_000)
  expect(wasSet()).toBe(false)
  now -= 30 * 86_400_000
  expect(wasSet()).toBe(false)
})
