/** The day of a moment in the reader's time zone, `2026-11-23`. */
export function dayOf(isoMoment: string): string {
  const moment = new Date(isoMoment)
  const year = String(moment.getFullYear()).padStart(4, '0')
  const parts = [moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, '0'))
  return [year, ...parts].join('-')
}

/** The stored moment of a day: its noon, which is the same day in almost every time zone. @throws RangeError for an invalid date */
export function noonOf(day: string): string {
  return new Date(`${day}T12:00`).toISOString()
}
