/** A calendar event. Times in epoch milliseconds. */
export type CalendarEvent = {
  /** Stable across files, so that a calendar updates the event and doesn't duplicate it. */
  uid: string
  title: string
  description: string
  /** The organizer. */
  organiser: string
  url: string
  startsAt: number
  endsAt: number
}

/** An iCalendar file of one event (RFC 5545) with times in UTC, to be saved as `.ics` (D-86). `now` is its creation time. */
export function calendarFile(event: CalendarEvent, now: number): string {
  return calendarText(event.organiser, eventLines(event, now))
}

function calendarText(maker: string, events: string[]): string {
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${escaped(maker)}//Calendar//EN`, 'METHOD:PUBLISH']
  const lines = [...head, ...events, 'END:VCALENDAR']
  return `${lines.map(folded).join('\r\n')}\r\n`
}

function eventLines(event: CalendarEvent, now: number): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(event.startsAt)}`,
    `DTEND:${utc(event.endsAt)}`,
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `LOCATION:${escaped(event.organiser)}`,
    // A URL is not of type TEXT: it is not escaped, only kept on one line.
    `URL:${event.url.replace(/[\r\n]/g, '')}`,
    'END:VEVENT',
  ]
}

function utc(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')
}

/** Folds lines to 75 octets; continuation lines start with a space. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > 75) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n')
}

/** Length of a character in UTF-8 bytes. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
