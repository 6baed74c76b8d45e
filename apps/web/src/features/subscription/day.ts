import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'
import { useTenant } from '../tenant/tenant-store.ts'

dayjs.extend(utc)

/** Writes a day as the club does; `inUtc` for those that are the same day everywhere, such as the end of free access. */
export function useDay(): (moment: number | string, options?: { inUtc?: boolean }) => string {
  const { dateFormat } = useTenant()
  return (moment, { inUtc = false } = {}) => (inUtc ? dayjs.utc(moment) : dayjs(moment)).format(dateFormat)
}
