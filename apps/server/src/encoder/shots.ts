import type { Frame, Stream } from 'node-av/lib'
import type { SourceFacts } from '../modules/intake/encoder-port.ts'
import { framesOf } from './av/decode.ts'
import { pictureGraph } from './av/graph.ts'
import { openSource, originOf, type Source } from './av/source.ts'
import { upright } from './picture-chain.ts'

export type Size = { width: number; height: number }
/** A frame as RGB, and the second of the class at which it is first shown. */
export type Shot = Size & { pixels: Buffer; second: number }
/** A source whose picture is looked into. */
export type Reel = { source: Source; stream: Stream; facts: SourceFacts }

export async function withReel<T>(file: string, facts: SourceFacts, work: (reel: Reel) => Promise<T>) {
  const source = openSource(file, facts.seekTable)
  try {
    const stream = source.format.streams[facts.video.stream]
    if (!stream) throw new Error('The picture has gone')
    return await work({ source, stream, facts })
  } finally {
    source.close()
  }
}

/** The displayed size of a source, made smaller where its longer side is over `most` pixels. */
export function boundTo({ video: { width, height } }: SourceFacts, most: number): Size {
  const factor = Math.min(1, most / Math.max(width, height))
  return {
    width: Math.max(2, 2 * Math.round((width * factor) / 2)),
    height: Math.max(2, 2 * Math.round((height * factor) / 2)),
  }
}

type Search = {
  /** Where decoding begins, at the keyframe before it; at the first of the wanted times where it isn't told. */
  seekTo?: number
  /** Frames may be a few places late, for half the work. */
  isNear?: boolean
}

/** The frames shown at these seconds, which ascend; decoded as they are asked for. */
export function* shotsAt(
  { source, stream, facts }: Reel,
  seconds: number[],
  size: Size,
  { seekTo = seconds[0], isNear = false }: Search = {},
): Generator<Shot> {
  const { num, den } = stream.timeBase
  let found = 0
  for (const frame of framesOf(source, stream, originOf(stream), seekTo, { referencesOnly: isNear })) {
    const wanted = seconds[found]
    if (wanted === undefined) return
    const second = (Number(frame.pts) * num) / den
    const length = (Number(frame.duration > 0n ? frame.duration : 1n) * num) / den
    // The frame that is still shown at the wanted time; the next one where the times leave a gap.
    if (second + length <= wanted && second + 0.5 / 60 < wanted) continue
    const pixels = pixelsOf(frame, { stream, facts }, size)
    if (!pixels) continue
    found++
    yield { pixels, ...size, second }
  }
}

/** The frame shown at a second; with `early`, one of at most so many seconds before it, which takes less decoding. */
export function shotAt(reel: Reel, second: number, size: Size, early = 0): Shot | undefined {
  for (const shot of shotsAt(reel, [second - early], size, { seekTo: second })) return shot
  return undefined
}

function pixelsOf(frame: Frame, { stream, facts }: Omit<Reel, 'source'>, { width, height }: Size): Buffer | undefined {
  const graph = pictureGraph(`${upright(facts.video, width, height)},format=rgb24`, frame, stream.timeBase)
  try {
    // Some filters hold the first frame back until the end.
    for (const given of [frame, null]) for (const made of graph.through(given)) return Buffer.from(made.toBuffer())
    return undefined
  } finally {
    graph.close()
  }
}
