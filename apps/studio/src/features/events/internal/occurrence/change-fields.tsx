import type { StudioEvent } from '@upbeat/contract/studio/entities/event'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { DateField } from '../../../../lib/dates/date-field.tsx'
import { SuggestField } from '../../../../lib/forms/suggest-field.tsx'
import { useText } from '../../../../lib/i18n/use-text.ts'
import { useEventWords } from '../editor/use-event-words.ts'
import { useZones, zoneName } from '../zone.ts'
import styles from './occurrence.module.css'
import type { OccurrenceInput, useOccurrenceChange } from './use-occurrence-change.ts'

type ChangeFieldsProps = { event: StudioEvent; edited: ReturnType<typeof useOccurrenceChange> }

export function ChangeFields({ event: { fields }, edited: { input, set } }: ChangeFieldsProps) {
  const t = useText()
  const { zone } = useZones()
  const words = useEventWords()
  const text = (name: keyof OccurrenceInput, label: string, rest: object = {}) => (
    <TextField label={label} onChange={({ target }) => set(name, target.value)} value={input[name]} {...rest} />
  )
  return (
    <div className={styles.pair}>
      <DateField
        description={fields.timeZone === zone ? undefined : t('events.zone', { zone: zoneName(fields.timeZone) })}
        kind="dateTime"
        label={t('events.start')}
        onChange={(start) => set('start', start)}
        required
        value={input.start}
      />
      {text('minutes', t('events.minutes'), { type: 'number', min: 1, max: 1440, inputMode: 'numeric' })}
      <div className={styles.wide}>{text('name', t('events.name'), { dir: 'auto', maxLength: 200 })}</div>
      <SuggestField
        label={t('events.coach')}
        onChange={(value) => set('instructor', value ?? '')}
        suggestions={words.coaches}
        value={input.instructor}
      />
      <SuggestField
        label={t('events.room')}
        onChange={(value) => set('room', value ?? '')}
        suggestions={words.rooms}
        value={input.room}
      />
    </div>
  )
}
