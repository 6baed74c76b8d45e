import { dayChips } from '@upbeat/rules/live/live-days'
import { Chip } from '@upbeat/ui/chip.tsx'
import { useLanguage } from '../../i18n/language-store.ts'
import { useText } from '../../i18n/text.ts'
import { formatChip, localTimeZone } from '../format-start.ts'
import styles from './day-chips.module.css'

export type DayChipsProps = {
  now: number
  /** The starts of all scheduled occurrences in epoch milliseconds. */
  starts: readonly number[]
  /** A calendar date; `null` means all. */
  chosen: string | null
  onChoose: (date: string | null) => void
}

/** All, today and the next seven days; days without classes are disabled (LIVE-03 to LIVE-05). */
export function DayChips({ now, starts, chosen, onChoose }: DayChipsProps) {
  const t = useText()
  const words = { language: useLanguage(), today: t('connect.today') }
  const moments = starts.map((start) => Math.max(start, now))
  return (
    <fieldset aria-label={t('connect.days')} className={styles.chips}>
      <Chip onPressedChange={() => onChoose(null)} pressed={chosen === null}>
        {t('connect.all')}
      </Chip>
      {dayChips(now, moments, localTimeZone()).map((day) => (
        <Chip
          data-date={day.date}
          disabled={day.eventCount === 0}
          key={day.date}
          onPressedChange={(pressed) => onChoose(pressed ? day.date : null)}
          pressed={chosen === day.date}
        >
          {formatChip(day, words)}
        </Chip>
      ))}
    </fieldset>
  )
}
