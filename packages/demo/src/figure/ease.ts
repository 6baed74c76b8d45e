/** The number between two, at a weight from 0 to 1. */
export function mixNumber(a: number, b: number, weight: number): number {
  return a + (b - a) * weight
}

/** Limits a share to 0 to 1. */
export function clampShare(share: number): number {
  return Math.min(1, Math.max(0, share))
}

/** A share from 0 to 1 that starts and ends slowly (smoothstep). */
export function ease(share: number): number {
  return share * share * (3 - 2 * share)
}
