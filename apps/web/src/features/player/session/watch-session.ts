import { unwatched, type WatchedEvent, watchedTimeReducer } from '@upbeat/rules/player/watched-time'
import { logWorkout, rateWorkout } from '../../activity/log-workout.ts'
import { measurePlay } from '../../activity/measure-play.ts'
import type { Mood } from '../../activity/mood.ts'
import { trackPlay } from '../../activity/track-play.ts'
import type { Watching } from '../../activity/watching.ts'
import { useWorkout } from '../workout-store.ts'

/** One time a class is watched, whatever is pressed meanwhile: one log and one tracking record at most. */
export type WatchSession = {
  watching: Watching
  /** Seconds really played so far; pauses, jumps and stalls don't count. */
  elapsed: () => number
  /** How long the whole lasts in seconds, `null` where that is not known. */
  length: () => number | null
  /** Counts what this element plays until the signal aborts; another may follow after a failure. */
  attach: (media: HTMLMediaElement, signal: AbortSignal) => void
  /** Tells the server how long was played, if more than it knows (PLAY-20): as often as the page may not come back. */
  report: () => void
  /** As the page goes: reports, and counts the play for the statistics, once. */
  leave: () => void
  /** Logs the class, once (PLAY-14). */
  log: () => void
  /** Says how a logged class was. */
  rate: (mood: Mood) => void
  /** Stops what plays; it may go on. */
  pause: () => void
  /** Stops what plays and tells of it for the last time, once the class is done or left: what sounds after that belongs to nobody. */
  end: () => void
}

/** `now` is any steady clock in milliseconds. */
export function createWatchSession(watching: Watching, now = () => performance.now()): WatchSession {
  let watched = unwatched
  let media: HTMLMediaElement | null = null
  let length: number | undefined = watching.virtualClass.durationSecond ?? undefined
  let reported = 0
  let logged: Promise<void> | null = null
  let measured = false
  let ended = false

  const apply = (event: WatchedEvent) => {
    if (ended) return
    watched = watchedTimeReducer(watched, event)
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
    })
    listen(['pause', 'waiting', 'ended', 'emptied'], () => apply({ type: 'stop', sample: sample() }))
    listen(['seeking'], () => apply({ type: 'seek' }))
    listen(['ratechange'], () => {
      // What has played so far ran at the old rate.
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
    // The result of a class is replaced as a whole: this must come last.
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
