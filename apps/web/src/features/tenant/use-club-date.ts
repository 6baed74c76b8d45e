import { formatDate } from '@upbeat/rules/i18n/format-date'
import { useLanguage } from '../i18n/language-store.ts'
import { useTenant } from './tenant-store.ts'

type ClubDate = (moment: number | string, options?: { inUtc?: boolean }) => string

/** Writes a day as the club does (I18N-12); `inUtc` for those that are the same day everywhere, such as the end of free access. */
export function useClubDate(): ClubDate {
  const { dateFormat: pattern } = useTenant()
  const language = useLanguage()
  return (moment, { inUtc = false } = {}) =>
    formatDate(new Date(moment).getTime(), { pattern, language, timeZone: inUtc ? 'UTC' : undefined })
}
