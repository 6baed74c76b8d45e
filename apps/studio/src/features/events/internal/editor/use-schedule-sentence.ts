import type { EventFields } from '@upbeat/contract/studio/entities/event'
import { weekdayOf } from '@upbeat/rules/schedule/local-date'
import { weekdays } from '@upbeat/rules/schedule/recurrence'
import { useText } from '../../../../lib/i18n/use-text.ts'
import { useWeekTimes } from '../use-week-times.ts'
import { zoneCity } from '../zone.ts'

type Recurrence = NonNullable<EventFields['recurrence']>

/** Says in a sentence when an event takes place, e.g. “Every Tuesday at 18:00 Berlin time, until 3 March 2027”. */
export function useScheduleSentence() {
  const t = useText()
  const times = useWeekTimes('UTC')

  /** `Every Tuesday and Thursday` */
  function repeats({ frequency, interval, weekdays: chosen }: Recurrence, localStart: string): string {
    if (frequency === 'daily') return interval === 1 ? t('events.sayDaily') : t('events.sayDays', { number: interval })
    const days = chosen.length > 0 ? chosen : localStart === '' ? [] : [weekdayOf(localStart)]
    // 2024 began with a Monday.
    const names = days.map((day) => times.weekday(`2024-01-0${weekdays.indexOf(day) + 1}`))
    const list = new Intl.ListFormat(times.language, { type: 'conjunction' }).format(names)
    return interval === 1
      ? t('events.sayWeekly', { days: list })
      : t('events.sayWeeks', { days: list, number: interval })
  }

  function sentence({ localStart, timeZone, recurrence }: EventFields): string | null {
    if (localStart === null) return null
    const time = t('events.sayTime', { time: times.clock(localStart), zone: zoneCity(timeZone) })
    if (!recurrence)
      return t('events.sayOnce', { day: times.date(localStart), weekday: times.weekday(localStart), time })
    const { end } = recurrence
    const values = { repeats: repeats(recurrence, localStart), time }
    if (end === null) return t('events.sayForever', { ...values, day: times.date(localStart) })
    if ('until' in end) return t('events.sayUntil', { ...values, day: times.date(end.until) })
    return t('events.sayCount', { ...values, count: end.count })
  }

  return { repeats, sentence }
}
