import { membershipState } from '@upbeat/rules/subscription/membership-state'
import { queryClient } from '../../../lib/api/query-client.ts'
import { clock } from '../../../lib/clock.ts'
import { subscriptionsQuery } from '../../auth/queries.ts'
import { isCheckSkipped } from '../../auth/use-check-skipped.ts'
import { getTenant } from '../../tenant/tenant-store.ts'
import type { LiveDetails } from './live-details.ts'
import { fetchLiveLink, type LiveLink, liveQuery } from './live-query.ts'

/**
 * Fetches the stream's next URL: of the class from its beginning if the member started late. If it is missing because the membership has
 * ended, the page is told, so that the class can be left.
 */
export async function liveAddress(eventId: string, { isLate }: { isLate: boolean }): Promise<LiveAddress> {
  const answer = await fetchLiveLink(eventId)
  const url = (isLate ? (answer.startOverLink ?? answer.link) : answer.link) ?? ''
  if (url !== '' || !(await isRefused(answer))) return { url, isRefused: false }
  queryClient.setQueryData<LiveDetails>(liveQuery(eventId).queryKey, (known) => known && { ...known, ...answer })
  return { url, isRefused: true }
}

export type LiveAddress = { url: string; isRefused: boolean }

/** A missing URL may also mean that the stream is briefly down. */
async function isRefused({ mayWatch }: LiveLink): Promise<boolean> {
  if (isCheckSkipped()) return !mayWatch
  await queryClient.prefetchQuery({ ...subscriptionsQuery(), staleTime: 0, retry: false })
  const subscriptions = queryClient.getQueryData(subscriptionsQuery().queryKey)
  if (!mayWatch || !subscriptions) return !mayWatch
  return !membershipState(subscriptions, getTenant(), clock.now()).hasPlayerAccess
}
