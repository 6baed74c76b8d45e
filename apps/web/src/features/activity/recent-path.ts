import type { RecentActivity } from '@upbeat/contract/entities/recent-activity'
import { activityType } from '@upbeat/rules/activity/activity-type'
import { classPlayerPath, clubConnectClassPath, connectPlayerPath, paths } from '../../lib/paths.ts'

/** The fields of a record that decide what it opens. */
export type OpenableRecord = Pick<RecentActivity, 'trackingResult' | 'userWorkoutTag' | 'refTemplateId' | 'workoutName'>

/** The path of a card's link, by the record alone, before any call. */
export function recentPath(record: OpenableRecord): string {
  const { userWorkoutTag: tag, refTemplateId: eventId } = record
  if (record.trackingResult === activityType.liveStream && eventId) return connectPlayerPath(tag ?? eventId, eventId)
  if (!tag) return searchPath(record.workoutName)
  return record.trackingResult === activityType.clubConnectVideo ? clubConnectClassPath(tag) : classPlayerPath(tag)
}

/** In the search page's own format, so that it needs no redirect. */
export function searchPath(text: string): string {
  return `${paths.classSearch}?${new URLSearchParams({ q: text })}`
}
