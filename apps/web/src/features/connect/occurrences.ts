import { eventType } from '@upbeat/rules/live/enumerations'
import { expandSchedule } from '@upbeat/rules/live/expand-schedule'
import { isOver } from '@upbeat/rules/live/is-over'
import { calendarDate, isInLiveWindow } from '@upbeat/rules/live/live-days'
import type { LiveEvent } from '../../lib/normalise/live-event.ts'
import { eventStart } from './event-start.ts'

/** An occurrence of a live event; `startsAt` in epoch milliseconds. */
export type Occurrence = { event: LiveEvent; startsAt: number }
export type OccurrenceDay = { date: string; occurrences: Occurrence[] }

/**
 * The live schedule, sorted by time: every event that runs or starts today or in the next seven days (LIVE-08), a daily one on each of its
 * next seven days (LIVE-09).
 */
export function occurrencesOf(events: readonly LiveEvent[], now: number, timeZone: string): Occurrence[] {
  return events
    .filter(({ type }) => type !== eventType.videoOnDemand)
    .flatMap((event) => startsOf(event, now).map((startsAt) => ({ event, startsAt })))
    .filter(({ startsAt }) => isInLiveWindow(dayMoment(startsAt, now), now, timeZone))
    .toSorted((one, other) => one.startsAt - other.startsAt || one.event.title.localeCompare(other.event.title))
}

/** The days with events. */
export function groupByDay(occurrences: readonly Occurrence[], now: number, timeZone: string): OccurrenceDay[] {
  const days = Map.groupBy(occurrences, ({ startsAt }) => calendarDate(dayMoment(startsAt, now), timeZone))
  return [...days].map(([date, ofDay]) => ({ date, occurrences: ofDay }))
}

/** Each event's next occurrence. */
export function firstOfEach(occurrences: readonly Occurrence[]): Occurrence[] {
  const seen = new Set<string>()
  return occurrences.filter(({ event }) => !seen.has(event.id) && seen.add(event.id))
}

/** Events from before midnight that are still running belong to today. */
export function dayMoment(startsAt: number, now: number): number {
  return Math.max(startsAt, now)
}

/** The starts of an event that isn't over, in epoch milliseconds. */
export function startsOf(event: LiveEvent, now: number): number[] {
  if (event.schedule && event.schedule.type !== 'single') return expandSchedule(event.schedule, event.duration, now)
  const start = eventStart(event)
  return start === null || isOver(start, event.duration, now) ? [] : [start]
}
