import type { SourceFacts } from '../modules/intake/encoding/encoder-port.ts'
import { framesOf } from './av/decode.ts'
import { originOf, type Source } from './av/source.ts'
import { type Lane, type Output, openLanes, type Part } from './lane.ts'
import { lostSeconds } from './probe/lost-seconds.ts'

type Report = (progress: number) => Promise<void>

/** Decoding starts this many seconds early, because seeks in containers without an index land slightly late. */
const runIn = 1

/**
 * Encodes a part of the video into one file per rung, largest rung first, from a single decoding pass. Each file starts
 * at 0 and has exactly the part's number of frames; gaps in the source are filled with the preceding frame.
 *
 * Returns the bytes written per rung, and how many seconds of stored video couldn't be decoded.
 */
export async function encodePart(source: Source, facts: SourceFacts, part: Part, outputs: Output[], report: Report) {
  const stream = source.format.streams[facts.video.stream]
  if (!stream) throw new Error('The picture has gone')
  const { num, den } = facts.video.frameRate
  const from = (part.firstFrame * den) / num
  const second = (ticks: bigint) => (Number(ticks) * stream.timeBase.num) / stream.timeBase.den
  const stored: number[] = []
  const decoded: number[] = []
  const onPacket = (ticks: bigint) => stored.push(second(ticks))
  let lanes: Lane[] = []
  for (const frame of framesOf(source, stream, originOf(stream), Math.max(0, from - runIn), { onPacket })) {
    decoded.push(second(frame.pts))
    if (lanes.length === 0) lanes = openLanes(facts, part, outputs, stream.timeBase)
    const [largest] = lanes
    if (!largest) break
    largest.take(frame)
    await report(largest.done())
    if (largest.hasEnded()) break
  }
  if (lanes.length === 0) throw new Error('Nothing could be decoded here')
  const bytes = new Map(lanes.map((lane) => [lane.name, lane.finish()]))
  const range = { from, to: ((part.firstFrame + part.frames) * den) / num }
  return { bytes, lostSecond: lostSeconds(stored, decoded, range) }
}
