import type { Vector } from '../figure/vector.ts'
import type { Category } from '../moves/move.ts'
import { casts } from './casts.ts'
import { makePalette, type Palette } from './palette.ts'
import { beach } from './places/beach.ts'
import { gym } from './places/gym.ts'
import { home } from './places/home.ts'
import { lake } from './places/lake.ts'
import { loft } from './places/loft.ts'
import { nightStudio } from './places/night-studio.ts'
import { park } from './places/park.ts'
import type { Place } from './places/place.ts'
import { roof } from './places/roof.ts'
import { spa } from './places/spa.ts'
import { studio } from './places/studio.ts'

/** A place, its light, the person and their clothes. */
export type Stage = {
  place: Place
  palette: Palette
  /** Direction towards the light. */
  light: Vector
  contrast: number
  /** Index among the people. */
  person: number
  /** Index among the pairs of clothes. */
  scheme: number
  barefoot: boolean
  propColour: string
}

/** A hue per category, in degrees. */
export const hues: Record<Category, number> = {
  '1001': 104,
  '1002': 266,
  '1003': 6,
  '1004': 312,
  '1005': 174,
  '1006': 340,
  '1007': 203,
  '1008': 226,
  '1009': 30,
  '1010': 47,
}

const sunLeft: Vector = [-0.55, 0.72, 0.5]
const sunRight: Vector = [0.6, 0.66, 0.48]
const overhead: Vector = [-0.35, 0.68, 0.64]

export type Setting = { place: Place; light: Palette['light']; from: Vector; warmth?: number }

/** The places of a category; the first is used for its classes. */
export const settings: Record<Category, readonly Setting[]> = {
  '1001': [
    at(park, 'morning', sunLeft),
    at(roof, 'day', sunRight),
    at(lake, 'morning', sunLeft),
    at(gym, 'day', overhead),
  ],
  '1002': [
    at(nightStudio, 'night', overhead),
    at(loft, 'dusk', sunLeft),
    at(roof, 'night', sunRight),
    at(studio, 'dusk', sunLeft),
  ],
  '1003': [
    at(loft, 'dusk', sunLeft),
    at(gym, 'night', overhead),
    at(roof, 'dusk', sunRight),
    at(loft, 'night', overhead),
  ],
  '1004': [
    at(nightStudio, 'night', overhead),
    at(studio, 'day', sunLeft),
    at(roof, 'dusk', sunLeft),
    at(beach, 'dusk', sunRight),
  ],
  '1005': [
    at(spa, 'morning', sunLeft),
    at(lake, 'day', sunLeft),
    at(home, 'morning', sunRight),
    at(beach, 'morning', sunLeft),
  ],
  '1006': [
    at(studio, 'morning', sunLeft),
    at(home, 'day', sunLeft),
    at(spa, 'day', sunRight),
    at(studio, 'dusk', sunRight),
  ],
  '1007': [
    at(home, 'morning', sunLeft),
    at(studio, 'day', sunRight),
    at(park, 'day', sunLeft),
    at(spa, 'day', sunLeft),
  ],
  '1008': [at(gym, 'dusk', sunLeft), at(loft, 'day', sunRight), at(gym, 'night', overhead), at(home, 'dusk', sunLeft)],
  '1009': [
    at(lake, 'dusk', sunLeft),
    at(studio, 'morning', sunRight),
    at(beach, 'dusk', sunLeft),
    at(park, 'dusk', sunRight),
  ],
  '1010': [
    at(roof, 'day', sunRight),
    at(beach, 'day', sunLeft),
    at(studio, 'day', sunLeft),
    at(park, 'morning', sunRight),
  ],
}

/** The stage of a category's classes: their loops and all their pictures. */
export function loopStage(category: Category): Stage {
  const setting = settings[category][0] as Setting
  const { person, outfits, barefoot = false, prop = '#ff7a59' } = casts[category]
  return makeStage(hues[category], setting, { person, scheme: outfits[0], barefoot, propColour: prop })
}

export function makeStage(
  hue: number,
  setting: Setting,
  cast: Pick<Stage, 'person' | 'scheme' | 'barefoot' | 'propColour'>,
): Stage {
  const { place, light, from, warmth = 0 } = setting
  return {
    place,
    palette: makePalette(hue, light, warmth),
    light: from,
    contrast: light === 'night' ? 0.4 : 0.3,
    ...cast,
  }
}

function at(place: Place, light: Palette['light'], from: Vector, warmth = 0): Setting {
  return { place, light, from, warmth }
}
