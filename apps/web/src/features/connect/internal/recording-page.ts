import { cardPageSizes } from '@upbeat/rules/constants'
import type { LiveEvent } from '../../../lib/normalise/live-event.ts'

export type RecordingPage = { events: LiveEvent[]; recordsLeft: number }

/** A page, counted from 1, of a list that came whole. */
export function pageOfRecordings(events: readonly LiveEvent[], page: number, providerId: string | null): RecordingPage {
  const wanted = events.filter((event) => providerId === null || event.providerId === providerId)
  const size = cardPageSizes.narrow
  return {
    events: wanted.slice((page - 1) * size, page * size),
    recordsLeft: Math.max(0, wanted.length - page * size),
  }
}
