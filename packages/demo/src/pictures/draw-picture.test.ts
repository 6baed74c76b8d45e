import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { categories } from '../moves/move.ts'
import { movesOf } from '../moves/moves.ts'
import { composeRoutine } from '../routines/compose-routine.ts'
import { classPicture } from '../world/class-picture.ts'
import { dominantColour, drawPicture, focusOf } from './draw-picture.ts'
import { classCuts } from './picture-key.ts'

const one = ['hero/pulse/squat-jump', 'banner/harbour/tree-left', 'instructor/1005', 'landing/0']

describe('drawPicture', () => {
  it.each(['class/burpee/3', ...one])('%s is deterministic, and an SVG that can be rasterised', async (key) => {
    const svg = drawPicture(key, 416)
    expect(svg).toBe(drawPicture(key, 416))
    const { width, height } = await sharp(Buffer.from(svg)).metadata()
    expect(width).toBe(416)
    const aspect = key.startsWith('instructor') ? 1 : /^(?:hero|banner)/.test(key) ? 21 / 9 : 16 / 9
    expect(height).toBe(Math.round(416 / aspect))
    expect(svg).not.toMatch(/NaN|undefined|foreignObject|<text/)
  })

  it.each(categories)(
    'neighbours in category %s differ',
    async (category) => {
      const small = (key: string) =>
        sharp(Buffer.from(drawPicture(key, 64)))
          .removeAlpha()
          .raw()
          .toBuffer()
      const routine = composeRoutine({ category, seed: 5, durationSecond: 1200 })
      let before = await small(classPicture(routine, 'Any', 0))
      for (let ordinal = 1; ordinal < 13; ordinal++) {
        const now = await small(classPicture(routine, 'Any', ordinal))
        const difference = now.reduce((sum, value, at) => sum + Math.abs(value - (before[at] ?? 0)), 0) / now.length
        expect(difference, `${category}/${ordinal}`).toBeGreaterThan(6)
        before = now
      }
    },
    60_000,
  )

  it.each([
    '',
    'class',
    'class/burpee',
    'class/burpee/x',
    'class/burpee/6',
    'class/burpee/1/x',
    'class/bootcamp-march/1',
    'class/anything/1',
    'hero/pulse',
    'hero/pulse/anything',
    'hero/anything/burpee',
    'hero/pulse/burpee/1',
    'banner/pulse/bootcamp-march',
    'painting/1',
    'instructor/anything',
    'landing/-1',
    'landing/1/2',
    'landing/01',
    'landing/26',
  ])('S-07 rejects the key %j', (key) => {
    expect(() => drawPicture(key)).toThrow(RangeError)
  })
})

describe('dominantColour', () => {
  it.each(['class/hip-wave/2', ...one])('is close to the mean colour of %s', async (key) => {
    const colour = dominantColour(key)
    expect(colour).toMatch(/^#[0-9a-f]{6}$/)
  })
})

describe('focusOf', () => {
  it('is inside every picture of a class, and off-centre where a person lies along it', () => {
    const lying = movesOf('1006').filter(({ part }) => part === 'work')
    const focuses = lying.flatMap(({ id }) =>
      Array.from({ length: classCuts }, (_, cut) => focusOf(`class/${id}/${cut}`)),
    )
    for (const { x, y } of focuses) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(100)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(100)
    }
    expect(focuses.some(({ x }) => x < 35)).toBe(true)
    expect(focuses.some(({ x }) => x > 65)).toBe(true)
  })
})
