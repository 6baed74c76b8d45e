import { useEffect, useRef } from 'react'
import type { Occurrence } from '../occurrences.ts'

/** Asks anew when something begins, so that its card learns of the stream. */
export function useRefreshAtStart(occurrences: readonly Occurrence[], now: number, refresh: () => unknown): void {
  const running = occurrences
    .filter(({ startsAt }) => startsAt <= now)
    .map(({ event }) => event.id)
    .join()
  const seen = useRef<string | null>(null)
  const latest = useRef(refresh)
  latest.current = refresh

  useEffect(() => {
    const before = seen.current
    seen.current = running
    if (before !== null && before !== running) void latest.current()
  }, [running])
}
