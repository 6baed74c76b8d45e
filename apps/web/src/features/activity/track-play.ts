import { queryClient } from '../../lib/api/query-client.ts'
import { clock } from '../../lib/clock.ts'
import { subscriptionsQuery } from '../auth/queries.ts'
import { getTenant } from '../tenant/tenant-store.ts'
import { playTrackingPayload } from './play-tracking-payload.ts'
import { sendReport } from './send-report.ts'
import type { Watching } from './watching.ts'

/**
 * Reports the played time, if any (PLAY-19, PLAY-20). Repeated reports of a watch session update the same record; `actualSeconds` is the
 * content's duration, if known.
 */
export function trackPlay(watching: Watching, playedSeconds: number, actualSeconds: number | undefined): void {
  if (Math.round(playedSeconds) <= 0) return
  const { providerId, displayName } = getTenant()
  const subscriptions = queryClient.getQueryData(subscriptionsQuery().queryKey)
  const body = playTrackingPayload(watching, playedSeconds, {
    subscription: subscriptions?.find(({ status }) => status === 'active' || status === 'trialing'),
    provider: { id: providerId, name: displayName },
    actualSeconds,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    now: clock.now(),
  })
  void sendReport({ call: 'trackPlay', body })
}
