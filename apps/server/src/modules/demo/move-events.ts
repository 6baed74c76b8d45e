import { eventStart } from '@upbeat/demo/world/event-schedule'
import { and, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock/clock.ts'
import { type DatabaseHandle, schema } from '../../platform/db/database.ts'
import { asPlatform } from '../../platform/scope/scope.ts'

const { liveEvent } = schema
type Row = typeof liveEvent.$inferSelect
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
  const rows = await db
    .select()
    .from(liveEvent)
    .where(and(isNotNull(liveEvent.repeatEverySecond), isNotNull(liveEvent.startsAt), or(hasEnded(now), isFar(now))))
  const changed = new Set<string>()
  for (const row of rows) {
    const startsAt = movedStart(row, now)
    if (startsAt === null || startsAt.getTime() === row.startsAt?.getTime()) continue
    await db
      .update(liveEvent)
      .set({ startsAt })
      .where(and(eq(liveEvent.tenantId, row.tenantId), eq(liveEvent.id, row.id)))
    changed.add(row.tenantId)
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

function movedStart({ startsAt, durationSecond, repeatEverySecond, lingerSecond }: Row, now: Date): Date | null {
  if (startsAt === null || repeatEverySecond === null) return null
  const repeat = repeatEverySecond * 1000
  const ahead = startsAt.getTime() - now.getTime()
  // Moved to before now; from there it moves ahead like any other.
  const from = ahead > repeat ? new Date(startsAt.getTime() - (Math.floor(ahead / repeat) + 1) * repeat) : startsAt
  const lingers = lingerSecond ?? 'all day'
  return eventStart({ type: 'single', startOffsetSecond: 0, repeatEverySecond, lingers }, durationSecond, from, now)
}

function hasEnded(now: Date): SQL {
  const end = sql`${liveEvent.startsAt} + make_interval(secs => ${liveEvent.durationSecond})`
  return sql`${end} <= ${now.toISOString()}::timestamptz`
}

function isFar(now: Date): SQL {
  const reach = sql`${now.toISOString()}::timestamptz + make_interval(secs => ${liveEvent.repeatEverySecond})`
  return sql`${liveEvent.startsAt} > ${reach}`
}
