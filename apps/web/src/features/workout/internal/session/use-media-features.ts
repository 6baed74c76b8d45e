import { useEffect, useEffectEvent } from 'react'
import type { Playback } from '../../../playback/use-playback.ts'
import { useTenant } from '../../../tenant/tenant-store.ts'
import type { Playable } from '../../playable.ts'
import { useClassMedia } from '../../use-class-media.ts'
import type { ClassSession } from '../../use-class-session.ts'
import { keepPlayhead } from './keep-playhead.ts'
import type { MediaKeys } from './media-session.ts'

type Parts = ClassSession & {
  playback: Playback
  playable: Playable
  /** The server has no such class any more. */
  onGone: () => void
}

/** What accompanies a recorded class: what accompanies any, the saved position, and keys that seek. */
export function useMediaFeatures({ playback, playable, session, control, onGone }: Parts): void {
  const { media } = playback
  const { displayName } = useTenant()
  const { className: title, instructor, imageLink: picture, tag } = playable.virtualClass
  const nowPlaying = { title, artist: instructor ?? displayName, album: displayName, picture }
  useClassMedia({ playback, session, control, nowPlaying, keysOf, onEnded: () => control.ended() })

  const gone = useEffectEvent(onGone)
  useEffect(() => {
    if (!media) return
    const abort = new AbortController()
    keepPlayhead(media, { tag, onGone: () => gone() }, abort.signal)
    return () => abort.abort()
  }, [media, tag])
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
