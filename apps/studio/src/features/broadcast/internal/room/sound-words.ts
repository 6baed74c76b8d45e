/** The lowest level that the bar shows, in dBFS. */
const lowest = -60

/** How much of the bar a peak in dBFS fills, 0 to 1. */
export function shownPart(decibel: number): number {
  return Math.min(Math.max(1 - decibel / lowest, 0), 1)
}

/** A peak of the last seconds in one word. */
export function levelWord(decibel: number): 'silent' | 'low' | 'good' | 'loud' {
  if (decibel < -50) return 'silent'
  if (decibel < -30) return 'low'
  return decibel < -0.5 ? 'good' : 'loud'
}
