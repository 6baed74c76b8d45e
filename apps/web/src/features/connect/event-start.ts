import type { LiveEvent } from '../../lib/normalise/live-event.ts'

/** The start of an event in epoch milliseconds: its active time, else its next occurrence; `null` without a schedule (D-89). */
export function eventStart(event: Pick<LiveEvent, 'live' | 'nextOccurrenceTime'>): number | null {
  const start = Date.parse(event.live?.active_Time ?? event.nextOccurrenceTime ?? '')
  return Number.isNaN(start) ? null : start
}
