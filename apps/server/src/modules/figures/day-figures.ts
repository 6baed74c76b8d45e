import { addDays, calendarDate } from '@upbeat/rules/live/live-days'
import { Temporal } from 'temporal-polyfill'
import type { WatchTotals } from '../watching/watch-totals.ts'
import type { FigureDay } from './figure-day-repository.ts'
import type { FigureSource } from './figure-source-repository.ts'
import { foldMemberships } from './fold-memberships.ts'
import type { Span } from './span.ts'

export type ComputeDays = ReturnType<typeof createDayFigures>
type Parts = { source: FigureSource; watched: Pick<WatchTotals, 'minutesByDay' | 'activeViewers'> }

/** Over how many days a member who watched counts as active, the day itself included. */
const activeDays = 30

/** Computes the figures of days from what happened, in order and without gaps. */
export function createDayFigures({ source, watched }: Parts) {
  return async function computeDays(tenantId: string, span: Span, timeZone: string): Promise<FigureDay[]> {
    const days = daysOf(span)
    const begin = new Date(Temporal.PlainDate.from(span.from).toZonedDateTime(timeZone).epochMilliseconds)
    const [facts, accounts, minutes, active] = await Promise.all([
      source.membershipFacts(tenantId, span),
      source.accounts(tenantId, begin),
      watched.minutesByDay(tenantId, span),
      Promise.all(days.map((day) => watched.activeViewers(tenantId, { from: addDays(day, 1 - activeDays), to: day }))),
    ])
    const joined = Map.groupBy(accounts.since, (at) => calendarDate(at.getTime(), timeZone))
    const watchedOn = new Map(minutes.map((each) => [each.day, each]))
    const memberships = foldMemberships(facts, days, (moment) => calendarDate(Date.parse(moment), timeZone))
    let members = accounts.before
    return days.flatMap((day, index) => {
      const membership = memberships[index]
      if (!membership) return []
      members += joined.get(day)?.length ?? 0
      const { seconds = 0, viewings = 0, viewers = 0 } = watchedOn.get(day) ?? {}
      const watching = { activeMembers: active[index] ?? 0, watchedSeconds: seconds, viewings, viewers }
      return [{ day, members, ...watching, ...membership }]
    })
  }
}

export function daysOf({ from, to }: Span): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}
