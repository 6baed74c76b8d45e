import { useQuery } from '@tanstack/react-query'
import type { EventFields, StudioEvent } from '@upbeat/contract/studio/entities/event'
import { amendSeries } from '@upbeat/rules/schedule/amend-series'
import { useDeferredValue } from 'react'
import { outlookQuery } from '../../event-queries.ts'
import { OutlookWarnings } from '../editor/outlook-warnings.tsx'
import type { useOccurrenceChange } from './use-occurrence-change.ts'

type ChangeOutlookProps = { event: StudioEvent; date: string; edited: ReturnType<typeof useOccurrenceChange> }

/** What a change would book twice, before it is saved (WEEK-05). */
export function ChangeOutlook({ event: { id, fields }, date, edited }: ChangeOutlookProps) {
  const { scope, change } = edited.asked()
  const after = useDeferredValue(changedFields(fields, { id, date, scope, change }))
  const { data } = useQuery({ ...outlookQuery(id, after ?? {}), enabled: after !== null })
  if (!data) return null
  const occurrences = scope === 'one' ? data.occurrences.filter((one) => one.date === date) : data.occurrences
  return <OutlookWarnings occurrences={occurrences} timeZone={fields.timeZone} />
}

type Asked = ReturnType<ReturnType<typeof useOccurrenceChange>['asked']> & { id: string; date: string }

function changedFields(fields: EventFields, { change, ...at }: Asked): EventFields | null {
  const { localStart } = fields
  if (localStart === null) return null
  const { series, rest } = amendSeries({ fields: { ...fields, localStart }, ...at }, change)
  return rest ?? series
}
