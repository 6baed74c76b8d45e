import { framesOf } from '../encoder/av/decode.ts'
import { pictureGraph } from '../encoder/av/graph.ts'
import { openSource, originOf } from '../encoder/av/source.ts'

/** The first frame of an encoded file in RGB, scaled down; needs no `ffmpeg` program. */
export function pictureOf(file: string, width: number, height: number): Buffer {
  const source = openSource(file)
  const [stream] = source.format.streams
  if (!stream) throw new Error('No picture')
  for (const frame of framesOf(source, stream, originOf(stream))) {
    const graph = pictureGraph(`scale=${width}:${height},format=rgb24`, frame, stream.timeBase)
    for (const given of [frame, null]) for (const made of graph.through(given)) return Buffer.from(made.toBuffer())
  }
  throw new Error('No picture')
}

/** The colours of an RGB picture's four corners: top left, top right, bottom left, bottom right. */
export function cornersOf(pixels: Buffer, width: number, height: number): string[] {
  const at = (x: number, y: number) => {
    const from = (Math.floor(y * height) * width + Math.floor(x * width)) * 3
    const bits = [...pixels.subarray(from, from + 3)].map((each) => (each > 127 ? 1 : 0)).join('')
    return { '100': 'red', '010': 'green', '001': 'blue', '110': 'yellow' }[bits] ?? bits
  }
  return [at(0.1, 0.1), at(0.9, 0.1), at(0.1, 0.9), at(0.9, 0.9)]
}
