import { useQuery } from '@tanstack/react-query'
import type { EventFields, EventOccurrence } from '@upbeat/contract/studio/entities/event'
import { useDeferredValue } from 'react'
import { useText } from '../../../../lib/i18n/use-text.ts'
import panel from '../../../../lib/layout/panel.module.css'
import { outlookQuery } from '../../event-queries.ts'
import { useWeekTimes } from '../use-week-times.ts'
import { useZones, zoneName } from '../zone.ts'
import { ClockChanges } from './clock-changes.tsx'
import styles from './editor.module.css'
import { Exceptions } from './exceptions.tsx'
import { OutlookWarnings } from './outlook-warnings.tsx'
import type { EventDraft } from './use-event-draft.ts'
import { useScheduleSentence } from './use-schedule-sentence.ts'

type OutlookProps = { id: string; draft: EventDraft; isReadOnly: boolean }

/** How many of the next occurrences are listed. */
const shownOccurrences = 6

/** What the schedule does: in a sentence, its next occurrences, and what they would book twice (WEEK-05). */
export function Outlook({ id, draft, isReadOnly }: OutlookProps) {
  const t = useText()
  const { fields } = draft
  const { sentence } = useScheduleSentence()
  const asked = useDeferredValue(timesOf(fields))
  const { data } = useQuery({ ...outlookQuery(id, asked), enabled: fields.localStart !== null })
  const said = sentence(fields)
  if (said === null || !data) return null
  const shown = data.occurrences.slice(0, shownOccurrences)
  return (
    <section className={panel.panel}>
      <h2 className={panel.title}>{t('events.outlook')}</h2>
      <p className={styles.sentence}>{said}</p>
      {shown.length === 0 ? (
        <p className={panel.text}>{t('events.noneLeft')}</p>
      ) : (
        <ol className={styles.next}>
          {shown.map((occurrence) => (
            <Next key={occurrence.date} occurrence={occurrence} timeZone={fields.timeZone} />
          ))}
        </ol>
      )}
      <OutlookWarnings occurrences={data.occurrences} timeZone={fields.timeZone} />
      <ClockChanges draft={draft} isReadOnly={isReadOnly} occurrences={data.occurrences} />
      <Exceptions draft={draft} isReadOnly={isReadOnly} />
    </section>
  )
}

function Next({ occurrence, timeZone }: { occurrence: EventOccurrence; timeZone: string }) {
  const t = useText()
  const times = useWeekTimes(timeZone)
  const { zone, own } = useZones()
  // The club's and the reader's time, where they differ from the event's.
  const others = [zone, own].filter((other) => other !== null && other !== timeZone) as string[]
  return (
    <li>
      {times.moment(occurrence.startsAt)}
      {occurrence.isMoved && <span className={styles.note}>{` · ${t('events.movedOne')}`}</span>}
      {others.map((other) => (
        <span className={styles.note} key={other}>
          {` (${t('events.inZone', { time: times.time(occurrence.startsAt, other), zone: zoneName(other) })})`}
        </span>
      ))}
    </li>
  )
}

/** The fields that decide when an event takes place and what it books. */
function timesOf(fields: EventFields): Partial<EventFields> {
  const { kind, classTag, instructor, room, localStart, timeZone, durationSecond, recurrence, exceptions } = fields
  return { kind, classTag, instructor, room, localStart, timeZone, durationSecond, recurrence, exceptions }
}
