import { DAY, SECOND, startOfDay } from './day-clock.ts'
import type { SeededRandom } from './seeded-random.ts'

/** The window in which a card is called new. */
const NEW_DAYS = 30
/** About eighteen months. */
const OLDEST_DAY = 548

/**
 * The publication dates of classes, newest first and unique to the second. `recent` of them are within the last thirty days, `today` of
 * these on the day of `now`, none in the future.
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
    // One day of margin keeps the number of new classes constant throughout the seeding day.
    ...spread(midnight - (NEW_DAYS - 1) * DAY, midnight, recent - today, random),
    ...spread(midnight - OLDEST_DAY * DAY, midnight - (NEW_DAYS + 1) * DAY, all - recent, random),
  ]
}

/** `count` dates between two moments, latest first: a random one in each of `count` equal slots. */
function spread(from: number, to: number, count: number, random: SeededRandom): Date[] {
  const slot = (to - from) / count
  return Array.from({ length: count }, (_, index) => {
    const moment = to - (index + 0.2 + random.next() * 0.6) * slot
    return new Date(Math.floor(moment / SECOND) * SECOND)
  })
}
