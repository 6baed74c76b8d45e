import { useEffect, useEffectEvent } from 'react'
import type { Playback } from '../playback/use-playback.ts'
import { keepAwake } from './internal/session/keep-awake.ts'
import { type MediaKeys, type NowPlaying, showNowPlaying } from './internal/session/media-session.ts'
import type { ClassSession } from './use-class-session.ts'
import { useWorkout } from './workout-store.ts'

type ClassMedia = ClassSession & {
  playback: Playback
  nowPlaying: NowPlaying
  /** A stable function, e.g. of a module. */
  keysOf: (media: HTMLMediaElement) => MediaKeys
  /** The class has played to its end, or its stream is over. */
  onEnded: () => void
  /** Whether the stream may be over before the class has played. */
  endsUnplayed?: boolean
}

/** Attaches what accompanies a class to each media element: watched time, wake lock, and the system's media keys. */
export function useClassMedia(parts: ClassMedia): void {
  const { playback, session, control, nowPlaying, keysOf, onEnded, endsUnplayed = false } = parts
  const { media, failure, store } = playback
  const { title, artist, album, picture } = nowPlaying
  const played = useEffectEvent(() => control.played())
  const ended = useEffectEvent(onEnded)
  const mayBeOver = useEffectEvent(() => endsUnplayed || control.leaving.state !== 'idle')

  useEffect(() => {
    if (!media) return
    const abort = new AbortController()
    const { signal } = abort
    session.attach(media, signal)
    keepAwake(media, signal)
    showNowPlaying({ title, artist, album, picture }, keysOf(media), signal)
    media.addEventListener('playing', () => played(), { signal })
    // For a class opened by URL, the video may be visible before its player.
    if (isPlaying(media)) played()
    media.addEventListener('ended', () => ended(), { signal })
    return () => abort.abort()
  }, [media, session, keysOf, title, artist, album, picture])

  // The stream is down or has ended: ended if the browser is online (PLAY-22, D-38). A recording that never started can't have ended.
  useEffect(() => {
    if (failure?.kind !== 'streamOver') return
    if (!navigator.onLine) return store.setState({ failure: { kind: 'network' } })
    if (!mayBeOver()) return store.setState({ failure: { kind: 'playback', code: 'streamDown' } })
    store.setState({ failure: null })
    ended()
  }, [failure, store])

  const { state } = control.leaving
  useEffect(() => {
    useWorkout.setState({ playing: state === 'playing' || state === 'asking' })
  }, [state])

  useEffect(
    () => () => {
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => {})
    },
    [],
  )
}

function isPlaying({ paused, readyState }: HTMLMediaElement): boolean {
  return !paused && readyState > HTMLMediaElement.HAVE_CURRENT_DATA
}
