import type { ActivityRepository } from './repository.ts'

type Watched = { name: string; classTag: string | null; seconds: number; at: Date }

/** The classes that a member has watched, as their own history names them; newest first. */
export function watchedClasses({ listActivity }: Pick<ActivityRepository, 'listActivity'>) {
  return async (tenantId: string, memberId: string): Promise<Watched[]> =>
    (await listActivity(tenantId, memberId)).map(({ record, createdAt }) => ({
      name: String(record.workoutName ?? ''),
      classTag: typeof record.userWorkoutTag === 'string' ? record.userWorkoutTag : null,
      seconds: Math.max(0, Math.round(Number(record.durationSeconds) || 0)),
      at: createdAt,
    }))
}
