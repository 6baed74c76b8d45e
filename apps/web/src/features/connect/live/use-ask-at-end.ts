import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { liveQuery } from './live-query.ts'

/** Refetches an event when it ends while the page is open: its stream may now be a recording, or gone. */
export function useAskAtEnd(eventId: string, isEnded: boolean): void {
  const queryClient = useQueryClient()
  const wasEnded = useRef(isEnded)
  useEffect(() => {
    const ends = isEnded && !wasEnded.current
    wasEnded.current = isEnded
    if (ends) void queryClient.refetchQueries({ queryKey: liveQuery(eventId).queryKey })
  }, [queryClient, eventId, isEnded])
}
