import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { liveQuery } from './live-query.ts'

/**
 * Refetches the event every 15 to 25 seconds (random, to spread viewers), since the class may be rescheduled or removed. Not `active` while
 * the stream is polled, or after the poll has given up (LIVE-16).
 */
export function useLookAgain(eventId: string, active: boolean): void {
  const queryClient = useQueryClient()
  const [period] = useState(() => 20_000 * (0.75 + Math.random() / 2))
  useEffect(() => {
    if (!active) return
    const timer = setInterval(() => void queryClient.refetchQueries({ queryKey: liveQuery(eventId).queryKey }), period)
    return () => clearInterval(timer)
  }, [queryClient, eventId, active, period])
}
