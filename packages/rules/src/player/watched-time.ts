/** How long a class actually played, in seconds. `last` is the newest sample of the current stretch of playback. */
export type WatchedTime = { seconds: number; isPlaying: boolean; last: Sample | null }

/** `at` is a monotonic time in milliseconds, `position` is in the media in seconds, `rate` is the playback rate (1 is normal). */
export type Sample = { at: number; position: number; rate: number }

/**
 * `play` when playback starts or resumes, `time` on each position update, `stop` on pause, buffering and end, `seek` when a seek starts.
 */
export type WatchedEvent = { type: 'play' | 'time' | 'stop'; sample: Sample } | { type: 'seek' } | { type: 'reset' }

export const unwatched: WatchedTime = { seconds: 0, isPlaying: false, last: null }

/**
 * Adds the time since the last sample: real time, but never more than the media advanced. Stalls, seeks, system sleep and pauses add
 * nothing, and fast playback counts real seconds (LIVE-29).
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
      // The position is already that of the seek target, so the time since the last sample can't be counted.
      return { ...watched, last: null }
    case 'reset':
      return unwatched
  }
}

function playedSince(last: Sample | null, now: Sample): number {
  if (!last || last.rate <= 0) return 0
  return Math.max(0, Math.min((now.at - last.at) / 1000, (now.position - last.position) / last.rate))
}
