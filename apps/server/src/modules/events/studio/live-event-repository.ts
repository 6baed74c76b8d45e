import type { EventFields } from '@upbeat/contract/studio/entities/event'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Database, schema } from '../../../platform/db/database.ts'

const { liveEvent, virtualClass } = schema
type Ref = { tenantId: string; id: string }
type Row = typeof liveEvent.$inferSelect
/** The club in whose name events are given. */
export type EventProvider = { id: string; name: string }

/** What members see of an event; null if they don't see it, and for recordings, which are not scheduled. */
export async function liveFields(db: Database, { tenantId, id }: Ref): Promise<EventFields | null> {
  const [row] = await db.select().from(liveEvent).where(isEvent(tenantId, id))
  if (!row || row.hidden || row.type === 3) return null
  return {
    kind: kindOf(row),
    classTag: row.classTag,
    name: row.name ?? '',
    description: row.description ?? '',
    imageLink: row.imageLink,
    instructor: row.instructor,
    categoryId: row.categoryId,
    level: row.level as EventFields['level'],
    link: row.link,
    mayStartOver: row.mayStartOver,
    localStart: row.localStart,
    timeZone: row.timeZone ?? 'UTC',
    durationSecond: row.durationSecond,
    recurrence: row.recurrence as EventFields['recurrence'],
    exceptions: row.exceptions,
    room: row.room,
    origin: row.origin,
  }
}

export async function showEvent(
  db: Database,
  { tenantId, id, fields, provider, now }: Ref & { fields: EventFields; provider: EventProvider; now: Date },
): Promise<void> {
  const { kind, name, description, classTag, ...own } = fields
  const hasClass = classTag !== null
  const row = {
    ...own,
    classTag,
    type: kind === 'class' ? (1 as const) : (2 as const),
    link: kind === 'stream' ? own.link : null,
    name: hasClass && name === '' ? null : name,
    description: hasClass && description === '' ? null : description,
    durationSecond: own.durationSecond ?? 0,
    exceptions: [...own.exceptions],
    hidden: false,
    changedAt: now,
  }
  const lists = (column: Lists) => (hasClass ? null : sql`coalesce(${liveEvent[column]}, '[]'::jsonb)`)
  const ofClass = { labels: lists('labels'), focusAreas: lists('focusAreas'), equipment: lists('equipment') }
  const created = {
    tenantId,
    id,
    tag: id,
    providerId: provider.id,
    providerName: provider.name,
    scheduleDate: now,
    createdAt: now,
    // Available from the start.
    linkDelaySecond: 0,
    ...(!hasClass && { labels: [], focusAreas: [], equipment: [] }),
  }
  await db
    .insert(liveEvent)
    .values({ ...created, ...row })
    .onConflictDoUpdate({
      target: [liveEvent.tenantId, liveEvent.id],
      set: { ...row, ...ofClass, ...(hasClass && { media: null }) },
    })
}

type Lists = 'labels' | 'focusAreas' | 'equipment'

export async function hideEvent(db: Database, { tenantId, id }: Ref): Promise<void> {
  await db.update(liveEvent).set({ hidden: true }).where(isEvent(tenantId, id))
}

export async function removeEvent(db: Database, { tenantId, id }: Ref): Promise<void> {
  await db.delete(liveEvent).where(isEvent(tenantId, id))
}

/** Whether the event has media of its own, such as a routine of the demo. */
export async function hasOwnMedia(db: Database, { tenantId, id }: Ref): Promise<boolean> {
  const [row] = await db.select({ media: liveEvent.media }).from(liveEvent).where(isEvent(tenantId, id))
  return Boolean(row?.media)
}

/** The tag of an event, which is its id unless it came from elsewhere than the studio. */
export async function tagOf(db: Database, { tenantId, id }: Ref): Promise<string> {
  const [row] = await db.select({ tag: liveEvent.tag }).from(liveEvent).where(isEvent(tenantId, id))
  return row?.tag ?? id
}

type PlayedClass = Pick<typeof virtualClass.$inferSelect, 'name' | 'instructor' | 'categoryId' | 'durationSecond'>

/** A class that members see. */
export async function shownClass(db: Database, tenantId: string, tag: string): Promise<PlayedClass | null> {
  return (await shownClasses(db, tenantId, [tag])).get(tag) ?? null
}

/** Classes that members see, by tag. */
export async function shownClasses(
  db: Database,
  tenantId: string,
  tags: readonly string[],
): Promise<ReadonlyMap<string, PlayedClass>> {
  if (tags.length === 0) return new Map()
  const { tag, name, instructor, categoryId, durationSecond, active } = virtualClass
  const isClass = and(eq(virtualClass.tenantId, tenantId), inArray(tag, [...new Set(tags)]), eq(active, true))
  const rows = await db.select({ tag, name, instructor, categoryId, durationSecond }).from(virtualClass).where(isClass)
  return new Map(rows.map(({ tag: key, ...played }) => [key, played]))
}

function kindOf({ type, link }: Row): EventFields['kind'] {
  if (type === 1) return 'class'
  return link === null ? 'broadcast' : 'stream'
}

function isEvent(tenantId: string, id: string) {
  return and(eq(liveEvent.tenantId, tenantId), eq(liveEvent.id, id))
}
