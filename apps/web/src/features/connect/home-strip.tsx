import { homeStrip } from '@upbeat/rules/tenant/switches'
import { queryClient } from '../../lib/query-client.ts'
import { getTenant, useTenant } from '../tenant/tenant-store.ts'
import { ConnectStrip } from './internal/connect-strip.tsx'
import { LiveStrip } from './internal/live-strip.tsx'
import { previewQuery, recentRecordingsQuery } from './queries.ts'

/** What is live, or what Connect has recorded, as the club has it (HOME-01, HOME-02). */
export function HomeStrip() {
  const strip = homeStrip(useTenant())
  if (strip === 'none') return null
  return strip === 'live' ? <LiveStrip /> : <ConnectStrip />
}

/** Asks for what the strip shows, so that it is there at once where Home begins with it. A failure is the strip's to show. */
export async function prepareHomeStrip(): Promise<void> {
  const isLive = homeStrip(getTenant()) === 'live'
  await (isLive ? queryClient.prefetchQuery(previewQuery()) : queryClient.prefetchQuery(recentRecordingsQuery()))
}
