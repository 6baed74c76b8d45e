import { expect, it } from 'vitest'
import { cropOf, wholeView } from './crop.ts'

const photo = { width: 1600, height: 1600 }

it("TAKE-13 crops the largest centred area of the card's shape", () => {
  expect(cropOf(photo, 'wide', wholeView)).toEqual({ left: 0, top: 0.21875, width: 1, height: 0.5625 })
  const tall = cropOf(photo, 'tall', wholeView)
  expect(tall.width).toBeCloseTo(0.8)
  expect(tall.left).toBeCloseTo(0.1)
  expect([tall.top, tall.height]).toEqual([0, 1])
})

it.each([[{ zoom: 2, x: 0, y: 0 }], [{ zoom: 3, x: 1, y: 1 }], [{ zoom: 1, x: 1, y: 0 }]])(
  'TAKE-13 stays within the picture and keeps the shape at %j',
  (view) => {
    const { left, top, width, height } = cropOf({ width: 4000, height: 3000 }, 'wide', view)
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
    expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(1.0001)
    expect((width * 4000) / (height * 3000)).toBeCloseTo(16 / 9)
  },
)
