import type { RecentActivity } from '@upbeat/contract/entities/recent-activity'
import { activityType } from '@upbeat/rules/activity/activity-type'
import { classPlayerPath, clubConnectClassPath, connectPlayerPath, paths } from '../../lib/paths.ts'

/** The part of a record that says what it opens. */
export type OpenableRecord = Pick<RecentActivity, 'trackingResult' | 'userWorkoutTag' | 'refTemplateId' | 'workoutName'>

/** Where a card leads by what the record itself says, before anything is asked about it: what its link shows. */
export function recentPath(record: OpenableRecord): string {
  const { userWorkoutTag: tag, refTemplateId: eventId } = record
  if (record.trackingResult === activityType.liveStream && eventId) return connectPlayerPath(tag ?? eventId, eventId)
  if (!tag) return searchPath(record.workoutName)
  return record.trackingResult === activityType.clubConnectVideo ? clubConnectClassPath(tag) : classPlayerPath(tag)
}

/** Written as the search page itself writes its address, which then has nothing to mend. */
export function searchPath(text: string): string {
  return `${paths.classSearch}?${new URLSearchParams({ q: text })}`
}
