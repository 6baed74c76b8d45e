import { useEffect, useEffectEvent } from 'react'
import { useTenant } from '../../tenant/tenant-store.ts'
import type { LeavingControl } from '../leave/use-leaving.ts'
import type { Playable } from '../playable.ts'
import type { Playback } from '../playback/use-playback.ts'
import { useWorkout } from '../workout-store.ts'
import { keepAwake } from './keep-awake.ts'
import { keepPlayhead } from './keep-playhead.ts'
import { type MediaKeys, showNowPlaying } from './media-session.ts'
import type { WatchSession } from './watch-session.ts'

type Parts = {
  playback: Playback
  playable: Playable
  session: WatchSession
  control: LeavingControl
  /** The server has no such class any more. */
  onGone: () => void
}

/** Attaches the features around playback to each media element, all under one signal. */
export function useMediaFeatures({ playback, playable, session, control, onGone }: Parts): void {
  const { media, failure, store } = playback
  const { displayName } = useTenant()
  const played = useEffectEvent(() => control.played())
  const ended = useEffectEvent(() => control.ended())
  const gone = useEffectEvent(onGone)
  const isLeaving = useEffectEvent(() => control.leaving.state !== 'idle')
  const { virtualClass } = playable
  const { className: title, instructor, imageLink: picture, tag } = virtualClass

  useEffect(() => {
    if (!media) return
    const abort = new AbortController()
    const { signal } = abort
    session.attach(media, signal)
    keepPlayhead(media, { tag, onGone: () => gone() }, signal)
    keepAwake(media, signal)
    showNowPlaying({ title, artist: instructor ?? displayName, album: displayName, picture }, keysOf(media), signal)
    media.addEventListener('playing', () => played(), { signal })
    // For a class opened by URL, the video may be visible before its player.
    if (isPlaying(media)) played()
    media.addEventListener('ended', () => ended(), { signal })
    return () => abort.abort()
  }, [media, session, tag, title, instructor, displayName, picture])

  // The stream is down or has ended: ended if the browser is online (PLAY-22, D-38). A class that never started can't have ended.
  useEffect(() => {
    if (failure?.kind !== 'streamOver') return
    if (!navigator.onLine) return store.setState({ failure: { kind: 'network' } })
    if (!isLeaving()) return store.setState({ failure: { kind: 'playback', detail: 'the stream is down' } })
    store.setState({ failure: null })
    ended()
  }, [failure, store])

  const { state } = control.leaving
  useEffect(() => {
    useWorkout.setState({ playing: state === 'playing' || state === 'asking' })
  }, [state])
  useLeaveFullScreen(tag)
}

function isPlaying({ paused, readyState }: HTMLMediaElement): boolean {
  return !paused && readyState > HTMLMediaElement.HAVE_CURRENT_DATA
}

function keysOf(media: HTMLMediaElement): MediaKeys {
  const move = (seconds: number) => {
    media.currentTime = Math.max(0, media.currentTime + seconds)
  }
  return {
    play: () => void media.play().catch(() => {}),
    pause: () => media.pause(),
    seekbackward: ({ seekOffset }) => move(-(seekOffset ?? 10)),
    seekforward: ({ seekOffset }) => move(seekOffset ?? 10),
    seekto: ({ seekTime }) => {
      if (seekTime != null) media.currentTime = seekTime
    },
  }
}

/** Leaves full screen when the player closes. */
function useLeaveFullScreen(tag: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each class
  useEffect(
    () => () => {
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => {})
    },
    [tag],
  )
}
