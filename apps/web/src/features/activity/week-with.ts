import type { RecentActivity } from '@upbeat/contract/entities/recent-activity'
import { type Calendar, type Week, weekOf } from '@upbeat/rules/activity/week'
import { leaveThresholdSeconds } from '@upbeat/rules/constants'

/** A class just done: its tag, the seconds moved and when it was over, in epoch milliseconds. */
export type JustDone = { tag: string; seconds: number; at: number }

/** The week of a class that was just done. It counts once, whether its report has reached the server's `records` yet or not. */
export function weekWith(
  records: readonly Pick<RecentActivity, 'userWorkoutTag' | 'creationDate' | 'durationSeconds'>[],
  { tag, seconds, at }: JustDone,
  calendar: Calendar,
): Week {
  // What is logged has been played for longer than this: an earlier round of the same class is further back.
  const since = at - leaveThresholdSeconds * 1000
  const others = records.filter(
    ({ userWorkoutTag, creationDate }) => userWorkoutTag !== tag || Date.parse(creationDate) < since,
  )
  return weekOf([...others, { creationDate: new Date(at).toISOString(), durationSeconds: seconds }], at, calendar)
}
