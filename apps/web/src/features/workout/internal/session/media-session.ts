import { pictureAddress } from '@upbeat/rules/pictures/picture-address'

export type NowPlaying = { title: string; artist: string; album: string; picture: string | null }
/** Handlers of media keys on a keyboard, headset or watch. */
export type MediaKeys = Partial<Record<MediaSessionAction, (details: MediaSessionActionDetails) => void>>

/** Publishes the playing class to the system and handles its media keys, until the signal aborts. */
export function showNowPlaying(playing: NowPlaying, keys: MediaKeys, signal: AbortSignal): void {
  if (!('mediaSession' in navigator)) return
  const { mediaSession } = navigator
  const { title, artist, album, picture } = playing
  const artwork = picture ? [512, 256].map((size) => ({ src: pictureAddress(picture, size) })) : []
  mediaSession.metadata = new MediaMetadata({ title, artist, album, artwork })
  const actions = Object.entries(keys) as [MediaSessionAction, MediaSessionActionHandler][]
  for (const [action, handler] of actions) setHandler(action, handler)
  signal.addEventListener('abort', () => {
    mediaSession.metadata = null
    for (const [action] of actions) setHandler(action, null)
  })
}

/** Browsers throw on an unknown action. */
function setHandler(action: MediaSessionAction, handler: MediaSessionActionHandler | null): void {
  try {
    navigator.mediaSession.setActionHandler(action, handler)
  } catch {
    // The key is not supported.
  }
}
