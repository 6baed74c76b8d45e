import type { EventOccurrence } from '@upbeat/contract/studio/entities/event'
import { occurrenceStart } from '@upbeat/rules/schedule/amend-series'
import { wallClock } from '@upbeat/rules/schedule/wall-clock'
import { Button } from '@upbeat/ui/button.tsx'
import { Icon } from '@upbeat/ui/icon.tsx'
import { useText } from '../../../../lib/i18n/use-text.ts'
import { useWeekTimes } from '../use-week-times.ts'
import styles from './editor.module.css'
import type { EventDraft } from './use-event-draft.ts'

type ClockChangesProps = { draft: EventDraft; occurrences: readonly EventOccurrence[]; isReadOnly: boolean }

/** Starts that don't exist, or exist twice, because clocks change: what happens then, and what can be done instead. */
export function ClockChanges({ draft, occurrences, isReadOnly }: ClockChangesProps) {
  const odd = occurrences.filter(({ clockChange }) => clockChange !== 'once')
  return odd.map((occurrence) => (
    <ClockChange draft={draft} isReadOnly={isReadOnly} key={occurrence.date} occurrence={occurrence} />
  ))
}

type ClockChangeProps = Omit<ClockChangesProps, 'occurrences'> & { occurrence: EventOccurrence }

function ClockChange({ draft: { fields, edit }, occurrence, isReadOnly }: ClockChangeProps) {
  const t = useText()
  const { timeZone, recurrence, exceptions } = fields
  const times = useWeekTimes(timeZone)
  const { date, startsAt, clockChange } = occurrence
  const asked = occurrenceStart({ ...fields, localStart: fields.localStart ?? startsAt }, date)
  const isSkipped = clockChange === 'skipped'
  // Unambiguous: as it happens after a gap, or an hour after the repeated time.
  const clear = isSkipped
    ? wallClock(Date.parse(startsAt), timeZone)
    : wallClock(Date.parse(startsAt) + 2 * 3_600_000, timeZone)

  function startAt(localStart: string) {
    if (!recurrence) return edit('localStart', localStart)
    const others = exceptions.filter((exception) => exception.date !== date)
    edit('exceptions', [...others, { kind: 'moved', date, localStart }])
  }

  return (
    <div className={styles.odd} role="alert">
      <p>
        <Icon name="clock" size={18} />
        {t(isSkipped ? 'events.skipped' : 'events.twice', {
          day: times.date(asked),
          time: times.clock(asked),
          start: times.time(startsAt),
        })}
      </p>
      {!isReadOnly && (
        <div className={styles.answers}>
          <Button onClick={() => startAt(clear)} size="small" variant="secondary">
            {t('events.startAt', { time: times.clock(clear) })}
          </Button>
          {recurrence && (
            <Button
              onClick={() =>
                edit('exceptions', [...exceptions.filter((one) => one.date !== date), { kind: 'cancelled', date }])
              }
              size="small"
              variant="secondary"
            >
              {t('events.leaveOut')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
