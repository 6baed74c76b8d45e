import { contrastRatio, withContrast } from './contrast.ts'
import { DANGER, deriveSurface, isDark, mix, readableOn } from './derive-surface.ts'
import { parseHex, toHex, toOklch } from './oklch.ts'

/** The colours picked by a club. Missing or invalid ones fall back to a neutral default. */
export type BrandColours = {
  [Name in 'primary' | 'secondary' | 'background' | 'text' | 'header' | 'footer']?: string | null | undefined
}

export type Theme = { scheme: 'light' | 'dark'; variables: Record<`--${string}`, string> }

/**
 * Derives every colour of the product from the club's few. Page colours are `--color-*`; the header and footer have the same names under
 * `--header-*` and `--footer-*`, since they may be dark on a light page. For any input, text has at least 4.5:1 and controls, their borders
 * and the focus ring at least 3:1.
 */
export function deriveTheme(brand: BrandColours): Theme {
  const background = parseHex(brand.background) ?? '#ffffff'
  const primary = parseHex(brand.primary) ?? (isDark(background) ? '#8ab4ff' : '#1f4fd8')
  const secondary = parseHex(brand.secondary) ?? mix(primary, background, 0.8)
  const text = parseHex(brand.text) ?? tintedText(background)
  const header = parseHex(brand.header) ?? background
  const footer = parseHex(brand.footer) ?? background
  return {
    scheme: schemeOf(background),
    variables: {
      ...surfaceVariables('color', { background, text, primary, secondary }),
      ...surfaceVariables('header', { background: header, text: textOn(header, text), primary, secondary }),
      ...surfaceVariables('footer', { background: footer, text: textOn(footer, text), primary, secondary }),
      ...fillVariables('primary', primary),
      ...fillVariables('secondary', secondary),
      ...fillVariables('danger-fill', DANGER),
      ...fillVariables('success-fill', SUCCESS),
      ...fillVariables('info-fill', INFO),
      '--color-overlay': isDark(background) ? '#000000b8' : `${toHex({ ...toOklch(text), lightness: 0.16 })}8f`,
      '--color-shadow': isDark(background) ? '#00000099' : '#10142824',
    },
  }
}

const SUCCESS = '#1b7a43'
const INFO = '#24406e'

function schemeOf(background: string): 'light' | 'dark' {
  return isDark(background) ? 'dark' : 'light'
}

function surfaceVariables(prefix: string, brand: Parameters<typeof deriveSurface>[0]): Theme['variables'] {
  const entries = Object.entries(deriveSurface(brand)).map(([name, value]) => [`--${prefix}-${name}`, value])
  return { ...Object.fromEntries(entries), [`--${prefix}-scheme`]: schemeOf(brand.background) }
}

/** A filled control in its three states, and its text colour. */
function fillVariables(name: string, fill: string): Theme['variables'] {
  const on = readableOn(fill)
  return {
    [`--color-${name}`]: fill,
    [`--color-on-${name}`]: on,
    [`--color-${name}-hover`]: shade(fill, on, 0.12),
    [`--color-${name}-pressed`]: shade(fill, on, 0.22),
  }
}

/**
 * Shifts away from the text's lightness, so that contrast only grows; if the fill is already at that end, shifts back as far as contrast
 * allows.
 */
function shade(fill: string, on: string, amount: number): string {
  const [away, back] = isDark(on) ? ['#ffffff', '#000000'] : ['#000000', '#ffffff']
  return withContrast(mix(fill, contrastRatio(fill, away) < 1.4 ? back : away, amount), [on], 4.5)
}

/** The page's text colour if legible here; else a derived one. */
function textOn(background: string, pageText: string): string {
  return contrastRatio(pageText, background) >= 7 ? pageText : tintedText(background)
}

function tintedText(background: string): string {
  const { hue, chroma } = toOklch(background)
  return toHex({ lightness: isDark(background) ? 0.97 : 0.21, chroma: Math.min(chroma, 0.02), hue })
}
