import { hsl, mixColour } from '../figure/colour.ts'

/** The colours of a place in one light. */
export type Palette = {
  hue: number
  light: 'morning' | 'day' | 'dusk' | 'night'
  wall: string
  wallDeep: string
  floor: string
  floorDeep: string
  trim: string
  skyTop: string
  skyLow: string
  sun: string
  leaf: string
  leafDeep: string
  accent: string
  glow: string
}

/** A hue family; the light sets brightness and warmth. `warmth` shifts the hue of walls by degrees. */
export function makePalette(hue: number, light: Palette['light'], warmth = 0): Palette {
  const night = light === 'night'
  const dusk = light === 'dusk'
  const [wall, floor] = night ? [0.2, 0.16] : dusk ? [0.66, 0.55] : light === 'morning' ? [0.84, 0.75] : [0.78, 0.68]
  const sunny = hue > 35 && hue < 80 ? 0.22 : 0
  const rich = (night ? 0.46 : dusk ? 0.42 : 0.5) + sunny
  const base = hue + warmth
  const own = hsl(hue, 0.62, 0.7)
  return {
    hue,
    light,
    wall: hsl(base, rich, wall),
    wallDeep: hsl(base - 8, rich * 0.95, wall - (night ? 0.06 : 0.1)),
    floor: hsl(base + (dusk ? -6 : 12), rich * (dusk ? 0.95 : 0.75), floor),
    floorDeep: hsl(base + (dusk ? -10 : 4), rich * (dusk ? 0.9 : 0.75), floor - (night ? 0.05 : 0.09)),
    trim: night ? hsl(base, 0.45, 0.32) : hsl(base + 10, 0.5, Math.min(0.95, wall + 0.11)),
    skyTop: night
      ? hsl(base + 12, 0.6, 0.16)
      : dusk
        ? mixColour('#7b78cf', own, 0.28)
        : mixColour('#86c8f2', own, 0.22),
    skyLow: night
      ? hsl(base - 20, 0.65, 0.34)
      : dusk
        ? mixColour('#ffc3a0', own, 0.2)
        : mixColour('#fff3dc', own, 0.22),
    sun: dusk ? '#ffd9a0' : night ? '#f3e9ff' : '#fff6da',
    leaf: mixColour(night ? '#2c5a4c' : dusk ? '#6c9a72' : '#7dbb72', hsl(hue, 0.5, night ? 0.3 : 0.55), 0.24),
    leafDeep: mixColour(night ? '#1b3d39' : dusk ? '#41745f' : '#4b9560', hsl(hue, 0.5, 0.3), 0.24),
    accent: hsl(hue, 0.78, night ? 0.6 : 0.5),
    glow: night ? hsl(hue + 20, 0.9, 0.66) : '#fffaf0',
  }
}
