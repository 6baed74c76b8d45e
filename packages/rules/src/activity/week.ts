import { addDays, calendarDate } from '../live/live-days.ts'
import { completedMinutes } from '../player/leave-decision.ts'
import type { Weekday } from './week-start.ts'

/** An activity: its ISO date and time, and its length in seconds. */
export type Done = { creationDate: string; durationSeconds: number | null }

/** The member's time zone, such as `Europe/London`, and first day of the week. */
export type Calendar = { timeZone: string; firstDay: Weekday }

/** A displayed day of the week. `date` is a calendar date, `YYYY-MM-DD`. */
export type WeekDay = { date: string; isToday: boolean; isFuture: boolean; minutes: number; classes: number }

export type Week = {
  /** Seven days, starting at the first day of the week. */
  days: WeekDay[]
  minutes: number
  classes: number
  /** Consecutive weeks with a class, including the current week once it has one. A current week without a class does not end the streak. */
  streak: number
}

/**
 * The week that contains `now` (epoch milliseconds). `done` may be in any order; minutes are summed as each class displays them (PLAY-06).
 */
export function weekOf(done: readonly Done[], now: number, { timeZone, firstDay }: Calendar): Week {
  const dated = done.map((each) => ({ ...each, date: calendarDate(Date.parse(each.creationDate), timeZone) }))
  const today = calendarDate(now, timeZone)
  const start = weekStart(today, firstDay)
  const days = Array.from({ length: 7 }, (_, offset) => {
    const date = addDays(start, offset)
    const classes = dated.filter((each) => each.date === date)
    return {
      date,
      isToday: date === today,
      isFuture: date > today,
      minutes: sum(classes.map(minutesOf)),
      classes: classes.length,
    }
  })
  return {
    days,
    minutes: sum(days.map(({ minutes }) => minutes)),
    classes: sum(days.map(({ classes }) => classes)),
    streak: streakOf(new Set(dated.map(({ date }) => weekStart(date, firstDay))), start),
  }
}

/** The minutes of an activity, as its card displays them. */
export function minutesOf({ durationSeconds }: Done): number {
  return completedMinutes(durationSeconds ?? 0)
}

/** The first date of the week that contains `date`. */
function weekStart(date: string, firstDay: Weekday): string {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  return addDays(date, -((weekday - firstDay + 7) % 7))
}

function streakOf(weeks: ReadonlySet<string>, present: string): number {
  let week = weeks.has(present) ? present : addDays(present, -7)
  let streak = 0
  while (weeks.has(week)) {
    streak += 1
    week = addDays(week, -7)
  }
  return streak
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
