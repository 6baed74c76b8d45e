import type { WorkoutResultPayload } from '@upbeat/contract/entities/workout-result'
import { workoutResultFixed } from '@upbeat/rules/activity/activity-type'
import { completedMinutes } from '@upbeat/rules/player/leave-decision'
import type { Mood } from './mood.ts'
import type { Watching } from './watching.ts'

/**
 * The result of a finished class (ENT-39 to ENT-41) with every field of the payload; `null` for those that the app doesn't ask for, and for
 * `mood` until given. `playedSeconds` is the time actually played, `now` epoch milliseconds.
 */
export function workoutResultPayload(
  watching: Watching,
  playedSeconds: number,
  now: number,
  mood: Mood | null = null,
): WorkoutResultPayload {
  const { virtualClass } = watching
  const date = new Date(now).toISOString()
  return {
    classCommitmentTag: null,
    primaryGoal: null,
    secondaryGoal: null,
    skillLevel: virtualClass.skill,
    durationSeconds: Math.round(playedSeconds),
    mood,
    completedDate: date,
    tag: virtualClass.tag,
    workoutName: virtualClass.className,
    userWorkoutTag: watching.id,
    isTimed: true,
    calorieBurn: virtualClass.calorieBurn,
    exercises: [],
    durationMinutes: completedMinutes(playedSeconds),
    imageUrl: virtualClass.imageLink,
    userId: watching.userId,
    trailerLinkWeb: virtualClass.trailerLinkWeb,
    workoutDescription: virtualClass.classDescription,
    creationDate: date,
    keywords: virtualClass.keywords,
    classCategories: virtualClass.classCategory === null ? [] : [virtualClass.classCategory],
    refTemplateId: watching.eventId,
    ...workoutResultFixed,
  }
}
