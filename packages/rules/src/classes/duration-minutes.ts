import { defaultClassMinutes } from '../constants.ts'

/** The minutes that a card shows, rounded up; 55 for a class without a duration (CARD-01, CARD-02). */
export function durationMinutes(durationSecond: number | null | undefined): number {
  if (!durationSecond || !Number.isFinite(durationSecond) || durationSecond < 0) return defaultClassMinutes
  return Math.ceil(durationSecond / 60)
}
