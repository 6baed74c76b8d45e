import type { Composition, MediaIndex } from './media-index.ts'
import { playlistHead, segmentLines } from './media-playlist.ts'
import { placedSegments, segmentsEndedBy, type Timeline, timelineOf } from './timeline.ts'

/** `startsAt` and `now` in epoch milliseconds, `window` in seconds of media that stay listed; without end for who begins at the beginning. */
export type LiveClock = { startsAt: number; now: number; window: number }

/**
 * Simulated live: the part of a class that the clock has reached, as a sliding window (D-105). Nothing but the clock decides
 * what is in it, so its bytes are the same for everyone and for every server. A segment is listed once it is over, so that
 * the edge lags the clock by less than one target duration; the first one is listed at the start, else there would be
 * nothing to play. Ended when the class is. `rendition` may be `audio`.
 *
 * `null`: there is no such rendition, or it has not started.
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

/** The first number of the window that ends before `end`. HLS forbids a window under three target durations. */
function windowStart(timeline: Timeline, end: number, window: number): number {
  const wanted = Math.max(window, 3 * timeline.targetDuration)
  if (window === Number.POSITIVE_INFINITY) return 0
  const [last] = placedSegments(timeline, end - 1, end)
  if (!last) return 0
  return Math.min(end - 1, segmentsEndedBy(timeline, last.start + last.segment.duration - wanted))
}
