import { awaitTimeoutMinutes } from '@upbeat/rules/constants'
import { useMemo } from 'react'
import { startsOf } from '../occurrences.ts'
import type { KnownEvents } from '../queries.ts'
import { minuteOf, useAtNow } from '../use-now.ts'

/**
 * The server's time in epoch milliseconds as far as a list of events depends on it: changes with each minute, and when an event starts, is
 * no longer awaited, or is over.
 */
export function useScheduleTime(known: KnownEvents | undefined): number {
  const changes = useMemo(() => (known ? changesOf(known) : []), [known])
  return useAtNow((now) => changes.reduce((last, time) => (time <= now && time > last ? time : last), minuteOf(now)))
}

function changesOf({ events, knownAt }: KnownEvents): number[] {
  return events.flatMap((event) =>
    startsOf(event, knownAt).flatMap((start) => [
      start,
      start + awaitTimeoutMinutes * 60_000,
      // It is not over at its very end.
      start + event.duration * 1000 + 1,
    ]),
  )
}
