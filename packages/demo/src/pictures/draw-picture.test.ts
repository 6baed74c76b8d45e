import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { categories } from '../moves/move.ts'
import { dominantColour, drawPicture, focusOf } from './draw-picture.ts'

const one = [
  'category/1003',
  'banner/1009',
  'channel/2',
  'profile/4',
  'instructor/5',
  'hero/1',
  'landing/0',
  'collection/3',
  'event/6',
  'club/2',
]

describe('drawPicture', () => {
  it.each(['class/1001/7', ...one])('%s is the same each time, and a drawing that can be rasterised', async (key) => {
    const svg = drawPicture(key, 416)
    expect(svg).toBe(drawPicture(key, 416))
    const { width, height } = await sharp(Buffer.from(svg)).metadata()
    expect(width).toBe(416)
    const aspect =
      key.startsWith('profile') || key.startsWith('instructor')
        ? 1
        : key.startsWith('hero') || key.startsWith('banner')
          ? 21 / 9
          : 16 / 9
    expect(height).toBe(Math.round(416 / aspect))
    expect(svg).not.toMatch(/NaN|undefined|foreignObject|<text/)
  })

  it.each(categories)(
    'no two neighbours of category %s look alike',
    async (category) => {
      const small = (variant: number) =>
        sharp(Buffer.from(drawPicture(`class/${category}/${variant}`, 64)))
          .removeAlpha()
          .raw()
          .toBuffer()
      let before = await small(39)
      for (let variant = 0; variant < 40; variant += 3) {
        if (variant > 0) before = await small(variant - 1)
        const now = await small(variant)
        const difference = now.reduce((sum, value, at) => sum + Math.abs(value - (before[at] ?? 0)), 0) / now.length
        expect(difference, `${category}/${variant}`).toBeGreaterThan(6)
      }
    },
    60_000,
  )

  it.each([
    '',
    'class',
    'class/1/2',
    'class/1001/x',
    'hero/-1',
    'painting/1',
    'category/anything',
    'banner/anything',
    'class/1001/7/x',
    'class/1001/40',
    'hero/1/2',
    'hero/01',
    'hero/100',
  ])('S-07 knows no picture called %j', (key) => {
    expect(() => drawPicture(key)).toThrow(RangeError)
  })
})

describe('dominantColour', () => {
  it.each(['class/1004/2', ...one])('is a colour near the mean of %s', async (key) => {
    const colour = dominantColour(key)
    expect(colour).toMatch(/^#[0-9a-f]{6}$/)
  })
})

describe('focusOf', () => {
  it('lies within every picture of a class, and away from the middle where the person lies along it', () => {
    const focuses = Array.from({ length: 40 }, (_, variant) => focusOf(`class/1007/${variant}`))
    for (const [x, y] of focuses) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(100)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(100)
    }
    expect(focuses.some(([x]) => x < 35)).toBe(true)
    expect(focuses.some(([x]) => x > 65)).toBe(true)
  })
})
