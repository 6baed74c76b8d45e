import type { Frame, Stream } from 'node-av/lib'
import type { SourceFacts } from '../modules/intake/encoding/encoder-port.ts'
import { framesOf } from './av/decode.ts'
import { pictureGraph } from './av/graph.ts'
import { openSource, originOf, type Source } from './av/source.ts'
import { upright } from './picture-chain.ts'

export type Size = { width: number; height: number }
/** A frame as RGB, and the time in seconds when it is first shown. */
export type Shot = Size & { pixels: Buffer; second: number }
/** A source that frames are extracted from. */
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

/** The displayed size of a source, scaled down if its longer side exceeds `most` pixels. */
export function boundTo({ video: { width, height } }: SourceFacts, most: number): Size {
  const factor = Math.min(1, most / Math.max(width, height))
  return {
    width: Math.max(2, 2 * Math.round((width * factor) / 2)),
    height: Math.max(2, 2 * Math.round((height * factor) / 2)),
  }
}

type Search = {
  /** In seconds; decoding starts at the preceding keyframe. Defaults to the first requested time. */
  seekTo?: number
  /** Accepts frames that are a few positions late, for half the decoding. */
  isNear?: boolean
}

/** The frames shown at these times, which must ascend. Frames are decoded lazily. */
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
    // The frame still on screen at the requested time, or the next one if the times leave a gap.
    if (second + length <= wanted && second + 0.5 / 60 < wanted) continue
    const pixels = pixelsOf(frame, { stream, facts }, size)
    if (!pixels) continue
    found++
    yield { pixels, ...size, second }
  }
}

/** The frame shown at a time. With `early`, it may be up to that many seconds earlier, which needs less decoding. */
export function shotAt(reel: Reel, second: number, size: Size, early = 0): Shot | undefined {
  for (const shot of shotsAt(reel, [second - early], size, { seekTo: second })) return shot
  return undefined
}

function pixelsOf(frame: Frame, { stream, facts }: Omit<Reel, 'source'>, { width, height }: Size): Buffer | undefined {
  const graph = pictureGraph(`${upright(facts.video, width, height)},format=rgb24`, frame, stream.timeBase)
  try {
    // Some filters return the first frame only when flushed.
    for (const given of [frame, null]) for (const made of graph.through(given)) return Buffer.from(made.toBuffer())
    return undefined
  } finally {
    graph.close()
  }
}
