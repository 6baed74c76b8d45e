import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { displayFontFaces, displayFontFile } from './display-fonts.ts'
import { defaultKit, type Kit, kitChoices, kitNames, kitOf } from './kit.ts'
import { kitCss } from './kit-css.ts'
import { kitVariables, ownKitVariables } from './kit-variables.ts'

const tokens = readFileSync(new URL('../../../ui/src/tokens.css', import.meta.url), 'utf8')
const kits: [string, Kit][] = kitNames.flatMap((name) =>
  kitChoices[name].map((value): [string, Kit] => [`${name} ${value}`, { ...defaultKit, [name]: value }]),
)

describe('a club without a kit', () => {
  it('uses the first option of every choice and emits no CSS', () => {
    expect(defaultKit).toEqual(Object.fromEntries(kitNames.map((name) => [name, kitChoices[name][0]])))
    expect([kitCss(defaultKit, false), displayFontFile('figtree')]).toEqual(['', null])
  })

  it('matches the default: its values are those of the style sheet', () => {
    const given = Object.entries(kitVariables(defaultKit)).filter(([, value]) => value !== 'initial')
    expect(given).toHaveLength(8)
    for (const [name, value] of given) expect(tokens).toContain(`  ${name}: ${value};\n`)
  })
})

describe('a club with a kit', () => {
  it.each(kits)('%s sets every property, so that it replaces any other kit', (_name, kit) => {
    expect(Object.keys(kitVariables(kit)).sort()).toEqual(Object.keys(kitVariables(defaultKit)).sort())
  })

  it('emits only differences, after the style sheet’s own rule', () => {
    expect(ownKitVariables({ ...defaultKit, cardShape: 'square' })).toEqual({ '--card-ratio': '1 / 1' })
    expect(kitCss({ ...defaultKit, cardShape: 'tall' }, false)).toBe(':root:root{--card-ratio:4 / 5}')
  })

  it.each(kits)('%s can’t leave its declaration or the style element', (_name, kit) => {
    for (const value of Object.values(kitVariables(kit))) expect(value).not.toMatch(/[;{}<>]/)
  })

  it('includes only its own font, or all fonts while it is edited', () => {
    const families = (css: string) => new Set([...css.matchAll(/font-family:"([^"]+)"/g)].map(([, family]) => family))
    const kit: Kit = { ...defaultKit, displayFont: 'fraunces' }
    expect(families(kitCss(kit, false))).toEqual(new Set(['Fraunces', 'Fraunces Stand-in']))
    expect(families(kitCss(kit, true)).size).toBe(8)
  })

  it('never blocks on its font: text is rendered in a system font until it loads', () => {
    for (const font of kitChoices.displayFont.slice(1)) {
      const faces = displayFontFaces(font).split('@font-face').slice(1)
      for (const face of faces) expect(face).toMatch(/font-display:swap|src:local\(/)
      expect(kitVariables({ ...defaultKit, displayFont: font })['--font-display']).toMatch(/^"(.+)","\1 Stand-in",var/)
    }
  })

  it('is extracted from a whole configuration', () => {
    const club = { ...defaultKit, corners: 'large' as const, name: 'riverside' }
    expect(kitOf(club)).toEqual({ ...defaultKit, corners: 'large' })
  })
})
