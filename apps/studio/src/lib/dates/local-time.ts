import { nameMatch } from '@upbeat/rules/filters/name-match'

/**
 * Dates as people write them. A local time is a date, `2026-11-28`, or a date with a time of day, `2026-11-28T18:30`, as in HTML's `date` and
 * `datetime-local` fields: in no time zone.
 */
export type LocalKind = 'date' | 'dateTime'

/** A local time in a language, `28 Nov 2026, 18:30`; empty for an empty one. */
export function formatLocal(local: string, language: string, kind: LocalKind): string {
  if (local === '') return ''
  const moment = new Date(`${(local.length > 10 ? local : `${local}T00:00`).slice(0, 16)}Z`)
  if (Number.isNaN(moment.getTime())) return local
  const { date, time } = wordsOf(language)
  return kind === 'date' ? date.format(moment) : `${date.format(moment)}, ${time.format(moment)}`
}

/**
 * The local time that a text names in a language: by numbers in that language's order, with the month as a word, or in ISO 8601. Null for
 * anything else, a year without four digits and a day that doesn't exist.
 */
export function parseLocal(text: string, language: string, kind: LocalKind): string | null {
  const plain = text.trim()
  if (kind === 'date') return parseDate(plain, language)
  const [, day = '', hour = '', minute = '', half = ''] = timeAtEnd.exec(plain) ?? []
  const date = parseDate(day, language)
  const time = parseTime(Number(hour), Number(minute), half.toLowerCase())
  return date && time && hour ? `${date}T${time}` : null
}

/** The date, and after a space, a comma or ISO's `T` the time. */
const timeAtEnd = /^(.+?)(?:[\s,]+|(?<=\d)T)(\d{1,2})[:.](\d{2})(?::\d{2})?\s*([ap]m)?(?:\s*uhr)?$/i

function parseTime(hour: number, minute: number, half: string): string | null {
  if (half && (hour < 1 || hour > 12)) return null
  const hours = half ? (hour % 12) + (half === 'pm' ? 12 : 0) : hour
  return hours > 23 || minute > 59 ? null : `${twoDigits(hours)}:${twoDigits(minute)}`
}

function parseDate(text: string, language: string): string | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text)
  if (iso) return dateOf({ year: iso[1], month: iso[2], day: iso[3] })
  const parts = text.split(/[\s./,-]+/).filter(Boolean)
  if (parts.length !== 3) return null
  const { months, order } = wordsOf(language)
  const word = parts.find((part) => /^\p{Letter}/u.test(part))
  if (word === undefined) {
    const [first, second, third] = order
    return dateOf({ [first]: parts[0], [second]: parts[1], [third]: parts[2] })
  }
  const month = months.findIndex((names) => names.some((name) => isNameOf(name, word))) + 1
  const numbers = parts.filter((part) => part !== word).map((part) => part.replace(/(st|nd|rd|th)$/i, ''))
  const year = numbers.find((part) => part.length === 4)
  return dateOf({ year, month: String(month), day: numbers.find((part) => part !== year) })
}

type Named = 'year' | 'month' | 'day'

function dateOf({ year = '', month = '', day = '' }: { [Part in Named]?: string | undefined }): string | null {
  if (!/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day)) return null
  const date = `${year}-${twoDigits(Number(month))}-${twoDigits(Number(day))}`
  const moment = new Date(`${date}T00:00Z`)
  // JavaScript takes 31 February for a day of March.
  const exists = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date)
  return exists ? date : null
}

/** Whether a word, such as `Sept.`, is a month's name or begins it. */
function isNameOf(name: string, word: string): boolean {
  return word.length >= 3 && (nameMatch(name, word) ?? 2) < 2
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

type Words = {
  date: Intl.DateTimeFormat
  time: Intl.DateTimeFormat
  /** The names of each month. */
  months: string[][]
  /** The order of numbers in a date. */
  order: [Named, Named, Named]
}
const known = new Map<string, Words>()

/** Formatters are slow to construct. */
function wordsOf(language: string): Words {
  const words = known.get(language) ?? makeWords(language)
  known.set(language, words)
  return words
}

function makeWords(language: string): Words {
  const utc = { timeZone: 'UTC' }
  const long = new Intl.DateTimeFormat(language, { month: 'long', ...utc })
  const short = new Intl.DateTimeFormat(language, { month: 'short', ...utc })
  const months = Array.from({ length: 12 }, (_, month) => {
    const moment = Date.UTC(2026, month, 15)
    return [long.format(moment), short.format(moment)]
  })
  const numbers = new Intl.DateTimeFormat(language, { dateStyle: 'short', ...utc }).formatToParts(0)
  const order = numbers.flatMap(({ type }) => (type === 'year' || type === 'month' || type === 'day' ? type : []))
  return {
    date: new Intl.DateTimeFormat(language, { dateStyle: 'medium', ...utc }),
    time: new Intl.DateTimeFormat(language, { timeStyle: 'short', ...utc }),
    months,
    order: order as Words['order'],
  }
}
