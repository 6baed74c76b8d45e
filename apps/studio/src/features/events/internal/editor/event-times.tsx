import { Select } from '@upbeat/ui/select.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { timeZoneOptions } from '../../../../lib/api/club-choices.ts'
import { DateField } from '../../../../lib/dates/date-field.tsx'
import { useText } from '../../../../lib/i18n/use-text.ts'
import panel from '../../../../lib/layout/panel.module.css'
import styles from './editor.module.css'
import { RepeatFields } from './repeat-fields.tsx'
import type { EventDraft } from './use-event-draft.ts'

/** When an event takes place: local start, time zone, duration and recurrence (WEEK-03). */
export function EventTimes({ draft: { fields, edit, status } }: { draft: EventDraft }) {
  const t = useText()
  const { localStart, timeZone, durationSecond } = fields
  const minutes = durationSecond === null ? '' : String(Math.round(durationSecond / 60))
  const isRefused = status.kind === 'refused' && status.fields.includes('durationSecond')
  return (
    <section className={panel.panel}>
      <h2 className={panel.title}>{t('events.when')}</h2>
      <div className={styles.pair}>
        <DateField
          kind="dateTime"
          label={t('events.firstStart')}
          onChange={(value) => edit('localStart', value === '' ? null : `${value}:00`)}
          value={localStart?.slice(0, 16) ?? ''}
        />
        <TextField
          error={isRefused ? t('events.minutesProblem') : undefined}
          inputMode="numeric"
          label={t('events.minutes')}
          max={1440}
          min={1}
          onChange={({ target }) =>
            edit('durationSecond', target.value === '' ? null : Math.round(Number(target.value) * 60))
          }
          type="number"
          value={minutes}
        />
      </div>
      <Select
        label={t('events.timeZone')}
        onChange={({ target }) => edit('timeZone', target.value)}
        options={timeZoneOptions()}
        value={timeZone}
      />
      <RepeatFields
        localStart={localStart}
        onChange={(recurrence) => edit('recurrence', recurrence)}
        recurrence={fields.recurrence}
      />
    </section>
  )
}
