/** Whether `03/04/2026` has the day or the month first; `unclear` if the column doesn’t tell. */
export type DayOrder = 'dayFirst' | 'monthFirst' | 'unclear'

/** The order of day and month in a column of dates with slashes: the only order in which all of them are valid. */
export function dayOrderOf(texts: Iterable<string>): DayOrder {
  let isDayFirst = false
  let isMonthFirst = false
  for (const text of texts) {
    const [, first = '', second = ''] = slashes.exec(text.trim()) ?? []
    if (Number(first) > 12) isDayFirst = true
    if (Number(second) > 12) isMonthFirst = true
  }
  if (isDayFirst === isMonthFirst) return 'unclear'
  return isDayFirst ? 'dayFirst' : 'monthFirst'
}

/** Parses a spreadsheet date (`2026-11-23`, `23.11.2026`, `23/11/2026` or `11/23/2026`) into `2026-11-23`; undefined if invalid. */
export function dayInText(text: string, order: DayOrder): string | 'unclear' | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ].*)?$/.exec(text)
  if (iso) return existing(iso[1], iso[2], iso[3])
  const dots = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text)
  if (dots) return existing(dots[3], dots[2], dots[1])
  const [, first, second, year] = slashes.exec(text) ?? []
  if (year === undefined) return undefined
  if (order === 'unclear') return first === second ? existing(year, first, second) : 'unclear'
  return order === 'dayFirst' ? existing(year, second, first) : existing(year, first, second)
}

const slashes = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/

function existing(year = '', month = '', day = ''): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${text}T00:00:00Z`)
  // `Date` would turn 31 February into a day in March.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? undefined : text
}
