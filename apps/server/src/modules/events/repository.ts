import { and, eq } from 'drizzle-orm'
import { type Database, schema } from '../../platform/db/database.ts'
import type { ClassFields, EventRow } from './event-row.ts'

const { liveEvent, liveBroadcast, virtualClass } = schema
type StoredEvent = typeof liveEvent.$inferSelect
type StoredClass = typeof virtualClass.$inferSelect

export function createEventRepository(db: Database) {
  /** All events that a club's members see, including those on demand. One whose class is gone is left out. */
  async function list(tenantId: string): Promise<EventRow[]> {
    const events = await db
      .select({ event: liveEvent, played: virtualClass })
      .from(liveEvent)
      .leftJoin(
        virtualClass,
        and(eq(virtualClass.tenantId, liveEvent.tenantId), eq(virtualClass.tag, liveEvent.classTag)),
      )
      .where(and(eq(liveEvent.tenantId, tenantId), eq(liveEvent.hidden, false)))
    const broadcasts = await db
      .select({ eventId: liveBroadcast.eventId, startsAt: liveBroadcast.startsAt })
      .from(liveBroadcast)
      .where(eq(liveBroadcast.tenantId, tenantId))
    const starts = Map.groupBy(broadcasts, ({ eventId }) => eventId)
    return events.flatMap(({ event, played }) => {
      const { searchWords, ...stored } = event
      const fields = fieldsOf(event, played)
      if (!fields) return []
      const broadcastStarts = (starts.get(event.id) ?? []).map(({ startsAt }) => startsAt.getTime())
      const words = [...new Set([...(searchWords ?? []), ...(played?.searchWords ?? [])])]
      const mediaTag = event.media === null && played ? played.tag : event.tag
      return [{ ...stored, ...fields, words, mediaTag, broadcastStarts }]
    })
  }

  return { list }
}

/** The event's own fields, else its class's; null if one that every class has is missing. */
function fieldsOf(event: StoredEvent, played: StoredClass | null): ClassFields | null {
  const { name, description, imageLink, categoryId, scheduleDate } = {
    name: event.name ?? played?.name,
    description: event.description ?? played?.description,
    imageLink: event.imageLink ?? played?.imageLink,
    categoryId: event.categoryId ?? played?.categoryId,
    scheduleDate: event.scheduleDate ?? played?.scheduleDate,
  }
  if (
    name === undefined ||
    description === undefined ||
    imageLink === undefined ||
    categoryId === undefined ||
    !scheduleDate
  ) {
    return null
  }
  const either = <K extends NullableField>(field: K) => event[field] ?? played?.[field] ?? null
  return {
    name,
    description,
    imageLink,
    categoryId,
    scheduleDate,
    labels: event.labels ?? played?.labels ?? [],
    focusAreas: event.focusAreas ?? played?.focusAreas ?? [],
    equipment: event.equipment ?? played?.equipment ?? [],
    level: either('level'),
    skill: either('skill'),
    intensity: either('intensity'),
    subCategory: either('subCategory'),
    language: either('language'),
    calorieBurn: either('calorieBurn'),
    instructor: either('instructor'),
    trailerLink: either('trailerLink'),
    media: either('media'),
  }
}

type NullableField =
  | 'level'
  | 'skill'
  | 'intensity'
  | 'subCategory'
  | 'language'
  | 'calorieBurn'
  | 'instructor'
  | 'trailerLink'
  | 'media'
