import type { EventFields } from '@upbeat/contract/studio/entities/event'
import type { StudioPhraseKey } from '@upbeat/phrases/studio/phrase-key'
import type { FieldConflict } from '@upbeat/rules/publishing/merge-changes'
import type { Text } from '../../../../lib/i18n/use-text.ts'
import { useText } from '../../../../lib/i18n/use-text.ts'
import { ConflictChoice } from '../../../../lib/publishing/conflict-choice.tsx'
import { kindLooks } from '../week/use-slot-words.ts'
import { useScheduleSentence } from './use-schedule-sentence.ts'

type EventConflictProps = { conflict: FieldConflict; onDecide: (keepYours: boolean) => void }

const labels: Record<keyof EventFields, StudioPhraseKey> = {
  kind: 'events.kind',
  classTag: 'events.class',
  name: 'events.name',
  description: 'events.description',
  imageLink: 'events.picture',
  instructor: 'events.coach',
  categoryId: 'events.category',
  level: 'events.level',
  link: 'events.link',
  mayStartOver: 'events.mayStartOver',
  localStart: 'events.start',
  timeZone: 'events.timeZone',
  durationSecond: 'events.minutes',
  recurrence: 'events.repeats',
  exceptions: 'events.exceptions',
  room: 'events.room',
  origin: 'events.repeats',
}

/** A field that somebody else has changed meanwhile. */
export function EventConflict({ conflict, onDecide }: EventConflictProps) {
  const t = useText()
  const { repeats } = useScheduleSentence()
  const field = conflict.field as keyof EventFields

  function words(value: unknown): unknown {
    if (value === null || value === undefined) return value
    if (field === 'kind') return t(kindLooks[value as EventFields['kind']].label)
    if (field === 'durationSecond') return Math.round((value as number) / 60)
    if (field === 'mayStartOver') return t(value ? 'curation.yes' : 'curation.no')
    if (field === 'recurrence') return repeats(value as NonNullable<EventFields['recurrence']>, '')
    if (field === 'exceptions') return (value as EventFields['exceptions']).map(({ date }) => date)
    return typeof value === 'object' ? '…' : value
  }

  return (
    <ConflictChoice
      conflict={{ ...conflict, yours: words(conflict.yours), theirs: words(conflict.theirs) }}
      label={eventLabel(field, t)}
      onDecide={onDecide}
    />
  )
}

/** The label of an event's field. */
export function eventLabel(field: string, t: Text): string {
  return t(labels[field as keyof EventFields] ?? 'events.repeats')
}
