import { connectSource, liveStatus } from '@upbeat/rules/live/enumerations'
import { type LiveInput, type LiveState, liveState } from '@upbeat/rules/live/live-state'
import { useEffect, useRef } from 'react'
import { eventStart } from '../event-start.ts'
import type { LiveCardState } from '../live-card-state.ts'
import { isVimeo } from '../queries.ts'
import { useNow } from '../use-now.ts'
import type { LiveDetails } from './live-details.ts'

type Known = { details: LiveDetails; card: LiveCardState | null; hasPlayerEnded: boolean }

/** The state of the live page, updated every second; `retry` restarts the wait for the stream (D-33), as does a new start time. */
export function useLiveState({ details, card, hasPlayerEnded }: Known): { state: LiveState; retry: () => void } {
  const now = useNow()
  const { event, link, transcode } = details
  const startsAt = eventStart(event)
  const previous = useRef<{ state: LiveState; startsAt: number | null } | null>(null)
  const input: LiveInput = {
    source: isVimeo() ? connectSource.vimeo : connectSource.wexer,
    type: event.type,
    card: card && {
      status: card.event.live?.status ?? liveStatus.unavailable,
      link: card.event.liveStreamingLink || null,
    },
    link,
    startsAt,
    durationSeconds: event.duration || null,
    transcode,
    hasPlayerEnded,
    ownOrigin: location.origin,
    now,
  }
  const state = liveState(previous.current?.startsAt === startsAt ? previous.current.state : null, input)
  useEffect(() => {
    previous.current = { state, startsAt }
  })
  return {
    state,
    retry: () => {
      previous.current = null
    },
  }
}
