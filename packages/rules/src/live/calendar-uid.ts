/** Which time of which event; `tenant` is the club's name in addresses, `startsAt` in epoch milliseconds. */
type CalendarTime = { tenant: string; eventId: string; isDaily: boolean; startsAt: number }

/**
 * What calendars know an event by, in the file, the mail and the feed alike: whoever has it from one of them doesn't get it twice, and an
 * event that is moved moves there too. Each day of a daily one is an entry of its own.
 */
export function calendarUid({ tenant, eventId, isDaily, startsAt }: CalendarTime): string {
  const day = isDaily ? `.${new Date(startsAt).toISOString().slice(0, 10)}` : ''
  return `${eventId}${day}@${tenant}`
}
