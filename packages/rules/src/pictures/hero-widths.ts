import { imageWidth } from '../classes/image-width.ts'
import { imageWidthBands } from '../constants.ts'
import { heroLeastWidth } from './landing-pictures.ts'

type Step = { from: number; width: number }

/** The width at which the landing page's hero is requested, by minimum window width (both in pixels, starting at 0). */
export const heroWidths: readonly [Step, ...Step[]] = [
  stepFrom(0),
  ...imageWidthBands
    .map(({ fromPixels }) => stepFrom(fromPixels))
    .filter(({ width }, place, steps) => width !== (steps[place - 1] ?? stepFrom(0)).width),
]

function stepFrom(from: number): Step {
  return { from, width: Math.max(heroLeastWidth, imageWidth('banner', from)) }
}
