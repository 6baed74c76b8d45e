import { type Ratio, type Rung, timescaleOf } from '@upbeat/rules/media/ladder'
import { AV_PICTURE_TYPE_NONE } from 'node-av/constants'
import { type Frame, Packet } from 'node-av/lib'
import type { SourceFacts } from '../modules/intake/encoding/encoder-port.ts'
import { check } from './av/check.ts'
import { openFragments, openWhole, type TrackWriter } from './av/fragments.ts'
import { type Graph, pictureGraph } from './av/graph.ts'
import { keep } from './av/keep.ts'
import { openX264 } from './av/x264.ts'
import { upright } from './picture-chain.ts'

/** In frames at the class's full frame rate. */
export type Part = { firstFrame: number; frames: number }
/** `isWhole`: a plain MP4 instead of a fragmented one. */
export type Output = { rung: Rung; file: string; isWhole?: boolean }
/** Scales, encodes and writes the frames of one rung. */
export type Lane = ReturnType<typeof openLane>
type Filters = {
  chain: string
  /** Of the input frames. */
  timeBase: Ratio
  /** Number of output frames. */
  frames: number
}

/**
 * Opens a lane per output, largest first. The first one takes the source's frames and passes each encoded picture to
 * the next one, which scales it down, and so on. The source is scaled, rotated and tone-mapped only once.
 */
export function openLanes({ video }: SourceFacts, part: Part, outputs: Output[], timeBase: Ratio): Lane[] {
  let lane: Lane | null = null
  const lanes: Lane[] = []
  // Starts with the smallest, because each lane needs the next one.
  for (let at = outputs.length - 1; at >= 0; at--) {
    const output = outputs[at] as Output
    const before = outputs[at - 1]?.rung
    const frames = framesIn(part, video.frameRate, output.rung.frameRate)
    const filters = before
      ? { chain: shrinking(before, output.rung), timeBase: inverse(before.frameRate), frames }
      : { chain: fromSource(video, part, output.rung, frames), timeBase, frames }
    lane = openLane(output, filters, timescaleOf(video.frameRate), lane)
    lanes.unshift(lane)
  }
  return lanes
}

/** A rung at half the rate has half the frames, rounded if the part has an odd number. */
function framesIn({ frames }: Part, full: Ratio, { num, den }: Ratio) {
  return Math.max(1, Math.round((frames * num * full.den) / (den * full.num)))
}

/** Exactly `frames` frames at the rung's rate and size, from the start of the part. */
function fromSource(video: SourceFacts['video'], { firstFrame }: Part, rung: Rung, frames: number) {
  const { num, den } = rung.frameRate
  const from = (firstFrame * video.frameRate.den) / video.frameRate.num
  const rate = `fps=fps=${num}/${den}:start_time=${from.toFixed(6)}:round=near`
  return `${rate},tpad=stop=-1:stop_mode=clone,trim=end_frame=${frames},${upright(video, rung.width, rung.height)}`
}

function shrinking(from: Rung, { width, height, frameRate }: Rung) {
  const isSameRate = from.frameRate.num * frameRate.den === frameRate.num * from.frameRate.den
  return `${isSameRate ? '' : 'framestep=2,'}scale=${width}:${height}:flags=bicubic,setsar=1`
}

function inverse({ num, den }: Ratio): Ratio {
  return { num: den, den: num }
}

function openLane(
  { rung, file, isWhole }: Output,
  { chain, timeBase, frames }: Filters,
  timescale: number,
  next: { take: (frame: Frame | null) => void } | null,
) {
  const encoder = openX264(rung)
  const tick = inverse(rung.frameRate)
  const track = { from: encoder, timeBase: tick, timescale }
  const writer: TrackWriter = isWhole ? openWhole(file, track) : openFragments(file, track, { atLeast: 3.9 })
  const packet = keep(new Packet())
  packet.alloc()
  let graph: Graph | undefined
  let encoded = 0
  let bytes = 0

  function drain() {
    while (encoder.receivePacketSync(packet) >= 0) {
      bytes += packet.size
      packet.duration = 1n
      packet.rescaleTs(tick, writer.timeBase)
      writer.write(packet)
    }
  }

  function take(frame: Frame | null) {
    if (frame) graph ??= pictureGraph(chain, frame, timeBase)
    for (const made of graph?.through(frame) ?? []) {
      made.pts = BigInt(encoded++)
      made.duration = 1n
      made.pictType = AV_PICTURE_TYPE_NONE
      check(encoder.sendFrameSync(made), `encode ${rung.name}`)
      drain()
      next?.take(made)
    }
  }

  return {
    name: rung.name,
    take,
    done: () => Math.min(1, encoded / frames),
    hasEnded: () => encoded >= frames,
    /** Returns the bytes written. Finish the larger lanes first: the smaller ones take their frames. */
    finish: () => {
      if (encoded < frames) take(null)
      check(encoder.sendFrameSync(null), `encode ${rung.name}`)
      drain()
      writer.close()
      graph?.close()
      encoder.freeContext()
      if (encoded !== frames) throw new Error(`${rung.name}: ${encoded} of ${frames} frames`)
      return bytes
    },
  }
}
