import { useEffect, useEffectEvent, useRef } from 'react'
import { queryClient } from '../../../lib/query-client.ts'
import type { Occurrence } from '../occurrences.ts'
import { eventsQuery } from '../queries.ts'

/** All who look at a schedule see the same start; asked at once, the server would have them all in one second. */
const spreadMilliseconds = 5000

/**
 * Asks anew within five seconds after something begins, so that its card learns of the stream. `random` is from 0 to 1, as `Math.random`
 * answers.
 */
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
      // What is kept of a moment ago is from before the start.
      void queryClient.invalidateQueries(eventsQuery())
      void refreshLatest()
    }
  }, [running])
}
