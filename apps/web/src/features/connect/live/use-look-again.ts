import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { liveQuery } from './live-query.ts'

/**
 * Asks for the event again every 15 to 25 seconds, since the class may be moved or taken away meanwhile; those who came together don't ask
 * together. Not `active` while the stream is awaited, which asks by itself, nor once that was given up (LIVE-16).
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
