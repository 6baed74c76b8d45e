import { describe, expect, it } from 'vitest'
import { contrastRatio } from './contrast.ts'
import { deriveTheme } from './derive-theme.ts'
import { logoColours } from './logo-colours.ts'
import { suggestLooks } from './suggest-looks.ts'

/** A picture of stripes, with widths by share; `null` is transparent. */
function stripes(colours: readonly (string | null)[], height = 8) {
  const width = colours.length * 4
  const pixels = new Uint8Array(width * height * 4)
  for (let at = 0; at < width * height; at += 1) {
    const colour = colours[Math.floor((at % width) / 4)]
    const channels = [1, 3, 5].map((start) => Number.parseInt((colour ?? '#000000').slice(start, start + 2), 16))
    pixels.set([...channels, colour ? 255 : 0], at * 4)
  }
  return { pixels, width }
}
const coloursOf = (...colours: (string | null)[]) => {
  const { pixels, width } = stripes(colours)
  return logoColours(pixels, width)
}

describe('logoColours', () => {
  it('finds the colours of a logo, most used first', () => {
    const found = coloursOf(null, '#c8102e', '#c8102e', '#00843d', null)
    expect(found.map(({ share }) => share)).toEqual([2 / 3, 1 / 3])
    expect(contrastRatio(found[0]?.colour ?? '', '#c8102e')).toBeLessThan(1.1)
  })

  it('ignores the background of an opaque picture and merges similar colours', () => {
    expect(coloursOf('#ffffff', '#0b5fff', '#0d61fe', '#ffffff')).toHaveLength(1)
  })
})

describe('suggestLooks', () => {
  const logos: Record<string, ReturnType<typeof coloursOf>> = {
    red: coloursOf(null, '#c8102e', null),
    yellow: coloursOf(null, '#ffe600', null),
    navy: coloursOf(null, '#0a1a3f', '#f2a900', null),
    black: coloursOf(null, '#000000', null),
    white: coloursOf(null, '#ffffff', null),
    pastel: coloursOf('#ffffff', '#ffd6e8', '#d6f5ff', '#ffffff'),
    nothing: [],
  }

  it.each(Object.keys(logos))(
    'SETUP-04 suggests four legible looks for a %s logo, each with a header it stands out from',
    (name) => {
      const logo = logos[name] ?? []
      const looks = suggestLooks(logo)
      expect(new Set(looks.map(({ colours }) => colours.background)).size).toBe(4)
      for (const { colours } of looks) {
        const { variables } = deriveTheme(colours)
        const of = (variable: `--${string}`) => variables[variable] ?? ''
        for (const place of ['color', 'header', 'footer'] as const) {
          expect(contrastRatio(of(`--${place}-text`), of(`--${place}-background`))).toBeGreaterThanOrEqual(4.5)
          expect(contrastRatio(of(`--${place}-link`), of(`--${place}-background`))).toBeGreaterThanOrEqual(4.5)
          expect(contrastRatio(of(`--${place}-control-border`), of(`--${place}-background`))).toBeGreaterThanOrEqual(3)
        }
        expect(contrastRatio(of('--color-on-primary'), of('--color-primary'))).toBeGreaterThanOrEqual(4.5)
        const main = logo[0]?.colour
        if (main) expect(contrastRatio(main, colours.header)).toBeGreaterThanOrEqual(1.8)
      }
    },
  )

  it('SETUP-04 uses the logo’s own colours', () => {
    const [light] = suggestLooks(logos.red ?? [])
    expect(contrastRatio(light?.colours.primary ?? '', '#c8102e')).toBeLessThan(1.1)
    const [, soft] = suggestLooks(logos.navy ?? [])
    expect(Object.values(soft?.colours ?? {}).some((colour) => contrastRatio(colour, '#f2a900') < 1.1)).toBe(true)
  })
})
