import { useCallback } from 'react'
import type { LiveEvent } from '../../../../lib/normalise/live-event.ts'
import type { Playback } from '../../../playback/use-playback.ts'
import { useTenant } from '../../../tenant/tenant-store.ts'
import { useClassMedia } from '../../../workout/use-class-media.ts'
import type { ClassSession } from '../../../workout/use-class-session.ts'
import { eventPicture } from '../../event-picture.ts'
import { rejoin } from '../rejoin.ts'

type Parts = ClassSession & { playback: Playback; event: LiveEvent; onEnded: () => void }

/** The features around live playback; the system's play key rejoins. */
export function useLiveMedia({ event, ...parts }: Parts): void {
  const { displayName } = useTenant()
  const { title, providerName, type } = event
  const keysOf = useCallback((media: HTMLMediaElement) => ({ play: () => void rejoin(media, type) }), [type])
  useClassMedia({
    ...parts,
    nowPlaying: { title, artist: providerName, album: displayName, picture: eventPicture(event) },
    keysOf,
    endsUnplayed: true,
  })
}
