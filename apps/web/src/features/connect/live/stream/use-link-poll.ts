import { useQueryClient } from '@tanstack/react-query'
import { ApiError, isNetworkFailure } from '@upbeat/client/api-error.ts'
import { awaitPollSeconds } from '@upbeat/rules/constants'
import { awaitPollDelay } from '@upbeat/rules/live/await-poll-delay'
import { useEffect, useEffectEvent, useState } from 'react'
import { clock } from '../../../../lib/clock.ts'
import { logWarning } from '../../../../lib/log.ts'
import type { LiveDetails } from '../live-details.ts'
import { fetchLiveLink, liveQuery } from '../live-query.ts'

/** `startsAt`: since when there may be a stream, in epoch milliseconds of server time. */
type Awaited = { eventId: string; startsAt: number | null; active: boolean }

/** Milliseconds over which viewers of the same start spread their requests. */
const firstWithin = 1000
/** Every nth poll fetches the whole event: it may have been rescheduled or removed. */
const wholeEach = 4
/** Number of consecutive failures before the member is told. */
const toldFrom = 3

export type PollProblem = 'errors.stream' | 'errors.network'

/**
 * Polls for the stream's URL while it is awaited: soon after the start, then every five seconds (LIVE-15). Replies go into the query cache,
 * where the page reads them. Returns the error after repeated failures (ERR-30, ERR-33).
 */
export function useLinkPoll({ eventId, startsAt, active }: Awaited, random = Math.random): PollProblem | null {
  const queryClient = useQueryClient()
  const [problem, setProblem] = useState<PollProblem | null>(null)
  const chance = useEffectEvent(random)
  const knownStart = useEffectEvent(() => startsAt)

  useEffect(() => {
    if (!active) return
    const query = liveQuery(eventId)
    const { queryKey } = query
    const abort = new AbortController()
    const delay = () => awaitPollDelay(chance() * 2 - 1)
    let beat = 0
    let failures = 0
    const soon = () => chance() * firstWithin
    let timer = setTimeout(ask, wasAskedSince(knownStart()) ? delay() : soon())

    async function ask() {
      timer = setTimeout(ask, delay())
      beat += 1
      try {
        if (beat % wholeEach === 0) return await askForAll()
        const answer = await fetchLiveLink(eventId, abort.signal)
        queryClient.setQueryData<LiveDetails>(queryKey, (known) => known && { ...known, ...answer })
        failures = 0
        setProblem(null)
      } catch (error) {
        if (abort.signal.aborted) return
        if (error instanceof ApiError && error.status === 404) return await askForAll()
        logWarning('The stream could not be asked for', error)
        failures += 1
        if (failures >= toldFrom) setProblem(isNetworkFailure(error) ? 'errors.network' : 'errors.stream')
      }
    }

    /** The query holds the outcome, including that the event is gone. The next tick retries. */
    async function askForAll() {
      await queryClient.prefetchQuery({ ...query, staleTime: 0, retry: false })
    }

    /** Whether the page's own call is pending, or its reply is from after the start. */
    function wasAskedSince(start: number | null): boolean {
      const { dataUpdatedAt = 0 } = queryClient.getQueryState(queryKey) ?? {}
      if (dataUpdatedAt === 0) return true
      const age = Date.now() - dataUpdatedAt
      return age < awaitPollSeconds * 1000 && (start === null || clock.now() - age >= start)
    }

    return () => {
      abort.abort()
      clearTimeout(timer)
      setProblem(null)
    }
  }, [queryClient, eventId, active])

  return problem
}
