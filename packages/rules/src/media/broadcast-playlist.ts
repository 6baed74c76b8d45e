import { receivedSegments } from './received-segments.ts'

/**
 * A broadcast so far: the playlist of its receiver, the time at which that starts (`resumeBroadcast`), and the start of the class (epoch
 * milliseconds).
 */
export type ReceivedBroadcast = { received: string; publishedAt: number; startsAt: number; hasEnded: boolean }

/**
 * The viewers' playlist of a broadcast. It starts at the start of the class, omitting what the encoder sent earlier, and keeps all segments
 * so that late viewers can start at the beginning (D-30). Ended, it is the recording. URLs are relative: `broadcast/0.ts`. `null` if there
 * is nothing to play yet.
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
    // Rounded, as the standard compares it. Segment lengths may grow, so the usual length is the minimum.
    `#EXT-X-TARGETDURATION:${Math.max(4, ...shown.map(({ duration }) => Math.round(duration)))}`,
    `#EXT-X-MEDIA-SEQUENCE:${segments.indexOf(first)}`,
    `#EXT-X-PLAYLIST-TYPE:${hasEnded ? 'VOD' : 'EVENT'}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
  ]
  for (const { file, duration, isBreak } of shown) {
    // The encoder reconnected with another clock.
    if (isBreak && file !== first.file) lines.push('#EXT-X-DISCONTINUITY')
    lines.push(`#EXTINF:${duration.toFixed(3)},`, `broadcast/${file}`)
  }
  if (hasEnded) lines.push('#EXT-X-ENDLIST')
  return `${lines.join('\n')}\n`
}
