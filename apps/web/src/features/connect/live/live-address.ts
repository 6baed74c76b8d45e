import { membershipState } from '@upbeat/rules/subscription/membership-state'
import { clock } from '../../../lib/clock.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { subscriptionsQuery } from '../../auth/queries.ts'
import { isCheckSkipped } from '../../auth/use-check-skipped.ts'
import { getTenant } from '../../tenant/tenant-store.ts'
import type { LiveDetails } from './live-details.ts'
import { fetchLiveLink, type LiveLink, liveQuery } from './live-query.ts'

/**
 * Asks for the stream's next address: of the class from its beginning where the member is late. Where there is none because the
 * membership has ended, the page learns it too, and what plays can be left.
 */
export async function liveAddress(eventId: string, { isLate }: { isLate: boolean }): Promise<LiveAddress> {
  const answer = await fetchLiveLink(eventId)
  const url = (isLate ? (answer.startOverLink ?? answer.link) : answer.link) ?? ''
  if (url !== '' || !(await isRefused(answer))) return { url, isRefused: false }
  queryClient.setQueryData<LiveDetails>(liveQuery(eventId).queryKey, (known) => known && { ...known, ...answer })
  return { url, isRefused: true }
}

export type LiveAddress = { url: string; isRefused: boolean }

/** A missing address may also be a stream that is down for a moment. */
async function isRefused({ mayWatch }: LiveLink): Promise<boolean> {
  if (isCheckSkipped()) return !mayWatch
  await queryClient.prefetchQuery({ ...subscriptionsQuery(), staleTime: 0, retry: false })
  const subscriptions = queryClient.getQueryData(subscriptionsQuery().queryKey)
  if (!mayWatch || !subscriptions) return !mayWatch
  return !membershipState(subscriptions, getTenant(), clock.now()).hasPlayerAccess
}
