import type { StudioBroadcast } from '@upbeat/contract/studio/entities/broadcast'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Viewers } from './viewers.ts'

export type AttendanceOf = ReturnType<typeof createAttendanceOf>
type Times = { startsAt: Date; endsAt: Date }
type Event = { tenantId: string; id: string; tag: string }
type Counts = Pick<StudioBroadcast, 'watching' | 'watchers' | 'attended'>
export type AttendanceParts = {
  viewers: Pick<Viewers, 'counts'>
  /** By the ledger of what members played; see docs/figures.md. */
  attendance: (occurrence: {
    tenantId: string
    eventId: string
    from: Date
    until: Date
  }) => Promise<{ attended: number; periods: { at: Date; count: number }[] }>
  clock: Clock
}

/** The longest delay between the broadcast and a player. */
const delayMs = 30_000
/** After that, what players have reported is complete but for those without a network. */
const reportedAfterMs = 60_000
/** The page polls every two seconds, and late reports change little. */
const keptMs = 60_000
const mostKept = 100

/**
 * Who watches an occurrence: while it runs by the requests of players, which are there at once; afterwards by the ledger,
 * as every other figure. An occurrence of which nothing was reported keeps the count of requests.
 */
export function createAttendanceOf({ viewers, attendance, clock }: AttendanceParts) {
  const kept = new Map<string, { at: number; found: Promise<Counts | null> }>()

  /** `endsAt`: of the schedule, or when the last picture came if that was later. */
  return async function attendanceOf(event: Event, times: Times, isOver: boolean): Promise<Counts> {
    const now = clock.now()
    const counted = await viewers.counts({ ...event, startsAt: times.startsAt }, now)
    const until = new Date(times.endsAt.getTime() + delayMs)
    if (!isOver || now.getTime() < until.getTime() + reportedAfterMs) return { ...counted, attended: null }
    return (await ofLedger(event, { from: times.startsAt, until })) ?? { ...counted, attended: null }
  }

  function ofLedger({ tenantId, id: eventId }: Event, span: { from: Date; until: Date }) {
    const key = `${tenantId} ${eventId} ${span.from.getTime()}`
    const now = clock.now().getTime()
    const known = kept.get(key)
    if (known && now - known.at < keptMs) return known.found
    if (kept.size >= mostKept) kept.clear()
    const found = attendance({ tenantId, eventId, ...span }).then(({ attended, periods }) => {
      const watchers = periods.map(({ at, count }) => ({ at: at.toISOString(), count }))
      return attended === 0 ? null : { watching: 0, attended, watchers }
    })
    kept.set(key, { at: now, found })
    found.catch(() => kept.delete(key))
    return found
  }
}
