import { activityType } from '@upbeat/rules/activity/activity-type'
import { searchTake } from '@upbeat/rules/constants'
import { initialFilterState } from '@upbeat/rules/filters/filter-state'
import { searchPayload } from '@upbeat/rules/filters/search-payload'
import { api } from '../../lib/api/api.ts'
import { normaliseClasses } from '../../lib/normalise/virtual-class.ts'
import { classPlayerPath, connectPlayerPath } from '../../lib/paths.ts'
import { memberId } from '../auth/auth-store.ts'
import { getTenant } from '../tenant/tenant-store.ts'
import { type OpenableRecord, recentPath, searchPath } from './recent-path.ts'

/**
 * Checks whether the content of an activity still exists, and returns the path to open (ACT-02 to ACT-05). If it is gone, searches for its
 * name among the on-demand classes, or opens the empty search results (ACT-06).
 */
export async function openRecent(record: OpenableRecord): Promise<string> {
  try {
    return await pathOf(record)
  } catch {
    return findByName(record.workoutName)
  }
}

async function pathOf(record: OpenableRecord): Promise<string> {
  const { trackingResult, userWorkoutTag: tag, refTemplateId: eventId } = record
  if (trackingResult === activityType.liveStream && eventId) return livePath(eventId)
  // The player loads a Connect class itself, by its own call (D-42).
  if (trackingResult !== activityType.clubConnectVideo && tag) await api('getClass', { params: { tag } })
  return tag ? recentPath(record) : findByName(record.workoutName)
}

async function livePath(eventId: string): Promise<string> {
  const { connectSource, name } = getTenant()
  if (connectSource === 'vimeo') {
    const { videoID } = await api('vimeoVideo', { params: { tenant: name, videoId: eventId } })
    return connectPlayerPath(videoID, eventId)
  }
  const { virtualClass } = await api('connectClass', { params: { id: eventId, userId: memberId() } })
  return connectPlayerPath(virtualClass.tag, eventId)
}

async function findByName(name: string): Promise<string> {
  const asked = { take: searchTake, skip: 0, providerId: getTenant().providerId }
  try {
    const { items } = await api('searchClasses', {
      params: { userId: memberId() },
      body: searchPayload({ ...initialFilterState(), searchText: name }, asked),
    })
    const found = normaliseClasses(items)
    const same = found.find(({ className }) => className === name) ?? found[0]
    return same ? classPlayerPath(same.tag) : searchPath(name)
  } catch {
    return searchPath(name)
  }
}
