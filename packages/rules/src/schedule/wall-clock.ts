import { dateFormat } from '../i18n/date-format.ts'

const dayMs = 86_400_000

/**
 * What clocks in a time zone show at a moment: `YYYY-MM-DDTHH:mm:ss`.
 * @param moment epoch milliseconds
 * @param timeZone IANA name
 * @throws RangeError for an unknown zone
 */
export function wallClock(moment: number, timeZone: string): string {
  const format = dateFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' })
  return format.format(moment).replace(' ', 'T')
}

/**
 * The moment at which clocks in a time zone show a local time, in epoch milliseconds. One that is skipped is moved forward by the gap; of two,
 * it is the first.
 */
export function momentOfWallClock(local: string, timeZone: string): number {
  const asUtc = Date.parse(`${local}Z`)
  const offsetAt = (moment: number) => Date.parse(`${wallClock(moment, timeZone)}Z`) - moment
  const before = asUtc - offsetAt(asUtc - dayMs)
  const after = asUtc - offsetAt(asUtc + dayMs)
  const shown = [before, after].filter((moment) => wallClock(moment, timeZone) === local.slice(0, 19))
  return shown.length === 0 ? before : Math.min(...shown)
}
