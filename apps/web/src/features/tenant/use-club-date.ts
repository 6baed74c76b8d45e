import { formatDate } from '@upbeat/rules/i18n/format-date'
import { useLanguage } from '../i18n/language-store.ts'
import { useTenant } from './tenant-store.ts'

type ClubDate = (moment: number | string, options?: { inUtc?: boolean; withTime?: boolean }) => string

/** Writes a day as the club does (I18N-12); `inUtc` for those that are the same day everywhere, such as the end of free access. `withTime` adds the time of day, as the language has it. */
export function useClubDate(): ClubDate {
  const { dateFormat: pattern } = useTenant()
  const language = useLanguage()
  return (moment, { inUtc = false, withTime = false } = {}) => {
    const time = new Date(moment).getTime()
    const timeZone = inUtc ? 'UTC' : undefined
    const day = formatDate(time, { pattern, language, timeZone })
    if (!withTime) return day
    return `${day}, ${new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone }).format(time)}`
  }
}
