import type { Composition, MediaIndex } from './media-index.ts'
import { playlistHead, segmentLines } from './media-playlist.ts'
import { placedSegments, segmentsEndedBy, type Timeline, timelineOf } from './timeline.ts'

/** `startsAt` and `now` in epoch milliseconds, `window` in seconds of listed media; infinite for viewers who start at the beginning. */
export type LiveClock = { startsAt: number; now: number; window: number }

/**
 * The playlist of a simulated live: a sliding window up to the current time (D-105). It depends only on the clock, so all servers return
 * the same bytes to all viewers. A segment is listed once its time is over, so the live edge lags the clock by less than one target
 * duration; the first is listed at the start, so that playback can begin. Ended when the class ends. `rendition` may be `audio`.
 * `null` if there is no such rendition, or the class has not started.
 */
export function livePlaylist(
  index: MediaIndex,
  composition: Composition,
  rendition: string,
  clock: LiveClock,
): string | null {
  const timeline = timelineOf(index, composition, rendition)
  const elapsed = (clock.now - clock.startsAt) / 1000
  if (!timeline || elapsed < 0) return null
  const hasEnded = elapsed >= timeline.durationTicks / timeline.timescale
  const end = hasEnded ? timeline.segmentCount : Math.max(1, segmentsEndedBy(timeline, elapsed))
  const first = windowStart(timeline, end, clock.window)
  const lines = playlistHead(timeline, rendition, first, false)
  if (clock.window === Number.POSITIVE_INFINITY) lines.push('#EXT-X-PLAYLIST-TYPE:EVENT')
  for (const { number, segment, start } of placedSegments(timeline, first, end)) {
    lines.push(`#EXT-X-PROGRAM-DATE-TIME:${new Date(Math.round(clock.startsAt + start * 1000)).toISOString()}`)
    lines.push(...segmentLines(rendition, number, segment.duration))
  }
  if (hasEnded) lines.push('#EXT-X-ENDLIST')
  return `${lines.join('\n')}\n`
}

/** The first segment number of the window that ends before `end`. HLS requires a window of at least three target durations. */
function windowStart(timeline: Timeline, end: number, window: number): number {
  const wanted = Math.max(window, 3 * timeline.targetDuration)
  if (window === Number.POSITIVE_INFINITY) return 0
  const [last] = placedSegments(timeline, end - 1, end)
  if (!last) return 0
  return Math.min(end - 1, segmentsEndedBy(timeline, last.start + last.segment.duration - wanted))
}
