import { type EventKind, eventKinds } from '@upbeat/contract/studio/entities/event'
import { wallClock } from '@upbeat/rules/schedule/wall-clock'
import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import { Select } from '@upbeat/ui/select.tsx'
import { useState } from 'react'
import { DateField } from '../../../lib/dates/date-field.tsx'
import { useText } from '../../../lib/i18n/use-text.ts'
import { ClassPicker, type PickedClass } from './class-picker.tsx'
import styles from './new-event-dialog.module.css'
import { useCreateEvent } from './use-create-event.ts'
import { kindLooks } from './week/use-slot-words.ts'
import { useZones, zoneName } from './zone.ts'

type NewEventDialogProps = {
  /** In the club's time zone; null for the next evening. */
  localStart: string | null
  onClose: () => void
}
type Repeats = 'once' | 'weekly' | 'daily'

const repeatLabels = {
  once: 'events.once',
  weekly: 'events.everyWeek',
  daily: 'events.everyDay',
} as const satisfies Record<Repeats, string>

/** Creates an event at a time: a class of the catalogue is published from here, other kinds go on in their editor. */
export function NewEventDialog({ localStart, onClose }: NewEventDialogProps) {
  const t = useText()
  const { zone } = useZones()
  const { busy, publish, draft } = useCreateEvent(onClose)
  const [kind, setKind] = useState<EventKind>('class')
  const [picked, setPicked] = useState<PickedClass | null>(null)
  const [repeats, setRepeats] = useState<Repeats>('weekly')
  const [start, setStart] = useState(() => localStart ?? nextEvening(zone))
  const hasStart = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(start)
  const recurrence = repeats === 'once' ? null : { frequency: repeats, interval: 1, weekdays: [], end: null }
  const fields = {
    kind,
    timeZone: zone,
    ...(hasStart && { localStart: `${start.slice(0, 16)}:00`, recurrence }),
    ...(kind === 'class' && picked && { classTag: picked.tag, durationSecond: picked.durationSecond }),
    ...(kind !== 'class' && { durationSecond: 3600 }),
  }

  return (
    <Dialog
      actions={
        <>
          <Button busy={busy} onClick={() => void draft(fields)} variant={kind === 'class' ? 'secondary' : 'primary'}>
            {t('events.continue')}
          </Button>
          {kind === 'class' && (
            <Button
              aria-disabled={!picked || !hasStart}
              busy={busy}
              onClick={() => picked && hasStart && void publish(fields)}
            >
              {t('events.publish')}
            </Button>
          )}
        </>
      }
      closeLabel={t('shell.close')}
      onOpenChange={(open) => open || onClose()}
      open
      title={t('events.new')}
    >
      <div className={styles.form}>
        <div className={styles.pair}>
          <Select
            label={t('events.kind')}
            onChange={({ target }) => setKind(target.value as EventKind)}
            options={eventKinds.map((value) => ({ value, label: t(kindLooks[value].label) }))}
            value={kind}
          />
          <Select
            label={t('events.repeats')}
            onChange={({ target }) => setRepeats(target.value as Repeats)}
            options={Object.entries(repeatLabels).map(([value, label]) => ({ value, label: t(label) }))}
            value={repeats}
          />
        </div>
        <DateField
          description={t('events.zone', { zone: zoneName(zone) })}
          kind="dateTime"
          label={t('events.start')}
          onChange={setStart}
          value={start.slice(0, 16)}
        />
        {kind === 'class' && <ClassPicker onPick={setPicked} tag={picked?.tag ?? null} />}
      </div>
    </Dialog>
  )
}

/** 18:00 today or tomorrow. */
function nextEvening(zone: string): string {
  const now = Date.now()
  const evening = `${wallClock(now, zone).slice(0, 10)}T18:00:00`
  return wallClock(now, zone) < evening ? evening : `${wallClock(now + 86_400_000, zone).slice(0, 10)}T18:00:00`
}
