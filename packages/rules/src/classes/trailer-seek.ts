import { trailerLoopSeconds, trailerResetSeconds, trailerThresholdSeconds } from '../constants.ts'

/**
 * The position that a card's trailer preview must seek to, `null` to keep playing. A video over six minutes loops the 30 seconds from
 * minute five; any other loops its first 30 seconds (CARD-06, CARD-07). Both parameters in seconds; an unknown duration is NaN.
 */
export function trailerSeek(currentTime: number, duration: number): number | null {
  if (duration > trailerThresholdSeconds) {
    const isInside = currentTime >= trailerLoopSeconds.from && currentTime < trailerLoopSeconds.to
    return isInside ? null : trailerLoopSeconds.from
  }
  return currentTime >= trailerResetSeconds ? 0 : null
}
