/** Identifies an occurrence of an event; `tenant` is the club's name in URLs, `startsAt` in epoch milliseconds. */
type CalendarTime = { tenant: string; eventId: string; isDaily: boolean; startsAt: number }

/**
 * The UID of an event in calendars, the same in file, mail and feed, so that an event from several sources appears once and can be moved.
 * Each occurrence of a daily event has its own.
 */
export function calendarUid({ tenant, eventId, isDaily, startsAt }: CalendarTime): string {
  const day = isDaily ? `.${new Date(startsAt).toISOString().slice(0, 10)}` : ''
  return `${eventId}${day}@${tenant}`
}
