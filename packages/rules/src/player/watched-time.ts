/** How long a class really played, in seconds. `last` is the newest sample of the present stretch of play. */
export type WatchedTime = { seconds: number; isPlaying: boolean; last: Sample | null }

/** `at` by any steady clock in milliseconds, `position` in the media in seconds, `rate` of playback (1 is normal). */
export type Sample = { at: number; position: number; rate: number }

/**
 * `play` when play begins or goes on, `time` as often as the player tells its position, `stop` at a pause, while waiting for
 * data and at the end, `seek` when a jump begins.
 */
export type WatchedEvent = { type: 'play' | 'time' | 'stop'; sample: Sample } | { type: 'seek' } | { type: 'reset' }

export const unwatched: WatchedTime = { seconds: 0, isPlaying: false, last: null }

/**
 * Adds what passed since the last sample: real time, but never more than the media moved on. So stalls, jumps, a sleeping
 * machine and a paused player add nothing, and fast playback counts the seconds that passed for the member (LIVE-29).
 */
export function watchedTimeReducer(watched: WatchedTime, event: WatchedEvent): WatchedTime {
  switch (event.type) {
    case 'play':
      return { seconds: watched.seconds, isPlaying: true, last: event.sample }
    case 'time':
      return {
        seconds: watched.seconds + playedSince(watched.last, event.sample),
        isPlaying: watched.isPlaying,
        last: watched.isPlaying ? event.sample : null,
      }
    case 'stop':
      return { seconds: watched.seconds + playedSince(watched.last, event.sample), isPlaying: false, last: null }
    case 'seek':
      // The position has already jumped: what played since the last sample can't be told from the jump.
      return { ...watched, last: null }
    case 'reset':
      return unwatched
  }
}

function playedSince(last: Sample | null, now: Sample): number {
  if (!last || last.rate <= 0) return 0
  return Math.max(0, Math.min((now.at - last.at) / 1000, (now.position - last.position) / last.rate))
}
