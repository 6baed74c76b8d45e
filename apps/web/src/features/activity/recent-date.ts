/**
 * The day of an activity as `DD MMM` in the page's language (`20 Nov`); `null` for today, which has its own phrase. Both are epoch
 * milliseconds; days are in this device's time zone (LIVE-31).
 */
export function recentDate(done: number, now: number, language: string): string | null {
  const date = new Date(done)
  if (date.toDateString() === new Date(now).toDateString()) return null
  const day = part(date, language, { day: '2-digit' })
  return `${day} ${part(date, language, { month: 'short' })}`
}

function part(date: Date, language: string, part: { day: '2-digit' } | { month: 'short' }): string {
  // British English abbreviates September to four letters; the pattern has three.
  return new Intl.DateTimeFormat(language === 'en-gb' ? 'en-us' : language, part).format(date)
}
