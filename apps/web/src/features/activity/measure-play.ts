import { classDurationBand, playDurationBand } from '@upbeat/rules/analytics/duration-bands'
import { analytics } from '../../lib/analytics.ts'
import type { Watching } from './watching.ts'

/** Counts a play for statistics. Call it once per watch session, at its end, with the total `playedSeconds`. */
export function measurePlay(
  { virtualClass }: Watching,
  playedSeconds: number,
  actualSeconds: number | undefined,
): void {
  analytics.track('play', {
    contentId: virtualClass.tag,
    playDuration: playDurationBand(playedSeconds),
    ...(actualSeconds !== undefined && { classDuration: classDurationBand(actualSeconds) }),
  })
}
