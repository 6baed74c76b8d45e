import { useLanguageStore } from '../../../lib/i18n/language-store.ts'

/** Formats times such as `2026-12-24T18:00`, which are in the club's time zone whatever the reader's. */
export function useLocalTime() {
  const language = useLanguageStore((state) => state.language)
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  return (local: string) => format.format(new Date(`${local}Z`))
}
