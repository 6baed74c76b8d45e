import { expect, it } from 'vitest'
import { leastContrast } from './contrast.ts'
import { studioAccent } from './studio-accent.ts'

it.each(['#e5174f', '#ffe600', '#000000', '#ffffff', '#1f8a5b', 'none', null])(
  'makes %s readable on all surfaces of the studio',
  (primary) => {
    const { light, dark } = studioAccent(primary)
    expect(leastContrast(light, ['#ffffff', '#f7f7f8', '#e6e7ea'])).toBeGreaterThanOrEqual(4.5)
    expect(leastContrast(dark, ['#131417', '#1a1c20', '#2d3037'])).toBeGreaterThanOrEqual(4.5)
  },
)

it('keeps a colour that is readable already', () => {
  expect(studioAccent('#9b0f3a').light).toBe('#9b0f3a')
})
