import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseHex, toHex, toOklch } from './oklch.ts'

describe('parseHex', () => {
  it.each([
    ['#FFA', '#ffffaa'],
    ['#ffa8', '#ffffaa'],
    ['#12AB34', '#12ab34'],
    ['12ab34', '#12ab34'],
    [' #12ab34ff ', '#12ab34'],
  ])('reads %s', (text, expected) => {
    expect(parseHex(text)).toBe(expected)
  })

  it.each(['', 'red', '#12', '#12345', 'url(x)', '#12ab34;}', null, undefined, 7])('rejects %s', (text) => {
    expect(parseHex(text)).toBeNull()
  })
})

describe('OKLCH', () => {
  it.each([
    ['#ffffff', 1, 0],
    ['#000000', 0, 0],
    ['#ff0000', 0.628, 0.2577],
    ['#0000ff', 0.452, 0.3132],
  ])('places %s', (hex, lightness, chroma) => {
    const place = toOklch(hex)
    expect(place.lightness).toBeCloseTo(lightness, 3)
    expect(place.chroma).toBeCloseTo(chroma, 3)
  })

  it('round-trips every colour', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const hex = `#${value.toString(16).padStart(6, '0')}`
        expect(toHex(toOklch(hex))).toBe(hex)
      }),
      { numRuns: 5000 },
    )
  })

  it('reduces chroma, not lightness or hue, outside the gamut', () => {
    const place = toOklch(toHex({ lightness: 0.6, chroma: 0.4, hue: 150 }))
    expect(place.lightness).toBeCloseTo(0.6, 1)
    expect(Math.abs(place.hue - 150)).toBeLessThan(3)
  })
})
