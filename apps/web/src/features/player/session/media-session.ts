import { pictureAddress } from '@upbeat/rules/pictures/picture-address'

export type NowPlaying = { title: string; artist: string; album: string; picture: string | null }
/** What the keys of a keyboard, a headset or a watch do. */
export type MediaKeys = Partial<Record<MediaSessionAction, (details: MediaSessionActionDetails) => void>>

/** Tells the system what plays and takes its media keys, until the signal aborts. */
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

/** A browser throws for an action it doesn't know. */
function setHandler(action: MediaSessionAction, handler: MediaSessionActionHandler | null): void {
  try {
    navigator.mediaSession.setActionHandler(action, handler)
  } catch {
    // Then there is no such key.
  }
}
