import { isLiveDue } from '@upbeat/rules/live/is-live-due'
import { homeStrip } from '@upbeat/rules/tenant/switches'
import { clock } from '../../lib/clock.ts'
import { queryClient } from '../../lib/query-client.ts'
import { getTenant, useTenant } from '../tenant/tenant-store.ts'
import { cardMoment } from './card-moment.ts'
import { localTimeZone } from './format-start.ts'
import { ConnectStrip } from './internal/connect-strip.tsx'
import { LiveStrip } from './internal/live-strip.tsx'
import { occurrencesOf } from './occurrences.ts'
import { previewQuery, recentRecordingsQuery } from './queries.ts'

/** What is live, or what Connect has recorded, as the club has it (HOME-01, HOME-02). */
export function HomeStrip() {
  const strip = homeStrip(useTenant())
  if (strip === 'none') return null
  return strip === 'live' ? <LiveStrip /> : <ConnectStrip />
}

/** Asks for what the strip shows, so that its place is known and it is there at once. A failure is the strip's to show. */
export async function prepareHomeStrip(): Promise<void> {
  const isLive = homeStrip(getTenant()) === 'live'
  await (isLive ? queryClient.prefetchQuery(previewQuery()) : queryClient.prefetchQuery(recentRecordingsQuery()))
}

/** Whether the strip goes before other rows of Home: a live one while something is due, by what is known now; recordings always. */
export function stripComesFirst(): boolean {
  if (homeStrip(getTenant()) !== 'live') return true
  const known = queryClient.getQueryData(previewQuery().queryKey)
  if (!known) return false
  const now = clock.now()
  return occurrencesOf(known.events, now, localTimeZone()).some((occurrence) =>
    isLiveDue(cardMoment(occurrence, now, known.knownAt).kind, occurrence.startsAt, now),
  )
}
