const day = 86_400_000

/** Parses the end date of a free access code, `20-11-2026`: epoch milliseconds at the start of that day in UTC (ENT-25). */
export function parseFacDate(text: string | null | undefined): number | null {
  const [, date, month, year] = /^(\d{1,2})-(\d{1,2})-(\d{4})$/.exec(text?.trim() ?? '')?.map(Number) ?? []
  if (date === undefined || month === undefined || year === undefined) return null
  const time = Date.UTC(year, month - 1, date)
  const parsed = new Date(time)
  return parsed.getUTCDate() === date && parsed.getUTCMonth() === month - 1 ? time : null
}

/** Formats such a date. */
export function formatFacDate(time: number): string {
  const date = new Date(time)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(date.getUTCDate())}-${two(date.getUTCMonth() + 1)}-${String(date.getUTCFullYear()).padStart(4, '0')}`
}

/** Whether free access has ended: it lasts to the end of its last day in UTC. Without a date it never ends. */
export function isFacExpired(facCodeEndDate: string | null | undefined, now: number): boolean {
  const lastDay = parseFacDate(facCodeEndDate)
  return lastDay !== null && now >= lastDay + day
}
