import { leastContrast } from './contrast.ts'
import { surfaceLevels } from './derive-surface.ts'
import { type BrandColours, deriveTheme } from './derive-theme.ts'

/** A colour that the theme replaces because the club's choice has too little contrast (LOOK-03). */
export type ColourAdjustment = {
  colour: 'primary' | 'secondary' | 'text'
  where: 'pageText' | 'headerText' | 'footerText' | 'links' | 'marks' | 'headerMarks' | 'footerMarks' | 'edges'
  requested: string
  used: string
  /** The lowest contrast with its backgrounds. */
  requestedRatio: number
  usedRatio: number
}

/** All colours that `deriveTheme` replaces. `colours` must be complete: no defaults are applied. */
export function colourAdjustments(colours: { [Name in keyof BrandColours]-?: string }): ColourAdjustment[] {
  const { variables } = deriveTheme(colours)
  const drawn = (surface: string, name: string) => variables[`--${surface}-${name}`] ?? ''
  return places.flatMap(({ colour, where, surface, variable }) => {
    const [requested, used] = [colours[colour].toLowerCase(), drawn(surface, variable)]
    if (requested === used) return []
    const levels = surfaceLevels.map((level) => drawn(surface, level))
    const ratios = { requestedRatio: leastContrast(requested, levels), usedRatio: leastContrast(used, levels) }
    return [{ colour, where, requested, used, ...ratios }]
  })
}

type Place = Pick<ColourAdjustment, 'colour' | 'where'> & { surface: 'color' | 'header' | 'footer'; variable: string }

const places: readonly Place[] = [
  { colour: 'text', where: 'pageText', surface: 'color', variable: 'text' },
  { colour: 'text', where: 'headerText', surface: 'header', variable: 'text' },
  { colour: 'text', where: 'footerText', surface: 'footer', variable: 'text' },
  { colour: 'primary', where: 'links', surface: 'color', variable: 'link' },
  { colour: 'primary', where: 'marks', surface: 'color', variable: 'accent' },
  { colour: 'primary', where: 'headerMarks', surface: 'header', variable: 'accent' },
  { colour: 'primary', where: 'footerMarks', surface: 'footer', variable: 'accent' },
  { colour: 'primary', where: 'edges', surface: 'color', variable: 'primary-edge' },
  { colour: 'secondary', where: 'edges', surface: 'color', variable: 'secondary-edge' },
]
