import { expect, it } from 'vitest'
import { snap, snapRange } from './snap.ts'

const keyframes = [0, 2, 4, 6, 8, 10, 12, 14]

it('WEEK-08 snaps to the nearest keyframe, the beginning or the end', () => {
  expect(snap(3.2, keyframes, 15.4)).toBe(4)
  expect(snap(2.9, keyframes, 15.4)).toBe(2)
  expect(snap(-1, keyframes, 15.4)).toBe(0)
  expect(snap(15, keyframes, 15.4)).toBe(15.4)
  expect(snap(7, [], 15.4)).toBe(0)
})

it('WEEK-08 refuses a range that would leave less than ten seconds', () => {
  const recording = { keyframes, durationSecond: 15.4 }
  const whole = { from: 0, to: 15.4 }
  expect(snapRange(whole, { from: 1.9, to: 13.1 }, recording)).toEqual({ from: 2, to: 14 })
  expect(snapRange(whole, { from: 6, to: 12 }, recording)).toBeNull()
  expect(snapRange({ from: 0, to: 5 }, { from: 0, to: 5 }, { keyframes, durationSecond: 5 })).toEqual({
    from: 0,
    to: 5,
  })
})

it('moves an end by a key press however far apart the keyframes are', () => {
  const recording = { keyframes: [0, 8, 16, 24, 32], durationSecond: 40 }
  expect(snapRange({ from: 0, to: 40 }, { from: 2, to: 40 }, recording)).toEqual({ from: 8, to: 40 })
  expect(snapRange({ from: 8, to: 40 }, { from: 6, to: 40 }, recording)).toEqual({ from: 0, to: 40 })
  expect(snapRange({ from: 8, to: 40 }, { from: 8, to: 38 }, recording)).toEqual({ from: 8, to: 32 })
})
