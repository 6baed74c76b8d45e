import type { EventFields } from '@upbeat/contract/studio/entities/event'
import { weekdayOf } from '@upbeat/rules/schedule/local-date'
import { type Weekday, weekdays } from '@upbeat/rules/schedule/recurrence'
import { Select } from '@upbeat/ui/select.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { DateField } from '../../../../lib/dates/date-field.tsx'
import form from '../../../../lib/forms/form.module.css'
import { useText } from '../../../../lib/i18n/use-text.ts'
import { useWeekTimes } from '../use-week-times.ts'
import styles from './editor.module.css'

type Recurrence = NonNullable<EventFields['recurrence']>
type RepeatFieldsProps = {
  recurrence: Recurrence | null
  localStart: string | null
  onChange: (recurrence: Recurrence | null) => void
}
type EndKind = 'never' | 'until' | 'count'

const first: Recurrence = { frequency: 'weekly', interval: 1, weekdays: [], end: null }

/** How an event repeats: daily or weekly, on days, every so many, until a date or a number of times. */
export function RepeatFields({ recurrence, localStart, onChange }: RepeatFieldsProps) {
  const t = useText()
  const day = (localStart ?? new Date().toISOString()).slice(0, 10)
  return (
    <>
      <div className={styles.pair}>
        <Select
          label={t('events.repeats')}
          onChange={({ target }) => {
            const frequency = target.value as Recurrence['frequency'] | ''
            onChange(frequency === '' ? null : { ...(recurrence ?? first), frequency, weekdays: [] })
          }}
          options={[
            { value: '', label: t('events.once') },
            { value: 'daily', label: t('events.daily') },
            { value: 'weekly', label: t('events.weekly') },
          ]}
          value={recurrence?.frequency ?? ''}
        />
        {recurrence && (
          <TextField
            inputMode="numeric"
            label={t(recurrence.frequency === 'daily' ? 'events.intervalDays' : 'events.intervalWeeks')}
            max={52}
            min={1}
            onChange={({ target }) => onChange({ ...recurrence, interval: whole(target.value, 52) })}
            type="number"
            value={recurrence.interval}
          />
        )}
      </div>
      {recurrence?.frequency === 'weekly' && (
        <Weekdays
          chosen={recurrence.weekdays.length > 0 ? recurrence.weekdays : [weekdayOf(day)]}
          onChange={(chosen) => onChange({ ...recurrence, weekdays: chosen })}
        />
      )}
      {recurrence && <Ends day={day} onChange={(end) => onChange({ ...recurrence, end })} recurrence={recurrence} />}
    </>
  )
}

type WeekdaysProps = { chosen: readonly Weekday[]; onChange: (chosen: Weekday[]) => void }

function Weekdays({ chosen, onChange }: WeekdaysProps) {
  const t = useText()
  const { weekday } = useWeekTimes('UTC')
  const toggle = (day: Weekday) => {
    const next = weekdays.filter((each) => (each === day ? !chosen.includes(day) : chosen.includes(each)))
    if (next.length > 0) onChange(next)
  }
  return (
    <fieldset className={styles.plain}>
      <legend className={form.legend}>{t('events.weekdays')}</legend>
      <div className={styles.weekdays}>
        {weekdays.map((day, place) => (
          <label className={styles.weekday} key={day}>
            <input checked={chosen.includes(day)} onChange={() => toggle(day)} type="checkbox" />
            {/* 2024 began with a Monday. */}
            <span>{weekday(`2024-01-0${place + 1}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type EndsProps = { recurrence: Recurrence; day: string; onChange: (end: Recurrence['end']) => void }

function Ends({ recurrence: { end }, day, onChange }: EndsProps) {
  const t = useText()
  const kind: EndKind = end === null ? 'never' : 'until' in end ? 'until' : 'count'
  const starts: Record<EndKind, Recurrence['end']> = { never: null, until: { until: day }, count: { count: 10 } }
  return (
    <div className={styles.pair}>
      <Select
        label={t('events.ends')}
        onChange={({ target }) => onChange(starts[target.value as EndKind])}
        options={[
          { value: 'never', label: t('events.endsNever') },
          { value: 'until', label: t('events.endsOn') },
          { value: 'count', label: t('events.endsAfter') },
        ]}
        value={kind}
      />
      {end && 'until' in end && (
        <DateField
          isKept
          label={t('events.lastDay')}
          min={day}
          onChange={(until) => onChange({ until })}
          value={end.until}
        />
      )}
      {end && 'count' in end && (
        <TextField
          inputMode="numeric"
          label={t('events.times')}
          max={1000}
          min={1}
          onChange={({ target }) => onChange({ count: whole(target.value, 1000) })}
          type="number"
          value={end.count}
        />
      )}
    </div>
  )
}

/** A whole number from 1 to `most`. */
function whole(text: string, most: number): number {
  return Math.min(Math.max(1, Math.round(Number(text)) || 1), most)
}
