import { AVMEDIA_TYPE_AUDIO } from 'node-av/constants'
import { framesOf } from '../encoder/av/decode.ts'
import { soundGraph } from '../encoder/av/graph.ts'
import { openSource, originOf } from '../encoder/av/source.ts'

/** The frequency in Hz of a file that holds one sine tone, without an `ffmpeg` program. */
export function pitchOf(file: string): number {
  const source = openSource(file)
  const stream = source.format.streams.find(({ codecpar }) => codecpar.codecType === AVMEDIA_TYPE_AUDIO)
  if (!stream) throw new Error('No sound')
  let graph: ReturnType<typeof soundGraph> | undefined
  let [samples, crossings, last] = [0, 0, 0]
  for (const frame of framesOf(source, stream, originOf(stream))) {
    graph ??= soundGraph('aformat=sample_fmts=s16:sample_rates=48000:channel_layouts=mono', frame, stream.timeBase)
    for (const made of graph.through(frame)) {
      const bytes = made.toBuffer()
      for (let at = 0; at + 1 < bytes.length; at += 2) {
        const value = bytes.readInt16LE(at)
        if (last < 0 && value >= 0) crossings++
        last = value
        samples++
      }
    }
  }
  graph?.close()
  source.close()
  return (crossings * 48_000) / samples
}
