import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

/** An occurrence in a calendar. Times in epoch milliseconds. */
export type CalendarEntry = {
  /** Stable across files, so that a calendar updates the occurrence and doesn't duplicate it. */
  uid: string
  title: string
  description: string
  organiser: string
  url: string
  startsAt: number
  /** Null for a cancelled occurrence whose event is gone. */
  endsAt: number | null
  /** When the occurrence was last changed: a calendar takes the entry with the latest one. */
  changedAt: number
  isCancelled: boolean
}
type CalendarParts = { name: string; entries: readonly CalendarEntry[]; now: number }

/** SEQUENCE is a 32-bit number, so seconds are counted from here. */
const sequenceStart = Date.parse('2020-01-01T00:00:00Z')
const hourSeconds = 3600

/** An iCalendar file of one event (RFC 5545), to be saved as `.ics` (D-86). `now` is its creation time. */
export function calendarFile(entry: CalendarEntry, now: number): string {
  return calendarOf({ name: entry.organiser, entries: [entry], now }).toString()
}

/** A calendar feed for subscription, with its name and refresh interval (RFC 7986). */
export function calendarFeed(parts: CalendarParts): string {
  // The library escapes texts of events, but not the calendar's name.
  const name = parts.name.replace(/[\\;,]/g, '\\$&')
  return calendarOf(parts).name(name).ttl(hourSeconds).toString()
}

function calendarOf({ name, entries, now }: CalendarParts) {
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: name.replaceAll(/[\\/;,]/g, ' '), product: 'Calendar', language: 'EN' },
  })
  for (const { uid, title, description, organiser, url, startsAt, endsAt, changedAt, isCancelled } of entries) {
    calendar.createEvent({
      id: uid,
      // A cancellation follows the last version, also if it has no time of its own.
      sequence: Math.max(0, Math.floor((changedAt - sequenceStart) / 1000)) + (isCancelled ? 1 : 0),
      stamp: new Date(now),
      lastModified: new Date(changedAt),
      start: new Date(startsAt),
      end: endsAt === null ? null : new Date(endsAt),
      summary: title,
      description,
      location: organiser,
      // A URL is not of type TEXT: it is not escaped, only kept on one line.
      url: url.replace(/[\r\n]/g, ''),
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
  }
  return calendar
}
