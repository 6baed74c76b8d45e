import { eventStart } from '@upbeat/demo/world/event-schedule'
import type { TenantSeed } from '@upbeat/demo/world/tenant-seed'
import { type Database, schema } from '../../platform/db/database.ts'
import { utcStart } from './event-start.ts'
import { insertInBatches } from './insert-in-batches.ts'
import { classRow } from './seed-catalogue.ts'

type EventSeed = TenantSeed['events'][number]
type Row = typeof schema.liveEvent.$inferInsert

/** The Connect events of a demo club: live ones around `now`, and recordings. */
export async function seedEvents(db: Database, seed: TenantSeed, now: Date): Promise<void> {
  const tenantId = seed.config.tenantID
  await insertInBatches(
    db,
    schema.liveEvent,
    seed.events.map((event) => eventRow(tenantId, event, now)),
  )
  await insertInBatches(
    db,
    schema.demoEventMove,
    seed.events.flatMap((event) => moveRows(tenantId, event)),
  )
}

function eventRow(tenantId: string, event: EventSeed, now: Date): Row {
  const { durationSecond } = event.virtualClass
  const { channelTag, providerId, provider, active, ...fields } = classRow(tenantId, event.virtualClass)
  return {
    ...fields,
    tenantId,
    id: event.id,
    type: event.type,
    durationSecond,
    streamDescription: event.streamDescription,
    providerId: event.providerId,
    providerName: event.providerName,
    transcode: event.transcodeStatus,
    linkDelaySecond: event.linkDelaySecond,
    mayStartOver: event.mayStartOver,
    ...timeColumns(event, now),
  }
}

function timeColumns({ schedule, virtualClass }: EventSeed, now: Date): Partial<Row> {
  if (!schedule) return {}
  if (schedule.type === 'single') return utcStart(eventStart(schedule, virtualClass.durationSecond, now, now))
  const created = virtualClass.creationDate.slice(0, 10)
  const recurrence = { frequency: 'daily' as const, interval: 1, weekdays: [], end: null }
  return { localStart: `${created}T${schedule.dailyTime}`, timeZone: 'UTC', recurrence }
}

function moveRows(tenantId: string, { id, schedule }: EventSeed): (typeof schema.demoEventMove.$inferInsert)[] {
  if (schedule?.type !== 'single') return []
  const { repeatEverySecond, lingers } = schedule
  return [{ tenantId, eventId: id, repeatEverySecond, lingerSecond: lingers === 'all day' ? null : lingers }]
}
