import { DAY, SECOND, startOfDay } from './day-clock.ts'

export type EventSchedule =
  | {
      type: 'single'
      /** Seconds from the seeding moment to the start, negative if already running. */
      startOffsetSecond: number
      /** Once it has ended, it is rescheduled by as many seconds as needed. */
      repeatEverySecond: number
      /** How long it is shown as ended before it is rescheduled: some seconds, or the rest of its day (UTC). */
      lingers: number | 'all day'
    }
  | { type: 'daily' /** HH:mm:ss, UTC. */; dailyTime: string }

/** Recurs every `everySecond`: several staggered ones keep one streaming and one about to start. */
export function rolling(startOffsetSecond: number, everySecond: number, lingers = 0): EventSchedule {
  return { type: 'single', startOffsetSecond, repeatEverySecond: everySecond, lingers }
}

/** `day` days after the seeding day at `time` (HH:mm, UTC), and weekly from then on. */
export function weekly(day: number, time: string, now: Date): EventSchedule {
  const start = startOfDay(now).getTime() + day * DAY + clockTime(time)
  return {
    type: 'single',
    // Not rounded: it would start milliseconds early and be shown one minute earlier.
    startOffsetSecond: (start - now.getTime()) / SECOND,
    repeatEverySecond: (7 * DAY) / SECOND,
    lingers: 'all day',
  }
}

/**
 * The start of the occurrence to show at `now`: the running one, else the next (D-29), else the one that ended today.
 * @param durationSecond of the event
 * @param seededAt the `now` that the world was built with
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
