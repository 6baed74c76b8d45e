import type { DisplayFont } from './kit.ts'

type Face = {
  family: string
  /** The font's only weight, 1 to 1000. */
  weight: number
  /** Letter spacing in em. */
  tracking: string
  /** Size adjustment in percent: condensed fonts look small. */
  size: number
  /**
   * The system's bold or regular font, scaled in percent to about the same widths, so that lines break alike before the font has loaded.
   */
  standIn: { bold: boolean; size: number }
  hasArabic: boolean
}

/** Display fonts for headings, subset to the Latin alphabets (and Arabic if available); all under OFL 1.1 (`apps/web/public/fonts`). */
export const displayFonts: Readonly<Record<Exclude<DisplayFont, 'figtree'>, Face>> = {
  fraunces: {
    family: 'Fraunces',
    weight: 600,
    tracking: '-0.015em',
    size: 100,
    standIn: { bold: true, size: 93.8 },
    hasArabic: false,
  },
  archivo: {
    family: 'Archivo',
    weight: 800,
    tracking: '0em',
    size: 116,
    standIn: { bold: true, size: 88 },
    hasArabic: false,
  },
  'space-grotesk': {
    family: 'Space Grotesk',
    weight: 700,
    tracking: '-0.03em',
    size: 100,
    standIn: { bold: true, size: 100.4 },
    hasArabic: false,
  },
  'readex-pro': {
    family: 'Readex Pro',
    weight: 300,
    tracking: '-0.01em',
    size: 100,
    standIn: { bold: false, size: 104.6 },
    hasArabic: true,
  },
}

/** The URL of the font's Latin subset, for preloading; null if headings use the text font. */
export function displayFontFile(font: DisplayFont): string | null {
  return font === 'figtree' ? null : `/fonts/${font}.woff2`
}

/** The `@font-face` rules of a font and its fallback; none for the text font. */
export function displayFontFaces(font: DisplayFont): string {
  if (font === 'figtree') return ''
  const { family, size, standIn, hasArabic } = displayFonts[font]
  const parts: [string, string][] = [
    ['', latin],
    ['-ext', extended],
    ...(hasArabic ? [['-arabic', arabic] satisfies [string, string]] : []),
  ]
  const faces = parts.map(([part, range]) =>
    face(family, [
      `src:url("/fonts/${font}${part}.woff2") format("woff2")`,
      'font-display:swap',
      `size-adjust:${size}%`,
      `unicode-range:${range}`,
    ]),
  )
  const names = standIn.bold
    ? ['Arial Bold', 'LiberationSans-Bold', 'Roboto Bold', 'NotoSans-Bold']
    : ['Arial', 'LiberationSans', 'Roboto', 'NotoSans-Regular']
  const local = names.map((name) => `local("${name}")`).join(',')
  const instead = face(`${family} Stand-in`, [`src:${local}`, `size-adjust:${standIn.size}%`, `unicode-range:${latin}`])
  return [...faces, instead].join('')
}

/** The full weight range, because the files hold one weight and the browser must not synthesise bold. */
function face(family: string, rules: readonly string[]): string {
  return `@font-face{font-family:"${family}";font-weight:1 1000;${rules.join(';')}}`
}

const latin = 'U+0000-00FF,U+0131,U+0152-0153,U+2000-206F,U+20AC,U+2212'
const extended = 'U+0100-0130,U+0132-0151,U+0154-024F'
const arabic = 'U+0600-06FF,U+200C-200F'
