import { expect, it } from 'vitest'
import { createSoundClock } from './sound-clock.ts'

const block = (endsAt: number, length = 4800) => ({
  endsAt,
  left: new Float32Array(length),
  right: new Float32Array(length),
})

it('counts samples, whatever jitter the times have', () => {
  const place = createSoundClock(1000)
  expect(place(block(1150))).toEqual({ second: 0.05, silence: 0 })
  expect(place(block(1290))).toEqual({ second: 0.15, silence: 0 })
  expect(place(block(1320))).toEqual({ second: 0.25, silence: 0 })
})

it('leaves out what was heard before the start', () => {
  const place = createSoundClock(1000)
  expect(place(block(1050))).toBeNull()
  expect(place(block(1100))).toEqual({ second: 0, silence: 0 })
})

it('fills an interruption of the sound with silence, so that it stays with the picture', () => {
  const place = createSoundClock(1000)
  place(block(1100))
  expect(place(block(6200))).toEqual({ second: 0.1, silence: 5 * 48_000 })
  expect(place(block(6300))).toEqual({ second: 5.2, silence: 0 })
})

it('leaves blocks out while the sound is ahead of the picture', () => {
  const place = createSoundClock(1000)
  for (let ends = 1100; ends <= 1500; ends += 100) place(block(ends))
  expect(place(block(1250))).toBeNull()
  expect(place(block(1600))).toEqual({ second: 0.5, silence: 0 })
})
