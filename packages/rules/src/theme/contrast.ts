import { type Oklch, toHex, toLinear, toOklch } from './oklch.ts'

/** WCAG 2 contrast ratio of two `#rrggbb` colours, 1 (equal) to 21 (black on white). */
export function contrastRatio(first: string, second: string): number {
  return ratioOf(luminance(first), luminance(second))
}

/** The lowest contrast of `colour` with any of `others`. */
export function leastContrast(colour: string, others: readonly string[]): number {
  return others.reduce((least, other) => Math.min(least, contrastRatio(colour, other)), 21)
}

/**
 * The colour closest in lightness to `colour` that has at least `ratio` against every one of `others`, keeping hue and, within the sRGB
 * gamut, chroma. If there is none, black or white, whichever is better: at least 4.5 against a single colour.
 */
export function withContrast(colour: string, others: readonly string[], ratio: number): string {
  const luminances = others.map(luminance)
  const passes = (hex: string) => {
    const own = luminance(hex)
    return luminances.every((other) => ratioOf(own, other) >= ratio)
  }
  if (passes(colour)) return colour
  const start = toOklch(colour)
  const darker = nearestPassing(start, 0, passes)
  const lighter = nearestPassing(start, 1, passes)
  if (darker === null || lighter === null) return darker?.hex ?? lighter?.hex ?? bestExtreme(others)
  return darker.distance <= lighter.distance ? darker.hex : lighter.hex
}

/** Black or white, whichever has more contrast with all of `others`. */
export function bestExtreme(others: readonly string[]): '#000000' | '#ffffff' {
  return leastContrast('#ffffff', others) >= leastContrast('#000000', others) ? '#ffffff' : '#000000'
}

/** Bisects between the colour, which fails, and the end of the lightness scale; `null` if the end fails too. */
function nearestPassing(
  start: Oklch,
  end: 0 | 1,
  passes: (hex: string) => boolean,
): { hex: string; distance: number } | null {
  let hex = end === 0 ? '#000000' : '#ffffff'
  if (!passes(hex)) return null
  let failing = start.lightness
  let passing: number = end
  for (let step = 0; step < 7; step += 1) {
    const lightness = (failing + passing) / 2
    const candidate = toHex({ ...start, lightness })
    if (passes(candidate)) {
      passing = lightness
      hex = candidate
    } else failing = lightness
  }
  return { hex, distance: Math.abs(passing - start.lightness) }
}

function ratioOf(one: number, two: number): number {
  return one > two ? (one + 0.05) / (two + 0.05) : (two + 0.05) / (one + 0.05)
}

function luminance(hex: string): number {
  const [red, green, blue] = toLinear(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
