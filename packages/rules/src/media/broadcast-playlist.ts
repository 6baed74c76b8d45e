import { receivedSegments } from './received-segments.ts'

/**
 * What a broadcast has so far: the playlist that its receiver writes, from when that counts (`resumeBroadcast`), and when the class begins (epoch
 * milliseconds).
 */
export type ReceivedBroadcast = { received: string; publishedAt: number; startsAt: number; hasEnded: boolean }

/**
 * The playlist of a broadcast for its viewers: from the start of the class on, since what the encoder sent before it is for nobody, and
 * whole, so that who comes late can begin at the beginning (D-30). Ended, it is the recording. Addresses are relative:
 * `broadcast/0.ts`. `null`: there is nothing to play yet.
 */
export function broadcastPlaylist({ received, publishedAt, startsAt, hasEnded }: ReceivedBroadcast): string | null {
  const segments = receivedSegments(received)
  let end = publishedAt
  const shown = segments.filter(({ duration }) => {
    end += duration * 1000
    return end > startsAt
  })
  const [first] = shown
  if (!first) return null
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:3',
    // Rounded, as the standard compares it; encoders may send longer and longer segments, so a usual length is the least.
    `#EXT-X-TARGETDURATION:${Math.max(4, ...shown.map(({ duration }) => Math.round(duration)))}`,
    `#EXT-X-MEDIA-SEQUENCE:${segments.indexOf(first)}`,
    `#EXT-X-PLAYLIST-TYPE:${hasEnded ? 'VOD' : 'EVENT'}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
  ]
  for (const { file, duration, isBreak } of shown) {
    // The encoder came back with another clock.
    if (isBreak && file !== first.file) lines.push('#EXT-X-DISCONTINUITY')
    lines.push(`#EXTINF:${duration.toFixed(3)},`, `broadcast/${file}`)
  }
  if (hasEnded) lines.push('#EXT-X-ENDLIST')
  return `${lines.join('\n')}\n`
}
