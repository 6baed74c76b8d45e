/** Whether `03/04/2026` has the day or the month first; `unclear` if the column doesn’t tell. */
export type DayOrder = 'dayFirst' | 'monthFirst' | 'unclear'

/** The order of day and month in a column of dates: the only order in which all of them are valid. */
export function dayOrderOf(texts: Iterable<string>): DayOrder {
  let isDayFirst = false
  let isMonthFirst = false
  for (const text of texts) {
    const [, first = '', separator, second = ''] = yearLast.exec(text.trim()) ?? []
    // Dates with dots have the day first, so that they say nothing of the others.
    if (Number(first) > 12 && separator !== '.') isDayFirst = true
    if (Number(second) > 12) isMonthFirst = true
  }
  if (isDayFirst === isMonthFirst) return 'unclear'
  return isDayFirst ? 'dayFirst' : 'monthFirst'
}

/**
 * Parses a spreadsheet date, with or without a time, into `2026-11-23`: year first (`2026-11-23`, `2026/11/23`) or last (`23-11-2026`,
 * `23/11/2026 08:00`, `23.11.2026`, `11/23/2026`). The order of the column decides only where the date itself doesn’t. Undefined if invalid.
 */
export function dayInText(text: string, order: DayOrder): string | 'unclear' | undefined {
  const [, startYear, , startMonth, startDay] = yearFirst.exec(text.trim()) ?? []
  if (startYear !== undefined) return existing(startYear, startMonth, startDay)
  const [, first, separator, second, year] = yearLast.exec(text.trim()) ?? []
  if (year === undefined) return undefined
  const [dayFirst, monthFirst] = [existing(year, second, first), existing(year, first, second)]
  if (dayFirst === undefined || monthFirst === undefined || dayFirst === monthFirst) return dayFirst ?? monthFirst
  if (separator === '.') return order === 'monthFirst' ? 'unclear' : dayFirst
  if (order === 'unclear') return 'unclear'
  return order === 'dayFirst' ? dayFirst : monthFirst
}

const time = String.raw`(?:(?:T|,?\s+)\d.*)?$`
const yearFirst = new RegExp(String.raw`^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})\.?${time}`)
const yearLast = new RegExp(String.raw`^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})${time}`)

function existing(year = '', month = '', day = ''): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${text}T00:00:00Z`)
  // `Date` would turn 31 February into a day in March.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? undefined : text
}
