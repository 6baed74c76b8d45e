import { withContrast } from './contrast.ts'
import { parseHex } from './oklch.ts'

/** The studio's surfaces, from the page to the current entry of the navigation; see `apps/studio/src/app/theme.css`. */
const surfaces = { light: ['#ffffff', '#f7f7f8', '#e6e7ea'], dark: ['#131417', '#1a1c20', '#2d3037'] } as const
const fallback = '#1f5fe0'

export type StudioAccent = { light: string; dark: string }

/** A club's colour as an accent of its studio, readable as text on every surface of either colour scheme. */
export function studioAccent(primary: string | null | undefined): StudioAccent {
  const colour = parseHex(primary) ?? fallback
  return { light: withContrast(colour, surfaces.light, 4.5), dark: withContrast(colour, surfaces.dark, 4.5) }
}
