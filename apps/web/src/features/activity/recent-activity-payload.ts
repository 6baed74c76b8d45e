import type { RecentActivityPayload } from '@upbeat/contract/entities/recent-activity'
import type { Mood } from './mood.ts'
import type { Watching } from './watching.ts'

/** The recent activity of a class, with its actual kind (D-40). */
export function recentActivityPayload(
  watching: Watching,
  playedSeconds: number,
  now: number,
  mood: Mood | null = null,
): RecentActivityPayload {
  const { virtualClass } = watching
  return {
    trackingResult: watching.kind,
    workoutName: virtualClass.className,
    workoutDescription: virtualClass.classDescription,
    imageUrl: virtualClass.imageLink,
    trailerLinkWeb: virtualClass.trailerLinkWeb,
    trailerLinkMobile: virtualClass.trailerLinkMobile,
    durationSeconds: Math.round(playedSeconds),
    userWorkoutTag: virtualClass.tag,
    refTemplateId: watching.eventId,
    creationDate: new Date(now).toISOString(),
    equipment: virtualClass.equipmentNames,
    providerID: virtualClass.providerID,
    classCategory: virtualClass.classCategory,
    level: virtualClass.level,
    userId: watching.userId,
    watchingId: watching.id,
    ...(mood !== null && { mood }),
  }
}
