import type { QueryClient } from '@tanstack/react-query'
import { studioBase } from '@upbeat/contract/studio/calls'
import { sessionKey } from './api.ts'
import { namedClub } from './named-club.ts'

/** The parts of `EventSource` that are used. */
export type Events = Pick<EventSource, 'addEventListener' | 'close' | 'readyState'>

/**
 * Invalidates queries on the server's events: the first element of a query key is the kind of object named in the event. After a lost
 * connection all queries are invalidated, since events may have been missed. Returns a function that stops it.
 */
export function followEvents(
  queryClient: QueryClient,
  events: Events = new EventSource(eventsAddress(namedClub())),
): () => void {
  let wasOpen = false
  events.addEventListener('open', () => {
    if (wasOpen) void queryClient.invalidateQueries()
    wasOpen = true
  })
  events.addEventListener('changed', ({ data }: MessageEvent<string>) => {
    const kind = kindOf(data)
    // Events may have been missed.
    if (kind === '*') void queryClient.invalidateQueries()
    else if (kind !== null) void queryClient.invalidateQueries({ queryKey: [kind] })
    // The list of classes shows how far each video is.
    if (kind === 'upload') void queryClient.invalidateQueries({ queryKey: ['class', 'list'] })
    // A class and its video show the published video, its poster and captions.
    if (kind === 'media') {
      void queryClient.invalidateQueries({ queryKey: ['class'] })
      void queryClient.invalidateQueries({ queryKey: ['upload'] })
    }
  })
  // The role has changed or was removed: the page must reflect it (STAFF-14).
  for (const type of ['role', 'ended']) {
    events.addEventListener(type, () => void queryClient.invalidateQueries({ queryKey: sessionKey }))
  }
  // Rejected permanently, e.g. after the session has ended: refetching the session reports why.
  events.addEventListener('error', () => {
    if (events.readyState === EventSource.CLOSED) void queryClient.invalidateQueries({ queryKey: sessionKey })
  })
  return () => events.close()
}

/** `EventSource` can't send headers, so the club is in the URL if several share a host. */
export function eventsAddress(club: string | null): string {
  return `${studioBase}/events${club === null ? '' : `?tenant=${encodeURIComponent(club)}`}`
}

function kindOf(data: string): string | null {
  try {
    const { kind } = JSON.parse(data) as { kind?: unknown }
    return typeof kind === 'string' ? kind : null
  } catch {
    return null
  }
}
