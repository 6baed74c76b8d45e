import { IconButton } from '@upbeat/ui/icon-button.tsx'
import { useText } from '../../../../lib/i18n/use-text.ts'
import { useWeekTimes } from '../use-week-times.ts'
import styles from './editor.module.css'
import type { EventDraft } from './use-event-draft.ts'

/** Cancelled and changed occurrences, each with the way back to the series. */
export function Exceptions({ draft: { fields, edit }, isReadOnly }: { draft: EventDraft; isReadOnly: boolean }) {
  const t = useText()
  const times = useWeekTimes(fields.timeZone)
  const { exceptions, recurrence } = fields
  if (!recurrence || exceptions.length === 0) return null
  return (
    <div>
      <h3 className={styles.subtitle}>{t('events.exceptions')}</h3>
      <ul className={styles.exceptions}>
        {exceptions.map((exception) => {
          const day = times.date(exception.date)
          const text =
            exception.kind === 'cancelled'
              ? t('events.cancelledOn', { day })
              : t('events.changedOn', {
                  day,
                  to: `${times.date(exception.localStart)}, ${times.clock(exception.localStart)}`,
                })
          return (
            <li key={exception.date}>
              <span>{text}</span>
              {!isReadOnly && (
                <IconButton
                  icon="undo"
                  label={t('events.asInSeries', { day })}
                  onClick={() =>
                    edit(
                      'exceptions',
                      exceptions.filter(({ date }) => date !== exception.date),
                    )
                  }
                  size="small"
                />
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
