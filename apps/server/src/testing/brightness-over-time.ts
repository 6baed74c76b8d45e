import { framesOf } from '../encoder/av/decode.ts'
import { pictureGraph } from '../encoder/av/graph.ts'
import { openSource, originOf } from '../encoder/av/source.ts'

/** The time in seconds and the brightness (0 to 1) of each frame of an encoded file; needs no `ffmpeg` program. */
export function brightnessOverTime(file: string): { second: number; brightness: number }[] {
  const source = openSource(file)
  const [stream] = source.format.streams
  if (!stream) throw new Error('No picture')
  const { num, den } = stream.timeBase
  const found: { second: number; brightness: number }[] = []
  let graph: ReturnType<typeof pictureGraph> | undefined
  for (const frame of framesOf(source, stream, originOf(stream))) {
    graph ??= pictureGraph('scale=2:2:out_range=full,format=gray', frame, stream.timeBase)
    const second = (Number(frame.pts) * num) / den
    for (const made of graph.through(frame)) found.push({ second, brightness: (made.toBuffer()[0] ?? 0) / 255 })
  }
  graph?.close()
  source.close()
  return found
}
