import { describe, expect, it } from 'vitest'
import { logoRatio } from './logo-ratio.ts'

describe('a logo’s proportions', () => {
  it.each([
    ['<svg viewBox="0 0 120 40">', 3],
    ["<svg viewBox='0,0,48,48'>", 1],
    ['<svg width="90px" height="30">', 3],
    ['<svg>', 1],
    ['<svg viewBox="0 0 0 0">', 1],
    ['<svg viewBox="0 0 9000 1">', 8],
  ])('%s are %d', (svg, ratio) => {
    expect(logoRatio(svg)).toBe(ratio)
  })
})
