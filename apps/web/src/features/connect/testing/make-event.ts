import { type LiveEvent, normaliseEvent, type ReceivedEvent } from '../../../lib/normalise/live-event.ts'

/** A single live event of 30 minutes, with the test's overrides. */
export function makeEvent(values: ReceivedEvent = {}): LiveEvent {
  return normaliseEvent({
    id: 'E1',
    title: 'Morning Ride',
    type: 1,
    duration: 1800,
    level: 'Beginner',
    providerId: 'P1',
    providerName: 'Riverside',
    ...values,
  })
}

/** The fields of a single event that starts at `start`, an ISO time. */
export function startingAt(start: string, status: 'streaming' | 'awaiting' | 'unavailable' = 'unavailable') {
  return {
    next_Occurrence_Time: start,
    live: { status, active_Time: start },
    schedule: { type: 'single' as const, availableDate: [start], daily_Time: null },
  }
}
