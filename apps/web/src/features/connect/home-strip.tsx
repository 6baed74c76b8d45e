import { cardMoment } from '@upbeat/rules/live/card-moment'
import { isLiveDue } from '@upbeat/rules/live/is-live-due'
import { homeStrip } from '@upbeat/rules/tenant/home-parts'
import { queryClient } from '../../lib/api/query-client.ts'
import { clock } from '../../lib/clock.ts'
import { getTenant, useTenant } from '../tenant/tenant-store.ts'
import { localTimeZone } from './format-start.ts'
import { ConnectStrip } from './internal/connect-strip.tsx'
import { LiveStrip } from './internal/live-strip.tsx'
import { occurrencesOf } from './occurrences.ts'
import { previewQuery, recentRecordingsQuery } from './queries.ts'

/** Live classes or Connect recordings, by the club's configuration (HOME-01, HOME-02). */
export function HomeStrip() {
  const strip = homeStrip(useTenant())
  if (strip === 'none') return null
  return strip === 'live' ? <LiveStrip /> : <ConnectStrip />
}

/** Prefetches the strip's data, so that its position is known and it renders at once. The strip reports failures. */
export async function prepareHomeStrip(): Promise<void> {
  const isLive = homeStrip(getTenant()) === 'live'
  await (isLive ? queryClient.prefetchQuery(previewQuery()) : queryClient.prefetchQuery(recentRecordingsQuery()))
}

/** Whether the strip comes before other rows of Home: a live one if a class is due, as currently known; recordings always. */
export function stripComesFirst(): boolean {
  if (homeStrip(getTenant()) !== 'live') return true
  const known = queryClient.getQueryData(previewQuery().queryKey)
  if (!known) return false
  const now = clock.now()
  return occurrencesOf(known.events, now, localTimeZone()).some((occurrence) =>
    isLiveDue(cardMoment(occurrence, now, known.knownAt).kind, occurrence.startsAt, now),
  )
}
