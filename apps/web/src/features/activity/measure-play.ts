import { classDurationBand, playDurationBand } from '@upbeat/rules/analytics/duration-bands'
import { analytics } from '../../lib/analytics.ts'
import type { Watching } from './watching.ts'

/** Counts a play for the statistics. Once for each watching, when it ends: `playedSeconds` is all that was played of it. */
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
