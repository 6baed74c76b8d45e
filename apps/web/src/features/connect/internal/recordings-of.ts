import type { LiveEvent } from '../../../lib/normalise/live-event.ts'
import type { RecordingPage } from './recording-page.ts'

/** The distinct recordings of all pages. */
export function recordingsOf(pages: readonly RecordingPage[]): LiveEvent[] {
  const events = pages.flatMap((page) => page.events)
  return [...new Map(events.map((event) => [event.id, event])).values()]
}
