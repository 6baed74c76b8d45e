import { eventStart } from '@upbeat/demo/world/event-schedule'
import type { TenantSeed } from '@upbeat/demo/world/tenant-seed'
import { type Database, schema } from '../../platform/db/database.ts'
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
}

function eventRow(tenantId: string, event: EventSeed, now: Date): Row {
  const { durationSecond } = event.virtualClass
  const { tag, name, description, level, imageLink, trailerLink, media, scheduleDate, createdAt, ...rest } = classRow(
    tenantId,
    event.virtualClass,
  )
  return {
    tenantId,
    id: event.id,
    type: event.type,
    durationSecond,
    name,
    description,
    level,
    imageLink,
    trailerLink,
    media,
    createdAt,
    videoId: tag,
    streamDescription: event.streamDescription,
    providerId: event.providerId,
    providerName: event.providerName,
    virtualClass: {
      skill: rest.skill ?? null,
      intensity: rest.intensity ?? null,
      labels: rest.labels,
      focusAreas: rest.focusAreas,
      equipment: rest.equipment,
      categoryId: rest.categoryId,
      subCategory: rest.subCategory ?? null,
      language: rest.language ?? null,
      calorieBurn: rest.calorieBurn ?? null,
      instructor: rest.instructor ?? null,
      scheduleDate: scheduleDate.toISOString(),
    },
    transcode: event.transcodeStatus,
    linkDelaySecond: event.linkDelaySecond,
    mayStartOver: event.mayStartOver,
    ...scheduleColumns(event, now),
  }
}

function scheduleColumns({ schedule, virtualClass }: EventSeed, now: Date): Partial<Row> {
  if (!schedule) return {}
  if (schedule.type === 'daily') return { scheduleType: 'daily', dailyTime: schedule.dailyTime }
  return {
    scheduleType: 'single',
    startsAt: eventStart(schedule, virtualClass.durationSecond, now, now),
    repeatEverySecond: schedule.repeatEverySecond,
    lingerSecond: schedule.lingers === 'all day' ? null : schedule.lingers,
  }
}
