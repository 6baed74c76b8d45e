import { calendarDate } from '../live/live-days.ts'
import { type Done, minutesOf } from './week.ts'

/** The activities of one day, in input order. `date` is a calendar date, `YYYY-MM-DD`. */
export type DoneDay<Item> = { date: string; done: Item[] }

/** Groups activities by calendar day in a time zone. `done` must be sorted by time; the order is kept. */
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

/** Minutes per category, largest first. Skips activities without a category or under one whole minute. */
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
