/**
 * The day of something done, as `DD MMM` in the page's language (`20 Nov`); `null` where it is today, which has a word of its own.
 * Both are epoch milliseconds; days are those of this device (LIVE-31).
 */
export function recentDate(done: number, now: number, language: string): string | null {
  const date = new Date(done)
  if (date.toDateString() === new Date(now).toDateString()) return null
  const day = part(date, language, { day: '2-digit' })
  return `${day} ${part(date, language, { month: 'short' })}`
}

function part(date: Date, language: string, part: { day: '2-digit' } | { month: 'short' }): string {
  // British English writes four letters of September where the pattern has three.
  return new Intl.DateTimeFormat(language === 'en-gb' ? 'en-us' : language, part).format(date)
}
