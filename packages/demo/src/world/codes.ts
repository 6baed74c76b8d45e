import { daysFrom } from './day-clock.ts'

export type CodeSeed = {
  code: string
  benefit:
    | { kind: 'discount'; percentageOff: number; durationMonths: number }
    | { kind: 'freeaccess' /** From the day it is redeemed. */; days: number }
  /** Null means unlimited. */
  maximumUses: number | null
  uses: number
  /** ISO; null means always valid. */
  startsAt: string | null
  /** ISO; null means no expiry. */
  expiresAt: string | null
}

const unlimited = { maximumUses: null, uses: 0, startsAt: null, expiresAt: null }

export const pulseCodes: readonly CodeSeed[] = [
  { code: 'WELCOME20', benefit: { kind: 'discount', percentageOff: 20, durationMonths: 3 }, ...unlimited, uses: 1 },
  {
    code: 'USED10',
    benefit: { kind: 'discount', percentageOff: 10, durationMonths: 1 },
    ...unlimited,
    maximumUses: 1,
    uses: 1,
  },
]

export function harbourCodes(now: Date): CodeSeed[] {
  return [
    { code: 'HARBOUR', benefit: { kind: 'freeaccess', days: 90 }, ...unlimited },
    { code: 'HARBOUR-ONCE', benefit: { kind: 'freeaccess', days: 90 }, ...unlimited, maximumUses: 1 },
    { code: 'HARBOUR-OLD', benefit: { kind: 'freeaccess', days: 90 }, ...unlimited, expiresAt: daysFrom(now, -21) },
  ]
}
