import { DAY, SECOND, startOfDay } from './day-clock.ts'

export type EventSchedule =
  | {
      type: 'single'
      /** Seconds from the seeding moment to the start, negative for one already running. */
      startOffsetSecond: number
      /** Once it has passed, the demo moves it along by as many seconds as needed. */
      repeatEverySecond: number
      /** How long it stays to be seen as over before it moves: some seconds, or for the rest of its day (UTC). */
      lingers: number | 'all day'
    }
  | { type: 'daily' /** HH:mm:ss, UTC. */; dailyTime: string }

/** Comes round each `everySecond`: several of them, staggered, keep one streaming and one about to start. */
export function rolling(startOffsetSecond: number, everySecond: number, lingers = 0): EventSchedule {
  return { type: 'single', startOffsetSecond, repeatEverySecond: everySecond, lingers }
}

/** `day` days after the seeding day at `time` (HH:mm, UTC), and each week from then on. */
export function weekly(day: number, time: string, now: Date): EventSchedule {
  const start = startOfDay(now).getTime() + day * DAY + clockTime(time)
  return {
    type: 'single',
    // Not rounded: it would begin some milliseconds before its hour, and be shown as a minute earlier.
    startOffsetSecond: (start - now.getTime()) / SECOND,
    repeatEverySecond: (7 * DAY) / SECOND,
    lingers: 'all day',
  }
}

/**
 * The start of the occurrence to show at `now`: the one that runs, else the next (D-29), else the one that is over today.
 * @param durationSecond of the event
 * @param seededAt the `now` the world was built with
 */
export function eventStart(schedule: EventSchedule, durationSecond: number, seededAt: Date, now: Date): Date {
  if (schedule.type === 'daily') return dailyStart(schedule.dailyTime, durationSecond, now)
  const first = Math.round(seededAt.getTime() + schedule.startOffsetSecond * SECOND)
  const repeat = schedule.repeatEverySecond * SECOND
  const end = first + durationSecond * SECOND
  const due =
    schedule.lingers === 'all day' ? startOfDay(new Date(end)).getTime() + DAY : end + schedule.lingers * SECOND
  const moves = now.getTime() < due ? 0 : Math.floor((now.getTime() - due) / repeat) + 1
  return new Date(first + moves * repeat)
}

function dailyStart(dailyTime: string, durationSecond: number, now: Date): Date {
  const start = startOfDay(now).getTime() + clockTime(dailyTime)
  const over = now.getTime() >= start + durationSecond * SECOND
  return new Date(over ? start + DAY : start)
}

function clockTime(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  return (hours * 3600 + minutes * 60 + seconds) * SECOND
}
