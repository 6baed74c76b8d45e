import { dateFormat } from './date-format.ts'

type DateStyle = {
  /** A Day.js pattern, as in `dateFormat` of a club's configuration (I18N-12); text in `[ ]` is literal. */
  pattern: string
  language: string
  /** An IANA name; default: the local time zone. */
  timeZone?: string | undefined
}

const letters = /\[([^\]]*)\]|YYYY|YY|M{1,4}|D{1,2}|d{1,4}|H{1,2}|h{1,2}|m{1,2}|s{1,2}|A|a/g

/** Formats a moment (epoch milliseconds) with a club's pattern; month and day names are in the reader's language. */
export function formatDate(moment: number, { pattern, language, timeZone }: DateStyle): string {
  const part = partsOf(moment, timeZone)
  const name = (options: Intl.DateTimeFormatOptions) => nameIn(moment, language, { ...options, timeZone })
  const [day, hour] = [Number(part.day), Number(part.hour)]
  // Many languages inflect a month's name next to a day.
  const beside = /D/.test(pattern) ? { day: 'numeric' as const } : {}
  const values: Record<string, () => string> = {
    YYYY: () => part.year.padStart(4, '0'),
    YY: () => part.year.slice(-2),
    M: () => String(Number(part.month)),
    MM: () => part.month,
    MMM: () => name({ month: 'short', ...beside }),
    MMMM: () => name({ month: 'long', ...beside }),
    D: () => String(day),
    DD: () => part.day,
    d: () => String(new Date(`${part.year.padStart(4, '0')}-${part.month}-${part.day}`).getUTCDay()),
    dd: () => name({ weekday: 'short' }),
    ddd: () => name({ weekday: 'short' }),
    dddd: () => name({ weekday: 'long' }),
    H: () => String(hour),
    HH: () => part.hour,
    h: () => String(hour % 12 || 12),
    hh: () => String(hour % 12 || 12).padStart(2, '0'),
    m: () => String(Number(part.minute)),
    mm: () => part.minute,
    s: () => String(Number(part.second)),
    ss: () => part.second,
    A: () => (hour < 12 ? 'AM' : 'PM'),
    a: () => (hour < 12 ? 'am' : 'pm'),
  }
  return pattern.replace(letters, (letter, kept: string | undefined) => kept ?? values[letter]?.() ?? letter)
}

type Part = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second'

/** With the digits and calendar shared by all languages: Thai and Arabic would use another year count. */
function partsOf(moment: number, timeZone: string | undefined) {
  const format = dateFormat('en-GB', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })
  return Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value])) as Record<
    Part,
    string
  >
}

function nameIn(moment: number, language: string, options: Intl.DateTimeFormatOptions): string {
  const format = dateFormat(language, { ...options, calendar: 'gregory', numberingSystem: 'latn' })
  const wanted = options.weekday ? 'weekday' : 'month'
  const name = format.formatToParts(moment).find(({ type }) => type === wanted)?.value ?? ''
  // Chinese, Japanese and Korean month names are a number and a sign; the sign is not part of the name.
  if (!/^\d+$/.test(name)) return name
  const { day: _, ...alone } = options
  return dateFormat(language, { ...alone, numberingSystem: 'latn' }).format(moment)
}
