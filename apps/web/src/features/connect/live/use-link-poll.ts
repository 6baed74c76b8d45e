import { useQueryClient } from '@tanstack/react-query'
import { awaitPollDelay } from '@upbeat/rules/live/await-poll-delay'
import { useEffect } from 'react'
import { logWarning } from '../../../lib/log.ts'
import type { LiveDetails } from './live-details.ts'
import { fetchLiveLink, liveQuery } from './live-query.ts'

/** Milliseconds within which those who waited for the same start ask for the stream. */
const firstWithin = 1000

/**
 * Asks for the stream's address while it is awaited: soon after the start, then every five seconds (LIVE-15). Each answer goes
 * into the cache, from where the page reads it.
 */
export function useLinkPoll(eventId: string, active: boolean, random = Math.random): void {
  const queryClient = useQueryClient()
  // biome-ignore lint/correctness/useExhaustiveDependencies: chance needs no new wait
  useEffect(() => {
    if (!active) return
    const abort = new AbortController()
    let timer = setTimeout(ask, random() * firstWithin)

    async function ask() {
      timer = setTimeout(ask, awaitPollDelay(random() * 2 - 1))
      try {
        const answer = await fetchLiveLink(eventId, abort.signal)
        queryClient.setQueryData<LiveDetails>(liveQuery(eventId).queryKey, (known) => known && { ...known, ...answer })
      } catch (error) {
        if (!abort.signal.aborted) logWarning('The stream could not be asked for', error)
      }
    }
    return () => {
      abort.abort()
      clearTimeout(timer)
    }
  }, [queryClient, eventId, active])
}
