import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deriveTheme } from './derive-theme.ts'
import { themeCss } from './theme-css.ts'

describe('themeCss', () => {
  it('emits every derived variable', () => {
    const { variables } = deriveTheme({ primary: '#e11d48' })
    const css = themeCss(variables)
    expect(css.startsWith(':root{--')).toBe(true)
    expect(css.split(';')).toHaveLength(Object.keys(variables).length)
    expect(css).toContain('--color-primary:#e11d48')
  })

  it('omits values that could escape their declaration', () => {
    expect(
      themeCss({
        '--a': '#fff;}body{display:none',
        '--b': '</style><script>alert(1)</script>',
        '--c': 'url(//evil.example)',
        '--d}': '#fff',
        color: '#fff',
        '--e': '#0f0',
      }),
    ).toBe(':root{--e:#0f0}')
  })

  it('never contains a character that ends markup or CSS', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (variables) => {
        expect(themeCss(variables)).toMatch(/^:root\{[^<>{}"'\\/()@]*\}$/)
      }),
    )
  })
})
