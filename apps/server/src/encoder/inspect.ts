import { AVMEDIA_TYPE_VIDEO } from 'node-av/constants'
import { avGetCodecName } from 'node-av/lib'
import type { Inspection } from '../modules/intake/encoding/encoder-port.ts'
import { framesOf } from './av/decode.ts'
import { openSource, originOf } from './av/source.ts'

/**
 * Decodes a file with exactly one track to its end.
 *
 * @throws If it can't be opened, has several tracks or nothing can be decoded.
 */
export function inspect(file: string): Inspection {
  const source = openSource(file)
  try {
    const [stream, ...others] = source.format.streams
    if (!stream || others.length > 0) throw new Error('Not one track')
    const { codecId, codecType, width, height, sampleRate } = stream.codecpar
    const { num, den } = stream.timeBase
    const isPicture = codecType === AVMEDIA_TYPE_VIDEO
    let end = 0
    for (const frame of framesOf(source, stream, originOf(stream))) {
      const length = isPicture ? (Number(frame.duration) * num) / den : frame.nbSamples / sampleRate
      end = Math.max(end, (Number(frame.pts) * num) / den + length)
    }
    if (end === 0) throw new Error('Nothing could be decoded')
    return { codec: avGetCodecName(codecId) ?? '', width, height, seconds: end }
  } finally {
    source.close()
  }
}
