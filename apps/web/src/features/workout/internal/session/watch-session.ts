import { unwatched, type WatchedEvent, watchedTimeReducer } from '@upbeat/rules/player/watched-time'
import { type PlayedRange, withPlayed } from '@upbeat/rules/watching/played-ranges'
import { clock } from '../../../../lib/clock.ts'
import { logWorkout, rateWorkout } from '../../../activity/log-workout.ts'
import { measurePlay } from '../../../activity/measure-play.ts'
import type { Mood } from '../../../activity/mood.ts'
import { reportPlayed } from '../../../activity/report-played.ts'
import { trackPlay } from '../../../activity/track-play.ts'
import type { Watching } from '../../../activity/watching.ts'
import { useWorkout } from '../../workout-store.ts'

/** One viewing of a class: makes at most one log entry and one play record. */
export type WatchSession = {
  watching: Watching
  /** Seconds actually played so far, without pauses, seeks and stalls. */
  elapsed: () => number
  /** Duration of the class in seconds, `null` if unknown. */
  length: () => number | null
  /** Counts playback of this element until the signal aborts; another may follow after a failure. */
  attach: (media: HTMLMediaElement, signal: AbortSignal) => void
  /** Reports the played time if it has grown (PLAY-20); called whenever the page may close. */
  report: () => void
  /** On page hide: reports, and counts the play for statistics, once. */
  leave: () => void
  /** Logs the class, once (PLAY-14). */
  log: () => void
  /** Saves the rating of a logged class. */
  rate: (mood: Mood) => void
  /** Pauses playback; it may resume. */
  pause: () => void
  /** Pauses playback and sends the last report, once the class is finished or left: later playback is not counted. */
  end: () => void
}

/** Larger corrections of the clock in milliseconds follow sleep; smaller ones are the delay of a reply. */
const clockJump = 2000
/** Milliseconds between reports of what was played, the most that is lost if the tab is killed. */
const reportPlayedEvery = 25_000

/** `now` is a monotonic clock in milliseconds. */
export function createWatchSession(watching: Watching, now = () => performance.now()): WatchSession {
  let watched = unwatched
  let media: HTMLMediaElement | null = null
  let length: number | undefined = watching.virtualClass.durationSecond ?? undefined
  let reported = 0
  let ranges: readonly PlayedRange[] = []
  let rangesReportedAt = now()
  let origin = clock.now() - now()
  let logged: Promise<void> | null = null
  let measured = false
  let ended = false

  const apply = (event: WatchedEvent) => {
    if (ended) return
    const { last, seconds } = watched
    watched = watchedTimeReducer(watched, event)
    const playedSeconds = watched.seconds - seconds
    if (last && 'sample' in event && playedSeconds > 0)
      ranges = withPlayed(ranges, { from: last, to: event.sample, playedSeconds, now: evenTime() })
  }

  /** The server's time, which must advance evenly: ranges that overlap count once. */
  function evenTime(): number {
    const correction = clock.now() - now() - origin
    if (Math.abs(correction) > clockJump) origin += correction
    return origin + now()
  }

  function reportRanges(): void {
    reportPlayed(watching, ranges)
    ranges = []
    rangesReportedAt = now()
  }

  function attach(element: HTMLMediaElement, signal: AbortSignal): void {
    media = element
    let rate = element.playbackRate
    const sample = () => ({ at: now(), position: element.currentTime, rate })
    const listen = (types: string[], listener: () => void) => {
      for (const type of types) element.addEventListener(type, listener, { signal })
    }
    listen(['playing'], () => apply({ type: 'play', sample: sample() }))
    listen(['timeupdate'], () => {
      apply({ type: 'time', sample: sample() })
      useWorkout.setState({ playedSeconds: Math.floor(watched.seconds) })
      if (now() - rangesReportedAt >= reportPlayedEvery) reportRanges()
    })
    listen(['pause', 'waiting', 'ended', 'emptied'], () => apply({ type: 'stop', sample: sample() }))
    listen(['pause', 'ended'], reportRanges)
    listen(['seeking'], () => apply({ type: 'seek' }))
    listen(['ratechange'], () => {
      // Count the time so far at the old rate.
      apply({ type: 'time', sample: sample() })
      rate = element.playbackRate
    })
    const measure = () => {
      if (Number.isFinite(element.duration)) length ??= element.duration
    }
    measure()
    listen(['durationchange'], measure)
    signal.addEventListener('abort', () => {
      apply({ type: 'stop', sample: sample() })
      media = null
    })
    if (!element.paused && element.readyState > HTMLMediaElement.HAVE_CURRENT_DATA)
      apply({ type: 'play', sample: sample() })
  }

  function elapsed(): number {
    if (media) apply({ type: 'time', sample: { at: now(), position: media.currentTime, rate: media.playbackRate } })
    return watched.seconds
  }

  function report(): void {
    if (ended) return
    const seconds = Math.round(elapsed())
    reportRanges()
    if (seconds <= reported) return
    reported = seconds
    trackPlay(watching, seconds, length)
  }

  function leave(): void {
    report()
    if (measured || reported === 0) return
    measured = true
    measurePlay(watching, reported, length)
  }

  function log(): void {
    if (logged) return
    logged = logWorkout(watching, elapsed()).then((activityId) => {
      if (useWorkout.getState().classTag === watching.virtualClass.tag) useWorkout.setState({ activityId })
    })
  }

  function rate(mood: Mood): void {
    // A result is replaced as a whole, so it must be sent last.
    void logged?.then(() => rateWorkout(watching, elapsed(), mood))
  }

  function pause(): void {
    media?.pause()
  }

  function end(): void {
    leave()
    ended = true
    pause()
  }

  return { watching, elapsed, length: () => length ?? null, attach, report, leave, log, rate, pause, end }
}
