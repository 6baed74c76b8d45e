import { cardPageSizes } from '@upbeat/rules/constants'
import type { LiveEvent } from '../../../lib/normalise/live-event.ts'

/** `ids`: of all recordings in the reply, even if only one provider's are shown. */
export type RecordingPage = { events: LiveEvent[]; ids: string[]; recordsLeft: number }

/** A page, counted from 1, of a list that was loaded whole. */
export function pageOfRecordings(events: readonly LiveEvent[], page: number, providerId: string | null): RecordingPage {
  const wanted = events.filter((event) => providerId === null || event.providerId === providerId)
  const size = cardPageSizes.narrow
  const shown = wanted.slice((page - 1) * size, page * size)
  return {
    events: shown,
    ids: shown.map(({ id }) => id),
    recordsLeft: Math.max(0, wanted.length - page * size),
  }
}

/**
 * Whether there is another page (LIVE-35). False if a page has nothing new: a provider without paging would otherwise be queried forever.
 */
export function hasMorePages(pages: readonly RecordingPage[]): boolean {
  const last = pages.at(-1)
  if (!last || last.recordsLeft <= 0) return false
  const known = new Set(pages.slice(0, -1).flatMap(({ ids }) => ids))
  return last.ids.some((id) => !known.has(id))
}
