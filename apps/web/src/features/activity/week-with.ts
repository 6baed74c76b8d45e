import type { RecentActivity } from '@upbeat/contract/entities/recent-activity'
import { type Calendar, type Week, weekOf } from '@upbeat/rules/activity/week'
import { leaveThresholdSeconds } from '@upbeat/rules/constants'

/** A finished class: its tag, the seconds played and its end in epoch milliseconds. */
export type JustDone = { tag: string; seconds: number; at: number }

/** The week including a class that has just finished. It counts once, whether or not its report is in `records` yet. */
export function weekWith(
  records: readonly Pick<RecentActivity, 'userWorkoutTag' | 'creationDate' | 'durationSeconds'>[],
  { tag, seconds, at }: JustDone,
  calendar: Calendar,
): Week {
  // A logged class has played for longer than this, so an earlier session of the same class is further back.
  const since = at - leaveThresholdSeconds * 1000
  const others = records.filter(
    ({ userWorkoutTag, creationDate }) => userWorkoutTag !== tag || Date.parse(creationDate) < since,
  )
  return weekOf([...others, { creationDate: new Date(at).toISOString(), durationSeconds: seconds }], at, calendar)
}
