import { trailerLoopSeconds, trailerResetSeconds, trailerThresholdSeconds } from '../constants.ts'

/**
 * Where a card's trailer preview must jump to, `null` to let it play. A video over six minutes repeats the half minute from
 * its fifth on, any other its first half minute (CARD-06, CARD-07). Both parameters in seconds; an unknown duration is NaN.
 */
export function trailerSeek(currentTime: number, duration: number): number | null {
  if (duration > trailerThresholdSeconds) {
    const isInside = currentTime >= trailerLoopSeconds.from && currentTime < trailerLoopSeconds.to
    return isInside ? null : trailerLoopSeconds.from
  }
  return currentTime >= trailerResetSeconds ? 0 : null
}
