import { addDays, calendarDate } from '../live/live-days.ts'
import { completedMinutes } from '../player/leave-decision.ts'
import type { Weekday } from './week-start.ts'

/** Something done: when, as an ISO date and time, and for how many seconds. */
export type Done = { creationDate: string; durationSeconds: number | null }

/** Where the member's days and weeks begin: a time zone such as `Europe/London`, and the first day of the week. */
export type Calendar = { timeZone: string; firstDay: Weekday }

/** A day of the week on show, its calendar date `YYYY-MM-DD`. */
export type WeekDay = { date: string; isToday: boolean; isFuture: boolean; minutes: number; classes: number }

export type Week = {
  /** Seven, from the first day of the week on. */
  days: WeekDay[]
  minutes: number
  classes: number
  /** Weeks in a row with a class, this one included once it has one. A week not yet trained in does not end the streak. */
  streak: number
}

/** The week that `now` (epoch milliseconds) is in. `done` in any order; minutes add up as each class shows them (PLAY-06). */
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

/** The minutes of something done, as its card shows them. */
export function minutesOf({ durationSeconds }: Done): number {
  return completedMinutes(durationSeconds ?? 0)
}

/** The date that a date's week starts on. */
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
