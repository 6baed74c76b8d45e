import { clock } from '../../lib/clock.ts'
import { queryClient } from '../../lib/query-client.ts'
import { subscriptionsQuery } from '../auth/queries.ts'
import { getTenant } from '../tenant/tenant-store.ts'
import { playTrackingPayload } from './play-tracking-payload.ts'
import { sendReport } from './send-report.ts'
import type { Watching } from './watching.ts'

/**
 * Tells how long something was played, only if it was (PLAY-19, PLAY-20). The same watching told again is the same record, with the longer
 * time; `actualSeconds` is the length of the whole where it is known.
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
