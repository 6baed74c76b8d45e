import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrastRatio } from './contrast.ts'
import { surfaceLevels } from './derive-surface.ts'
import { type BrandColours, deriveTheme, type Theme } from './derive-theme.ts'

const anyColour = fc.oneof(
  fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`),
  // Greys on which black and white text are equally poor.
  fc.integer({ min: 0, max: 255 }).map((value) => `#${value.toString(16).padStart(2, '0').repeat(3)}`),
)
const anyBrand: fc.Arbitrary<BrandColours> = fc.record(
  {
    primary: anyColour,
    secondary: anyColour,
    background: anyColour,
    text: anyColour,
    header: anyColour,
    footer: anyColour,
  },
  { requiredKeys: [] },
)

describe('deriveTheme', () => {
  it('keeps text at 4.5:1 and controls at 3:1 for any club colours', () => {
    fc.assert(
      fc.property(anyBrand, (brand) => {
        expect(failures(deriveTheme(brand))).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  it('leaves sufficient colours unchanged', () => {
    const { scheme, variables } = deriveTheme({
      primary: '#1d4ed8',
      background: '#ffffff',
      text: '#101828',
      header: '#0b1220',
    })
    expect(scheme).toBe('light')
    expect(variables).toMatchObject({
      '--color-background': '#ffffff',
      '--color-primary': '#1d4ed8',
      '--color-accent': '#1d4ed8',
      '--color-text': '#101828',
      '--header-background': '#0b1220',
      '--header-scheme': 'dark',
      '--footer-background': '#ffffff',
    })
  })

  it('gives a pale primary a border and a legible link, and keeps its fill', () => {
    const { variables } = deriveTheme({ primary: '#ffe600', background: '#ffffff' })
    expect(variables['--color-primary']).toBe('#ffe600')
    expect(contrastRatio(variables['--color-primary-edge'] ?? '', '#ffffff')).toBeGreaterThanOrEqual(3)
    expect(contrastRatio(variables['--color-link'] ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5)
  })

  it('makes hover and pressed distinct at both ends of the scale', () => {
    for (const primary of ['#000000', '#ffffff', '#e11d48', '#ffe600']) {
      const { variables } = deriveTheme({ primary })
      expect(
        new Set([
          variables['--color-primary'],
          variables['--color-primary-hover'],
          variables['--color-primary-pressed'],
        ]).size,
      ).toBe(3)
    }
  })

  it.each([[{}], [{ primary: 'red', background: 'javascript:1', text: null }], [{ header: '#12' }]])(
    'falls back for %o',
    (brand) => {
      const theme = deriveTheme(brand)
      expect(theme).toEqual(deriveTheme({}))
      expect(failures(theme)).toEqual([])
    },
  )
})

/** Every pair with too little contrast, by name. */
function failures({ variables }: Theme): string[] {
  const colour = (name: string) => variables[`--${name}`] ?? 'missing'
  const check = (front: string, back: string, least: number) =>
    contrastRatio(colour(front), colour(back)) >= least ? [] : [`${front} ${colour(front)} on ${back} ${colour(back)}`]
  const malformed = Object.entries(variables).filter(
    ([, value]) => !/^(#([0-9a-f]{6}|[0-9a-f]{8})|light|dark)$/.test(value),
  )
  const fills = ['primary', 'secondary', 'danger-fill', 'success-fill', 'info-fill']
  return [
    ...malformed.map(([name, value]) => `${name}: ${value}`),
    ...['color', 'header', 'footer'].flatMap((prefix) =>
      surfaceLevels.flatMap((level) => [
        ...TEXTS.flatMap((text) => check(`${prefix}-${text}`, `${prefix}-${level}`, 4.5)),
        ...CONTROLS.flatMap((control) => check(`${prefix}-${control}`, `${prefix}-${level}`, 3)),
      ]),
    ),
    ...['color', 'header', 'footer'].flatMap((prefix) => check(`${prefix}-on-accent`, `${prefix}-accent`, 4.5)),
    ...fills.flatMap((fill) =>
      [fill, `${fill}-hover`, `${fill}-pressed`].flatMap((state) => check(`color-on-${fill}`, `color-${state}`, 4.5)),
    ),
  ]
}

const TEXTS = ['text', 'text-muted', 'link', 'danger', 'success', 'warning', 'info'] as const
const CONTROLS = [
  'control-border',
  'focus',
  'accent',
  'primary-edge',
  'secondary-edge',
  'danger-edge',
  'on-disabled',
] as const
