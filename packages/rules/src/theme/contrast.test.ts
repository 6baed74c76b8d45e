import { describe, expect, it } from 'vitest'
import { contrastRatio, leastContrast, withContrast } from './contrast.ts'
import { toOklch } from './oklch.ts'

describe('contrastRatio', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#ff0000', '#ffffff', 4],
    ['#123456', '#123456', 1],
  ])('%s on %s', (one, two, ratio) => {
    expect(contrastRatio(one, two)).toBeCloseTo(ratio, 1)
    expect(contrastRatio(two, one)).toBe(contrastRatio(one, two))
  })
})

describe('withContrast', () => {
  it('keeps a colour with enough contrast', () => {
    expect(withContrast('#1d4ed8', ['#ffffff'], 4.5)).toBe('#1d4ed8')
  })

  it('changes only lightness, as little as needed, and keeps the hue', () => {
    const repaired = withContrast('#60a5fa', ['#ffffff', '#f5f5f5'], 4.5)
    const contrast = leastContrast(repaired, ['#ffffff', '#f5f5f5'])
    expect(contrast).toBeGreaterThanOrEqual(4.5)
    expect(contrast).toBeLessThan(4.8)
    expect(Math.abs(toOklch(repaired).hue - toOklch('#60a5fa').hue)).toBeLessThan(4)
  })
})
