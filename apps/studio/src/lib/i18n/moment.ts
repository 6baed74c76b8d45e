const moment = /^(?:(\d{1,2}):)?(?:(\d{1,3}):)?(\d{1,5}(?:[.,]\d{1,3})?)$/

/** Parses a typed position to seconds: `75`, `1:15`, `1:15.5`, `1:02:03`. `null` if invalid. */
export function parseMoment(text: string): number | null {
  const match = moment.exec(text.trim())
  if (!match) return null
  const [, first, second, last = '0'] = match
  const seconds = Number(last.replace(',', '.'))
  if (first === undefined) return seconds
  if (seconds >= 60) return null
  if (second === undefined) return Number(first) * 60 + seconds
  return Number(second) < 60 ? Number(first) * 3600 + Number(second) * 60 + seconds : null
}

/** Formats a position for editing, exact to the millisecond: `1:15`, `1:15.5`, `1:02:03.25`. */
export function momentOf(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000)
  const [hours, minutes] = [Math.floor(milliseconds / 3_600_000), Math.floor(milliseconds / 60_000) % 60]
  const rest = String((milliseconds % 60_000) / 1000)
  const padded = rest.indexOf('.') === 1 || rest.length === 1 ? `0${rest}` : rest
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${padded}` : `${minutes}:${padded}`
}
