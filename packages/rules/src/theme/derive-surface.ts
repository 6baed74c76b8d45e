import { bestExtreme, contrastRatio, leastContrast, withContrast } from './contrast.ts'
import { toHex, toOklch } from './oklch.ts'

/** The colours used on one background, each `#rrggbb`. */
export type SurfaceColours = Record<SurfaceColour, string>

export type SurfaceColour =
  | 'background'
  | 'surface'
  | 'surface-2'
  | 'surface-3'
  | 'tint'
  | 'text'
  | 'text-muted'
  | 'border'
  | 'control-border'
  | 'focus'
  | 'accent'
  | 'on-accent'
  | 'link'
  | 'primary-edge'
  | 'secondary-edge'
  | 'danger-edge'
  | 'danger'
  | 'success'
  | 'warning'
  | 'info'
  | 'skeleton'
  | 'skeleton-shine'
  | 'disabled'
  | 'on-disabled'

/** The background levels that text is used on; contrast is checked against all of them. */
export const surfaceLevels = ['background', 'surface', 'surface-2', 'surface-3', 'tint'] as const

type Brand = { background: string; text: string; primary: string; secondary: string }

/**
 * Derives the colours used on a background (the page, the header or the footer). Text and links have at least 4.5:1, and controls, their
 * borders and the focus ring 3:1 against each level, for any brand colours.
 */
export function deriveSurface({ background, text: wantedText, primary, secondary }: Brand): SurfaceColours {
  const level = levelsOf(background, primary)
  const levels = surfaceLevels.map((name) => level[name])
  const text = withContrast(wantedText, levels, 4.5)
  const on = (colour: string, ratio: number) => withContrast(colour, levels, ratio)
  const accent = accentOf([primary, secondary, text], levels)
  const status = (hue: number, chroma: number) =>
    on(toHex({ lightness: isDark(background) ? 0.78 : 0.5, chroma, hue }), 4.5)
  return {
    ...level,
    text,
    'text-muted': on(mix(text, background, 0.32), 4.5),
    border: mix(text, background, 0.86),
    'control-border': on(mix(text, background, 0.5), 3),
    focus: accent,
    accent,
    'on-accent': readableOn(accent),
    link: on(accent, 4.5),
    'primary-edge': on(primary, 3),
    'secondary-edge': on(secondary, 3),
    'danger-edge': on(DANGER, 3),
    danger: status(25, 0.19),
    success: status(152, 0.15),
    warning: status(70, 0.14),
    info: status(250, 0.14),
    skeleton: level['surface-2'],
    'skeleton-shine': level['surface-3'],
    disabled: level['surface-2'],
    'on-disabled': on(mix(text, background, 0.5), 3),
  }
}

/**
 * The colour of icons and links. A brand colour is used if it needs little adjustment: a yellow darkened to be legible on white turns
 * muddy, so the next colour is tried.
 */
function accentOf([first, ...rest]: readonly [string, ...string[]], levels: readonly string[]): string {
  const repaired = withContrast(first, levels, 3)
  const [next, ...others] = rest
  if (next === undefined || Math.abs(toOklch(repaired).lightness - toOklch(first).lightness) <= 0.22) return repaired
  return accentOf([next, ...others], levels)
}

/** Whether light text suits this background. */
export function isDark(background: string): boolean {
  return bestExtreme([background]) === '#ffffff'
}

/** White or a near-black of the colour's hue, at least 4.5:1. */
export function readableOn(fill: string): string {
  if (contrastRatio('#ffffff', fill) >= 4.5) return '#ffffff'
  const { hue, chroma } = toOklch(fill)
  return withContrast(toHex({ lightness: 0.2, chroma: Math.min(chroma, 0.03), hue }), [fill], 4.5)
}

/** Mixes in sRGB: `share` is the weight of `second`, 0..1. */
export function mix(first: string, second: string, share: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  const blended = [1, 3, 5].map((at) => Math.round(channel(first, at) * (1 - share) + channel(second, at) * share))
  return `#${blended.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function levelsOf(background: string, primary: string): Record<(typeof surfaceLevels)[number], string> {
  const extreme = bestExtreme([background])
  const dark = extreme === '#ffffff'
  const shifted = (amount: number) => {
    const { lightness, chroma, hue } = toOklch(background)
    const towardsText = toHex({ lightness: lightness + (dark ? amount : -amount), chroma, hue })
    if (contrastRatio(towardsText, extreme) >= ROOM) return towardsText
    return toHex({ lightness: lightness + (dark ? -amount : amount), chroma, hue })
  }
  const tint = mix(background, primary, dark ? 0.16 : 0.1)
  return {
    background,
    surface: dark ? shifted(0.045) : toHex({ ...toOklch(background), lightness: toOklch(background).lightness + 0.03 }),
    'surface-2': shifted(dark ? 0.085 : 0.035),
    'surface-3': shifted(dark ? 0.13 : 0.07),
    tint: leastContrast(tint, [extreme]) >= Math.min(ROOM, contrastRatio(background, extreme)) ? tint : background,
  }
}

/** The fill of destructive controls: a red that white text is legible on. */
export const DANGER = '#c62828'

/** Levels shift towards the text only while this much contrast is left; below it they shift away from it. */
const ROOM = 6
