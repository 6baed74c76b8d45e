import type { PlaybackState } from './playback-store.ts'

/**
 * Plays with sound, else silently, as far as the browser allows without a press. Answers once it plays; a pause meanwhile counts as played,
 * since it was the member's wish.
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
