import type { MediaFailure } from './media-failure.ts'

/** The relevant fields of an hls.js error. `status` 0 or none: no reply. */
export type HlsError = {
  type: 'networkError' | 'mediaError' | 'other'
  details: string
  fatal: boolean
  status: number | undefined
}

/**
 * Maps an hls.js error to a failure; `null` if hls.js recovers by itself. `hasPlayed`: a stream that has played and whose playlist is gone
 * has ended (D-38); one that never played is broken.
 */
export function hlsFailure({ type, details, fatal, status }: HlsError, hasPlayed: boolean): MediaFailure | null {
  if (status === 401 || status === 403) return { kind: 'expired' }
  if (type === 'networkError' && !status && !details.toLowerCase().includes('parsing')) return { kind: 'network' }
  if (!fatal) return null
  const isPlaylist = /^(manifest|level|audioTrack)Load/.test(details)
  if (hasPlayed && isPlaylist && (status === 404 || status === 410)) return { kind: 'streamOver' }
  return { kind: 'playback', code: status ? `${details} ${status}` : details }
}
