import type { QueryClient } from '@tanstack/react-query'
import { studioBase } from '@upbeat/contract/studio/calls'
import { sessionKey } from './api.ts'
import { namedClub } from './named-club.ts'

/** The part of an `EventSource` that is used. */
export type Events = Pick<EventSource, 'addEventListener' | 'close' | 'readyState'>

/**
 * Reads again what others have changed: the first part of a query's key is the kind of thing it holds, which is what the server names.
 * After a break everything is read again, for nothing tells what was missed. Returns how to stop.
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
    // The server may have missed some.
    if (kind === '*') void queryClient.invalidateQueries()
    else if (kind !== null) void queryClient.invalidateQueries({ queryKey: [kind] })
    // What plays, its poster and its captions are shown with the class and its video.
    if (kind === 'media') {
      void queryClient.invalidateQueries({ queryKey: ['class'] })
      void queryClient.invalidateQueries({ queryKey: ['upload'] })
    }
  })
  // Another role, or none any more: the page must offer what is true now (STAFF-14).
  for (const type of ['role', 'ended']) {
    events.addEventListener(type, () => void queryClient.invalidateQueries({ queryKey: sessionKey }))
  }
  // Refused for good, as after the session has ended: reading the session says why.
  events.addEventListener('error', () => {
    if (events.readyState === EventSource.CLOSED) void queryClient.invalidateQueries({ queryKey: sessionKey })
  })
  return () => events.close()
}

/** An event source sends no headers of its own, so the club goes into the address where several share a host. */
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
