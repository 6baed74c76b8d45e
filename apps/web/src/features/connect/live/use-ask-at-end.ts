import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { liveQuery } from './live-query.ts'

/** Asks for the event once more when it ends before the member's eyes: with the end its stream may be a recording, or be gone. */
export function useAskAtEnd(eventId: string, isEnded: boolean): void {
  const queryClient = useQueryClient()
  const wasEnded = useRef(isEnded)
  useEffect(() => {
    const ends = isEnded && !wasEnded.current
    wasEnded.current = isEnded
    if (ends) void queryClient.refetchQueries({ queryKey: liveQuery(eventId).queryKey })
  }, [queryClient, eventId, isEnded])
}
