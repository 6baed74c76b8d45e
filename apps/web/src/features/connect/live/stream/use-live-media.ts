import { useEffect, useEffectEvent } from 'react'
import type { LiveEvent } from '../../../../lib/normalise/live-event.ts'
import type { LeavingControl } from '../../../player/leave/use-leaving.ts'
import type { Playback } from '../../../player/playback/use-playback.ts'
import { keepAwake } from '../../../player/session/keep-awake.ts'
import { showNowPlaying } from '../../../player/session/media-session.ts'
import type { WatchSession } from '../../../player/session/watch-session.ts'
import { useWorkout } from '../../../player/workout-store.ts'
import { useTenant } from '../../../tenant/tenant-store.ts'
import { eventPicture } from '../../event-picture.ts'
import { rejoin } from '../rejoin.ts'

type Parts = {
  playback: Playback
  event: LiveEvent
  session: WatchSession
  control: LeavingControl
  onEnded: () => void
}

/** The features around live playback: watched time, wake lock, and the system's play key, which rejoins. */
export function useLiveMedia({ playback, event, session, control, onEnded }: Parts): void {
  const { media, failure, store } = playback
  const { displayName } = useTenant()
  const played = useEffectEvent(() => control.played())
  const ended = useEffectEvent(onEnded)
  const { title, providerName, type } = event
  const picture = eventPicture(event)

  useEffect(() => {
    if (!media) return
    const abort = new AbortController()
    const { signal } = abort
    session.attach(media, signal)
    keepAwake(media, signal)
    const keys = { play: () => void rejoin(media, type) }
    showNowPlaying({ title, artist: providerName, album: displayName, picture }, keys, signal)
    media.addEventListener('playing', () => played(), { signal })
    media.addEventListener('ended', () => ended(), { signal })
    return () => abort.abort()
  }, [media, session, title, providerName, displayName, picture, type])

  // The stream is down or has ended: ended if the browser is online (PLAY-22, D-38).
  useEffect(() => {
    if (failure?.kind !== 'streamOver') return
    if (!navigator.onLine) return store.setState({ failure: { kind: 'network' } })
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
