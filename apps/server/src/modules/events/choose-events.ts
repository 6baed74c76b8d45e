import { livePreviewLimit } from '@upbeat/rules/constants'
import { isInServedWindow, type ShownOccurrence } from '@upbeat/rules/live/shown-occurrence'
import type { LiveEvent } from './event-row.ts'

/** An event at one moment; `occurrence` is null for video on demand. */
type Seen = { row: LiveEvent; occurrence: ShownOccurrence | null; hasLink: boolean; now: number }

const order = { running: 0, upcoming: 1, over: 2 }

/**
 * The live events of today and the next seven days, in any time zone: running, then upcoming, then over today
 * (LIVE-08).
 */
export function liveInWindow<E extends Seen>(events: readonly E[]): E[] {
  return events
    .filter(({ occurrence, now }) => occurrence !== null && isInServedWindow(occurrence, now))
    .sort((a, b) => place(a) - place(b) || startOf(a) - startOf(b) || byId(a, b))
}

/** Events on demand, newest first. */
export function onDemand<E extends Seen>(events: readonly E[]): E[] {
  return events.filter(({ row }) => row.type === 3).sort((a, b) => newest(b) - newest(a) || byId(a, b))
}

/** At most five: running and upcoming events if the club shows live events, then recordings (API-29, API-33). */
export function previewOf<E extends Seen>(events: readonly E[], showsLive: boolean): E[] {
  const ahead = (showsLive ? liveInWindow(events) : []).filter(({ occurrence }) => occurrence?.phase !== 'over')
  return [...ahead, ...onDemand(events)].slice(0, livePreviewLimit)
}

/**
 * The event to watch now: a running one with a stream, else a running one, else the next, else one that is over
 * (ENT-18).
 */
export function eventToShow<E extends Seen>(live: readonly E[]): E | null {
  return live.find(({ occurrence, hasLink }) => occurrence?.phase === 'running' && hasLink) ?? live[0] ?? null
}

function place({ occurrence }: Seen) {
  return order[occurrence?.phase ?? 'over']
}

function startOf({ occurrence }: Seen) {
  return occurrence?.startsAt ?? 0
}

function newest({ row }: Seen) {
  return row.scheduleDate.getTime()
}

function byId(a: Seen, b: Seen) {
  return a.row.id < b.row.id ? -1 : 1
}
