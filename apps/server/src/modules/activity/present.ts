import type { Playhead } from '@upbeat/contract/entities/playhead'
import type { RecentActivity, RecentActivityPayload } from '@upbeat/contract/entities/recent-activity'
import type { ActivityRow, PlayheadRow } from './repository.ts'

/** `creationDate` is when the class was done; `id` and `tag` are the same (D-41). */
export function presentActivity(row: ActivityRow): RecentActivity {
  const record = row.record as RecentActivityPayload
  return {
    id: row.id,
    tag: row.id,
    trackingResult: record.trackingResult,
    workoutName: record.workoutName,
    workoutDescription: record.workoutDescription ?? null,
    imageUrl: record.imageUrl ?? null,
    trailerLinkWeb: record.trailerLinkWeb ?? null,
    trailerLinkMobile: record.trailerLinkMobile ?? null,
    durationSeconds: record.durationSeconds ?? null,
    userWorkoutTag: record.userWorkoutTag ?? null,
    refTemplateId: record.refTemplateId ?? null,
    creationDate: row.createdAt.toISOString(),
    equipment: record.equipment ?? [],
    providerID: record.providerID ?? null,
    classCategory: record.classCategory ?? null,
    level: record.level ?? null,
    mood: row.mood,
  }
}

export function presentPlayhead(row: PlayheadRow): Playhead {
  return {
    tag: row.classTag,
    positionSecond: row.positionSecond,
    durationSecond: row.durationSecond,
    finished: row.finished,
    updatedAt: row.updatedAt.toISOString(),
  }
}
