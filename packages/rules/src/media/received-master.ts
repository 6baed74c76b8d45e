import {
  type ReceivedInit,
  type ReceivedRendition,
  type ReceivedStream,
  receivedRenditions,
} from './received-stream.ts'

/** The multivariant playlist of a received broadcast, from the newest connection's codecs; null if nothing was received. */
export function receivedMaster(stream: ReceivedStream): string | null {
  const newest = new Map<ReceivedRendition, ReceivedInit>()
  for (const init of stream.inits) {
    if (stream.parts.some(({ rendition }) => rendition === init.rendition)) newest.set(init.rendition, init)
  }
  const sound = newest.get('sound')
  const pictures = receivedRenditions.flatMap((name) => (name === 'sound' ? [] : (newest.get(name) ?? [])))
  if (!sound && pictures.length === 0) return null
  const lines = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS']
  if (pictures.length === 0) {
    lines.push(`#EXT-X-STREAM-INF:BANDWIDTH=${peakBits(stream, 'sound')},CODECS="${sound?.codec}"`, 'sound.m3u8')
    return `${lines.join('\n')}\n`
  }
  if (sound) {
    lines.push(
      `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="sound",DEFAULT=YES,AUTOSELECT=YES,CHANNELS="${sound.channels}",URI="sound.m3u8"`,
    )
  }
  for (const { rendition, codec, width, height } of pictures) {
    const bandwidth = peakBits(stream, rendition) + (sound ? peakBits(stream, 'sound') : 0)
    const attributes = [
      `BANDWIDTH=${bandwidth}`,
      `CODECS="${sound ? `${codec},${sound.codec}` : codec}"`,
      `RESOLUTION=${width}x${height}`,
      ...(sound ? ['AUDIO="sound"'] : []),
    ]
    lines.push(`#EXT-X-STREAM-INF:${attributes.join(',')}`, `${rendition}.m3u8`)
  }
  return `${lines.join('\n')}\n`
}

/** Bits per second of the rendition's largest segment. */
function peakBits({ parts }: ReceivedStream, rendition: ReceivedRendition): number {
  let most = 0
  for (const part of parts) {
    if (part.rendition === rendition) most = Math.max(most, (part.bytes * 8) / part.duration)
  }
  return Math.ceil(most)
}
