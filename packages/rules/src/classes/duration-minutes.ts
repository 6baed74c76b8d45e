import { defaultClassMinutes } from '../constants.ts'

/** Whole minutes that a card shows: begun minutes count, and a class that does not say lasts 55 (CARD-01, CARD-02). */
export function durationMinutes(durationSecond: number | null | undefined): number {
  if (!durationSecond || !Number.isFinite(durationSecond) || durationSecond < 0) return defaultClassMinutes
  return Math.ceil(durationSecond / 60)
}
