import type { PlayedRange } from '@upbeat/rules/watching/played-ranges'
import { sendReport } from './send-report.ts'
import type { Watching } from './watching.ts'

/** Reports what was played since the last report of a viewing, if anything. */
export function reportPlayed({ id, eventId, virtualClass }: Watching, ranges: readonly PlayedRange[]): void {
  if (ranges.length === 0) return
  const body = {
    watchingId: id,
    contentId: virtualClass.tag,
    eventId,
    ranges: ranges.map(({ at, fromSecond, toSecond, playedSeconds }) => ({
      at: new Date(at).toISOString(),
      fromSecond: toMilliseconds(fromSecond),
      toSecond: toMilliseconds(toSecond),
      playedSeconds: toMilliseconds(playedSeconds),
    })),
  }
  void sendReport({ call: 'reportWatching', body })
}

function toMilliseconds(seconds: number): number {
  return Math.round(seconds * 1000) / 1000
}
