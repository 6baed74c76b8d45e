import { expect, it } from 'vitest'
import { createClock } from './clock.ts'

it('advances the server’s time by the elapsed time', () => {
  let elapsed = 1000
  const clock = createClock(5_000_000, () => elapsed)
  elapsed += 250
  expect(clock.now()).toBe(5_000_250)
  clock.synchronise(9_000_000)
  elapsed += 1
  expect(clock.now()).toBe(9_000_001)
  clock.synchronise(9_000_000, elapsed - 400)
  expect(clock.now()).toBe(9_000_400)
})
