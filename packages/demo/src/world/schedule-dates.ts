import { DAY, SECOND, startOfDay } from './day-clock.ts'
import type { SeededRandom } from './seeded-random.ts'

/** The window in which a card is called new. */
const NEW_DAYS = 30
/** About eighteen months. */
const OLDEST_DAY = 548

/**
 * When each class first appeared, newest first and no two at the same second. `recent` of them lie within the last thirty days,
 * `today` of these on the day of `now`, none after it.
 */
export function scheduleDates(
  now: Date,
  counts: { all: number; recent: number; today: number },
  random: SeededRandom,
): Date[] {
  const midnight = startOfDay(now).getTime()
  const { all, recent, today } = counts
  return [
    ...spread(midnight, now.getTime(), today, random),
    // A day of margin keeps the newest month's count true for as long as the seeding day lasts.
    ...spread(midnight - (NEW_DAYS - 1) * DAY, midnight, recent - today, random),
    ...spread(midnight - OLDEST_DAY * DAY, midnight - (NEW_DAYS + 1) * DAY, all - recent, random),
  ]
}

/** `count` dates between two moments, latest first: one somewhere in each of as many equal slots. */
function spread(from: number, to: number, count: number, random: SeededRandom): Date[] {
  const slot = (to - from) / count
  return Array.from({ length: count }, (_, index) => {
    const moment = to - (index + 0.2 + random.next() * 0.6) * slot
    return new Date(Math.floor(moment / SECOND) * SECOND)
  })
}
