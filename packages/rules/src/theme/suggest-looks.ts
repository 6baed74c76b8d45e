import { contrastRatio } from './contrast.ts'
import type { BrandColours } from './derive-theme.ts'
import { atLightness, type ColourShare } from './logo-colours.ts'
import { toOklch } from './oklch.ts'

export const lookNames = ['light', 'soft', 'dark', 'bold'] as const
export type LookName = (typeof lookNames)[number]
export type Look = { name: LookName; colours: { [Name in keyof BrandColours]-?: string } }

const ink = '#14171f'
const paper = '#ffffff'
/** Minimum contrast of a logo: lower than for text, but visible. */
const leastLogoContrast = 1.8
/** Share of the logo's area that must stand out from the header. */
const maxOfLogo = 0.7

/**
 * Suggests four looks from a logo's colours (SETUP-04), as a club would pick by hand: `deriveTheme` makes text and controls legible, and
 * the logo stands out from the header.
 */
export function suggestLooks(logo: readonly ColourShare[]): Look[] {
  const { primary, secondary } = brandOf(logo)
  const night = atLightness(primary, 0.17, 0.025)
  const deep = atLightness(primary, 0.3, 0.13)
  const pale = atLightness(primary, 0.965, 0.02)
  return [
    look('light', { primary, secondary, background: paper, text: ink, footer: night }, [paper, night]),
    look('soft', { primary, secondary, background: pale, text: ink, footer: deep }, [pale, paper, night]),
    look(
      'dark',
      { primary: onDark(primary), secondary: onDark(secondary), background: night, text: '#f5f6f8', footer: night },
      [night, paper],
    ),
    look('bold', { primary: onDark(secondary), secondary: paper, background: deep, text: paper, footer: night }, [
      deep,
      paper,
      night,
    ]),
  ]

  function look(name: LookName, colours: Omit<Look['colours'], 'header'>, headers: readonly string[]): Look {
    const header = headers.find((each) => standsOut(logo, each)) ?? headers.toSorted(byContrast)[0] ?? paper
    return { name, colours: { ...colours, header } }
  }

  function byContrast(one: string, other: string) {
    return visibleShare(logo, other) - visibleShare(logo, one)
  }
}

function standsOut(logo: readonly ColourShare[], header: string): boolean {
  return logo.length === 0 || visibleShare(logo, header) >= maxOfLogo
}

function visibleShare(logo: readonly ColourShare[], header: string): number {
  const visible = logo.filter(({ colour }) => contrastRatio(colour, header) >= leastLogoContrast)
  return visible.reduce((sum, { share }) => sum + share, 0)
}

/** The most used colour and one distinct from it; a black and white logo gets near-black and a muted blue. */
function brandOf(logo: readonly ColourShare[]): { primary: string; secondary: string } {
  const strength = ({ colour, share }: ColourShare) => share ** 0.5 * toOklch(colour).chroma
  const colours = logo
    .filter(({ colour }) => toOklch(colour).chroma > 0.04)
    .toSorted((a, b) => strength(b) - strength(a))
  const [first, ...others] = colours.map(({ colour }) => colour)
  if (first === undefined) return { primary: ink, secondary: '#0b5fff' }
  const hueOf = (colour: string) => toOklch(colour).hue
  const apart = (colour: string) => Math.abs(((hueOf(colour) - hueOf(first) + 540) % 360) - 180)
  return { primary: first, secondary: others.find((colour) => apart(colour) > 30) ?? atLightness(first, 0.62, 0.14) }
}

/** Light enough to be visible on a dark page. */
function onDark(colour: string): string {
  const { lightness } = toOklch(colour)
  return lightness >= 0.65 ? colour : atLightness(colour, 0.74, 0.16)
}
