import { useLanguage } from '../../i18n/language-store.ts'
import { useText } from '../../i18n/text.ts'
import { useClubDate } from '../../tenant/use-club-date.ts'
import { formatDay, formatTimeOfDay, localTimeZone } from '../format-start.ts'
import { useNow } from '../use-now.ts'

type StartTimeProps = { startsAt: number; className?: string | undefined; hasDate?: boolean }

/** The day and the time of a start; `hasDate` adds the date in the club's format (LIVE-31). */
export function StartTime({ startsAt, className, hasDate = false }: StartTimeProps) {
  const t = useText()
  const clubDate = useClubDate()
  const words = { language: useLanguage(), timeZone: localTimeZone(), today: t('connect.today') }
  const time = formatTimeOfDay(startsAt, words)
  return (
    <time className={className} dateTime={new Date(startsAt).toISOString()}>
      {t('connect.dayAndTime', { day: formatDay(startsAt, useNow(), words), time })}
      {hasDate && (
        <>
          <br />
          <small>{t('connect.startsAt', { date: clubDate(startsAt), time })}</small>
        </>
      )}
    </time>
  )
}
