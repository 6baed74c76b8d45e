import { imageWidth } from '../classes/image-width.ts'
import { imageWidthBands } from '../constants.ts'
import { heroLeastWidth } from './landing-pictures.ts'

type Step = { from: number; width: number }

/** The width that the landing page's hero is asked for at, from each of these window widths on (both in pixels); the first is from 0. */
export const heroWidths: readonly [Step, ...Step[]] = [
  stepFrom(0),
  ...imageWidthBands
    .map(({ fromPixels }) => stepFrom(fromPixels))
    .filter(({ width }, place, steps) => width !== (steps[place - 1] ?? stepFrom(0)).width),
]

function stepFrom(from: number): Step {
  return { from, width: Math.max(heroLeastWidth, imageWidth('banner', from)) }
}
