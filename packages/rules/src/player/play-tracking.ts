/** The id of a play record: member, content and Unix seconds (ENT-43). `now` in epoch milliseconds. */
export function playTrackingId(userId: string, tag: string, now: number): string {
  return `${userId}-${tag}-${Math.floor(now / 1000)}`
}

/** The time of a play in its record's format, `YYYY-MM-DDTHH:mm:ss` in local time of a time zone (ENT-42). */
export function performDate(now: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now)
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return `${of('year').padStart(4, '0')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}:${of('second')}`
}
