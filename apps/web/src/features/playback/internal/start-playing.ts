import type { PlaybackState } from './playback-store.ts'

/**
 * Plays with sound, else muted, as far as the browser's autoplay policy allows. Resolves once playing; a pause meanwhile counts as playing,
 * since the member asked for it.
 */
export async function startPlaying(media: HTMLMediaElement): Promise<PlaybackState['start']> {
  if (await plays(media)) return media.muted ? 'muted' : 'sound'
  media.muted = true
  if (await plays(media)) return 'muted'
  media.muted = false
  return 'refused'
}

async function plays(media: HTMLMediaElement): Promise<boolean> {
  try {
    await media.play()
    return true
  } catch (error) {
    return !(error instanceof DOMException && error.name === 'NotAllowedError')
  }
}
