import { eq } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'
import type { EventRow } from './event-row.ts'

const { liveEvent, liveBroadcast } = schema
type ClassRow = Omit<typeof schema.virtualClass.$inferSelect, 'searchWords'>
type EventClasses = { onDemand: ClassRow[]; live: ClassRow[]; words: Map<string, string[]> }
export type EventRepository = ReturnType<typeof createEventRepository>

export function createEventRepository(db: Database) {
  /** All events of a club, including those on demand. */
  async function list(tenantId: string): Promise<EventRow[]> {
    const events = await db.select().from(liveEvent).where(eq(liveEvent.tenantId, tenantId))
    const broadcasts = await db
      .select({ eventId: liveBroadcast.eventId, startsAt: liveBroadcast.startsAt })
      .from(liveBroadcast)
      .where(eq(liveBroadcast.tenantId, tenantId))
    const starts = Map.groupBy(broadcasts, ({ eventId }) => eventId)
    return events.map((event) => ({
      ...event,
      broadcastStarts: (starts.get(event.id) ?? []).map(({ startsAt }) => startsAt.getTime()),
    }))
  }

  /** The events as classes. */
  async function classes(tenantId: string): Promise<EventClasses> {
    const events = await list(tenantId)
    return {
      onDemand: events.filter(({ type }) => type === 3).map(classOf),
      live: events.filter(({ type }) => type !== 3).map(classOf),
      words: new Map(events.map(({ videoId, searchWords }) => [videoId, searchWords ?? []])),
    }
  }

  return { list, classes }
}

function classOf(event: EventRow): ClassRow {
  const { scheduleDate, ...rest } = event.virtualClass
  return {
    ...rest,
    tenantId: event.tenantId,
    tag: event.videoId,
    name: event.name,
    description: event.description,
    durationSecond: event.durationSecond,
    level: event.level,
    channelTag: null,
    providerId: event.providerId,
    provider: event.providerName,
    imageLink: event.imageLink,
    trailerLink: event.trailerLink,
    media: event.media,
    active: true,
    scheduleDate: new Date(scheduleDate),
    createdAt: event.createdAt,
  }
}
