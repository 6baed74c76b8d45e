import { eventStart } from '@upbeat/demo/world/event-schedule'
import { and, eq } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock/clock.ts'
import { type DatabaseHandle, schema } from '../../platform/db/database.ts'
import { asPlatform } from '../../platform/scope/scope.ts'
import { startOfUtc, utcStart } from './event-start.ts'

const { demoEventMove, liveEvent } = schema
type Moving = Pick<typeof liveEvent.$inferSelect, 'durationSecond'> &
  Pick<typeof demoEventMove.$inferSelect, 'repeatEverySecond' | 'lingerSecond'>
type Parts = {
  database: Pick<DatabaseHandle, 'db' | 'notify'>
  /** Called before other servers are notified, so that this server returns the new times at once. */
  onMoved: (tenantId: string) => void
}

/** How often events are moved, i.e. the longest an ended event waits for its next time. */
const moveEverySeconds = 10

/**
 * Moves the demo's ended events to their next time, so that there is always one streaming and one about to start. Also
 * moves back events that are too far ahead after the clock was set back.
 */
export function moveEvents(parts: Parts, now: Date): Promise<void> {
  return asPlatform(() => moveAll(parts, now))
}

async function moveAll({ database, onMoved }: Parts, now: Date): Promise<void> {
  const { db } = database
  const isOf = and(eq(demoEventMove.tenantId, liveEvent.tenantId), eq(demoEventMove.eventId, liveEvent.id))
  const rows = await db.select({ event: liveEvent, move: demoEventMove }).from(liveEvent).innerJoin(demoEventMove, isOf)
  const changed = new Set<string>()
  for (const { event, move } of rows) {
    const start = startOfUtc(event)
    const startsAt = start === null ? null : movedStart(start, { ...event, ...move }, now)
    if (startsAt === null || startsAt.getTime() === start) continue
    await db
      .update(liveEvent)
      .set(utcStart(startsAt))
      .where(and(eq(liveEvent.tenantId, event.tenantId), eq(liveEvent.id, event.id)))
    changed.add(event.tenantId)
  }
  for (const tenantId of changed) {
    onMoved(tenantId)
    await database.notify('events_changed', tenantId)
  }
}

/** Moves events now and periodically. `stop` ends that and waits for a running move. */
export async function keepEventsMoving({ clock, log, ...parts }: Parts & { clock: Clock; log: Logger }) {
  let underWay = Promise.resolve()

  /** Moves run one at a time. */
  function move(): Promise<void> {
    const moved = underWay.then(() => moveEvents(parts, clock.now()))
    underWay = moved.catch((err) => log.error({ err }, 'moving events failed'))
    return moved
  }

  await move()
  const timer = setInterval(() => void move().catch(() => {}), moveEverySeconds * 1000)
  timer.unref()
  return {
    move,
    stop: async () => {
      clearInterval(timer)
      await underWay
    },
  }
}

/** Null for an event that is neither over nor too far ahead. */
function movedStart(
  start: number,
  { durationSecond, repeatEverySecond, lingerSecond }: Moving,
  now: Date,
): Date | null {
  const repeat = repeatEverySecond * 1000
  const ahead = start - now.getTime()
  if (ahead <= repeat && start + durationSecond * 1000 > now.getTime()) return null
  // Moved to before now; from there it moves ahead like any other.
  const from = ahead > repeat ? start - (Math.floor(ahead / repeat) + 1) * repeat : start
  const lingers = lingerSecond ?? 'all day'
  return eventStart(
    { type: 'single', startOffsetSecond: 0, repeatEverySecond, lingers },
    durationSecond,
    new Date(from),
    now,
  )
}
