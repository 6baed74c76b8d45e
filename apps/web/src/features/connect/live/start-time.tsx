import { useLanguage } from '../../i18n/language-store.ts'
import { useText } from '../../i18n/text.ts'
import { useClubDate } from '../../tenant/use-club-date.ts'
import { formatDay, formatTimeOfDay, localTimeZone } from '../format-start.ts'
import { useNow } from '../use-now.ts'

type StartTimeProps = { startsAt: number; className?: string | undefined }

/** The day and the time of a start. */
export function StartTime({ startsAt, className }: StartTimeProps) {
  const t = useText()
  const words = { language: useLanguage(), timeZone: localTimeZone(), today: t('connect.today') }
  return (
    <time className={className} dateTime={new Date(startsAt).toISOString()}>
      {t('connect.dayAndTime', {
        day: formatDay(startsAt, useNow(), words),
        time: formatTimeOfDay(startsAt, words),
      })}
    </time>
  )
}

/** A start further ahead, with its date in the club's format (LIVE-31). */
export function StartDate({ startsAt, className }: StartTimeProps) {
  const t = useText()
  const date = useClubDate()(startsAt)
  const words = { language: useLanguage(), timeZone: localTimeZone(), today: t('connect.today') }
  return (
    <time className={className} dateTime={new Date(startsAt).toISOString()}>
      {t('connect.startsAt', { date, time: formatTimeOfDay(startsAt, words) })}
    </time>
  )
}
