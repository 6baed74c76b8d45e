import type { MediaIndex } from './media-index.ts'
import { audioRendition } from './timeline.ts'

/**
 * The multivariant playlist: an audio group and every video rendition. The same for on demand and live. URLs are relative: `720.m3u8`,
 * `audio.m3u8`.
 */
export function masterPlaylist(index: MediaIndex): string {
  const { audio } = index
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="${audioRendition}",NAME="${audioRendition}",DEFAULT=YES,AUTOSELECT=YES,CHANNELS="${audio.channels}",URI="${audioRendition}.m3u8"`,
  ]
  for (const rendition of index.renditions) {
    const attributes = [
      `BANDWIDTH=${Math.ceil(rendition.bandwidth + audio.bandwidth)}`,
      `AVERAGE-BANDWIDTH=${Math.ceil(rendition.averageBandwidth + audio.bandwidth)}`,
      `CODECS="${rendition.codecs},${audio.codecs}"`,
      `RESOLUTION=${rendition.width}x${rendition.height}`,
      `FRAME-RATE=${rendition.frameRate.toFixed(3)}`,
      `AUDIO="${audioRendition}"`,
    ]
    lines.push(`#EXT-X-STREAM-INF:${attributes.join(',')}`, `${rendition.name}.m3u8`)
  }
  return `${lines.join('\n')}\n`
}

/** The multivariant playlist for viewers who start a simulated live at its beginning: `720-beginning.m3u8`. */
export function startOverMaster(index: MediaIndex): string {
  return masterPlaylist(index).replace(/(\w+)\.m3u8/g, '$1-beginning.m3u8')
}
