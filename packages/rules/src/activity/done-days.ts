import { calendarDate } from '../live/live-days.ts'
import { type Done, minutesOf } from './week.ts'

/** What was done on one day, its calendar date `YYYY-MM-DD`, in the order it was given. */
export type DoneDay<Item> = { date: string; done: Item[] }

/** Groups what was done by the days of a time zone; `done` is ordered by time, and stays so. */
export function doneByDay<Item extends Done>(done: readonly Item[], timeZone: string): DoneDay<Item>[] {
  const days: DoneDay<Item>[] = []
  for (const each of done) {
    const date = calendarDate(Date.parse(each.creationDate), timeZone)
    const last = days.at(-1)
    if (last?.date === date) last.done.push(each)
    else days.push({ date, done: [each] })
  }
  return days
}

/** The minutes moved in each category, most first. What is of no category, or of no whole minute, is left out. */
export function minutesByCategory(
  done: readonly (Done & { classCategory: number | null })[],
): { category: number; minutes: number }[] {
  const totals = new Map<number, number>()
  for (const each of done) {
    if (each.classCategory === null) continue
    totals.set(each.classCategory, (totals.get(each.classCategory) ?? 0) + minutesOf(each))
  }
  return Array.from(totals, ([category, minutes]) => ({ category, minutes }))
    .filter(({ minutes }) => minutes > 0)
    .toSorted((one, other) => other.minutes - one.minutes)
}
