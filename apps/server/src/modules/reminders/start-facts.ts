import { formatDate } from '@upbeat/rules/i18n/format-date'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReminderRow } from './repository.ts'

/** A start for an email, in the member's time zone and language, and the club's date format. */
export function startFacts(
  { config }: Pick<Tenant, 'config'>,
  { language, timeZone }: Pick<ReminderRow, 'language' | 'timeZone'>,
  startsAt: number,
) {
  const formatted = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone }).format(startsAt)
  const { dateFormat } = config
  // Includes the weekday, as the email is about a date in the near future.
  const pattern = dateFormat.includes('d') ? dateFormat : `dddd, ${dateFormat}`
  return {
    date: formatDate(startsAt, { pattern, language, timeZone }),
    time: formatted({ timeStyle: 'short' }),
    startsAt: formatted({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }),
  }
}
