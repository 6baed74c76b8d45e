import { useEffect, useEffectEvent, useRef } from 'react'
import { queryClient } from '../../../lib/api/query-client.ts'
import type { Occurrence } from '../occurrences.ts'
import { eventsQuery } from '../queries.ts'

/** Maximum delay: without it, all viewers of a schedule would query the server in the same second. */
const spreadMilliseconds = 5000

/** Refetches within five seconds after an event starts, so that its card gets the stream. `random` returns 0 to 1, like `Math.random`. */
export function useRefreshAtStart(
  occurrences: readonly Occurrence[],
  now: number,
  refresh: () => unknown,
  random: () => number = Math.random,
): void {
  const running = occurrences
    .filter(({ startsAt }) => startsAt <= now)
    .map(({ event }) => event.id)
    .join()
  const seen = useRef<string | null>(null)
  const chance = useEffectEvent(random)
  const refreshLatest = useEffectEvent(refresh)

  useEffect(() => {
    const before = seen.current
    seen.current = running
    if (before === null || before === running) return
    const timer = setTimeout(refreshNow, chance() * spreadMilliseconds)
    return () => clearTimeout(timer)

    function refreshNow() {
      // Cached data is from before the start.
      void queryClient.invalidateQueries(eventsQuery())
      void refreshLatest()
    }
  }, [running])
}
