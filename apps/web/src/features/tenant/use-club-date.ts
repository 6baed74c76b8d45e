import { formatDate } from '@upbeat/rules/i18n/format-date'
import { useLanguage } from '../i18n/language-store.ts'
import { useTenant } from './tenant-store.ts'

type ClubDate = (moment: number | string, options?: { inUtc?: boolean; withTime?: boolean }) => string

/**
 * Formats a day with the club's pattern (I18N-12); `inUtc` for dates that don't depend on a time zone, such as the end of free access.
 * `withTime` adds the time of day in the language's format.
 */
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
