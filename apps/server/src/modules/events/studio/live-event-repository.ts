import type { EventFields } from '@upbeat/contract/studio/entities/event'
import { and, eq, ne, sql } from 'drizzle-orm'
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

/** The ids of all scheduled events that members see. */
export async function shownEventIds(db: Database, tenantId: string): Promise<string[]> {
  const isShown = and(eq(liveEvent.tenantId, tenantId), eq(liveEvent.hidden, false), ne(liveEvent.type, 3))
  return (await db.select({ id: liveEvent.id }).from(liveEvent).where(isShown)).map(({ id }) => id)
}

/** Whether the event has media of its own, such as a routine of the demo. */
export async function hasOwnMedia(db: Database, { tenantId, id }: Ref): Promise<boolean> {
  const [row] = await db.select({ media: liveEvent.media }).from(liveEvent).where(isEvent(tenantId, id))
  return Boolean(row?.media)
}

/** A class that members see. */
export async function shownClass(db: Database, tenantId: string, tag: string) {
  const { name, instructor, categoryId, active } = virtualClass
  const isClass = and(eq(virtualClass.tenantId, tenantId), eq(virtualClass.tag, tag), eq(active, true))
  const [row] = await db.select({ name, instructor, categoryId }).from(virtualClass).where(isClass)
  return row ?? null
}

function kindOf({ type, link }: Row): EventFields['kind'] {
  if (type === 1) return 'class'
  return link === null ? 'broadcast' : 'stream'
}

function isEvent(tenantId: string, id: string) {
  return and(eq(liveEvent.tenantId, tenantId), eq(liveEvent.id, id))
}
