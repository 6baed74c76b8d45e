import { livePreviewLimit } from '@upbeat/rules/constants'
import { isInServedWindow } from '@upbeat/rules/live/shown-occurrence'
import type { SeenEvent } from './present.ts'

const order = { running: 0, upcoming: 1, over: 2 }

/**
 * The live events of today and the next seven days, in any time zone: running, then upcoming, then over today
 * (LIVE-08).
 */
export function liveInWindow(events: readonly SeenEvent[]): SeenEvent[] {
  return events
    .filter(({ occurrence, now }) => occurrence !== null && isInServedWindow(occurrence, now))
    .sort((a, b) => place(a) - place(b) || startOf(a) - startOf(b) || byId(a, b))
}

/** Events on demand, newest first. */
export function onDemand(events: readonly SeenEvent[]): SeenEvent[] {
  return events.filter(({ row }) => row.type === 3).sort((a, b) => newest(b) - newest(a) || byId(a, b))
}

/** At most five: running and upcoming events if the club shows live events, then recordings (API-29, API-33). */
export function previewOf(events: readonly SeenEvent[], showsLive: boolean): SeenEvent[] {
  const ahead = (showsLive ? liveInWindow(events) : []).filter(({ occurrence }) => occurrence?.phase !== 'over')
  return [...ahead, ...onDemand(events)].slice(0, livePreviewLimit)
}

/**
 * The event to watch now: a running one with a stream, else a running one, else the next, else one that is over
 * (ENT-18).
 */
export function eventToShow(live: readonly SeenEvent[]): SeenEvent | null {
  return live.find(({ occurrence, hasLink }) => occurrence?.phase === 'running' && hasLink) ?? live[0] ?? null
}

function place({ occurrence }: SeenEvent) {
  return order[occurrence?.phase ?? 'over']
}

function startOf({ occurrence }: SeenEvent) {
  return occurrence?.startsAt ?? 0
}

function newest({ row }: SeenEvent) {
  return Date.parse(row.virtualClass.scheduleDate)
}

function byId(a: SeenEvent, b: SeenEvent) {
  return a.row.id < b.row.id ? -1 : 1
}
