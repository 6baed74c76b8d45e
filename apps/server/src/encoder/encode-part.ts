import { type Rung, timescaleOf } from '@upbeat/rules/media/ladder'
import {
  AV_CODEC_FLAG_CLOSED_GOP,
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_PICTURE_TYPE_NONE,
  AV_PIX_FMT_YUV420P,
  AVCOL_PRI_BT709,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_TRC_BT709,
  FF_ENCODER_LIBX264,
} from 'node-av/constants'
import { Codec, CodecContext, Dictionary, type Frame, Packet, Rational } from 'node-av/lib'
import type { SourceFacts } from '../modules/intake/encoder-port.ts'
import { check } from './av/check.ts'
import { framesOf } from './av/decode.ts'
import { openFragments, openWhole, type TrackWriter } from './av/fragments.ts'
import { type Graph, pictureGraph } from './av/graph.ts'
import { keep } from './av/keep.ts'
import { originOf, type Source } from './av/source.ts'
import { upright } from './picture-chain.ts'

/** In frames of the class at its full rate. */
export type Part = { firstFrame: number; frames: number }
type Report = (progress: number) => Promise<void>
/** `isWhole`: one plain MP4 instead of fragments. */
type Output = { rung: Rung; file: string; isWhole?: boolean }

/** Decoding begins this much earlier: containers without an index land a little late. */
const runIn = 1
const reportEvery = 30

/**
 * Encodes a part of the picture into one file a rung, all from one decoding. A file's times begin at 0 and it has exactly the part's frames, whatever the source has there: gaps are filled
 * with the frame before. Answers how many bytes each rung took.
 */
export async function encodePart(source: Source, facts: SourceFacts, part: Part, outputs: Output[], report: Report) {
  const stream = source.format.streams[facts.video.stream]
  if (!stream) throw new Error('The picture has gone')
  const { num, den } = facts.video.frameRate
  const from = (part.firstFrame * den) / num
  let lanes: Lane[] | undefined
  let count = 0
  for (const frame of framesOf(source, stream, originOf(stream), Math.max(0, from - runIn))) {
    lanes ??= outputs.map((output) => openLane(output, facts, part, from, frame, stream.timeBase))
    for (const lane of lanes) lane.take(frame)
    if (++count % reportEvery === 0) await report(Math.min(1, ...lanes.map((lane) => lane.done())))
    if (lanes.every((lane) => lane.hasEnded())) break
  }
  if (!lanes) throw new Error('Nothing could be decoded here')
  return new Map(lanes.map((lane) => [lane.name, lane.finish()]))
}

type Lane = ReturnType<typeof openLane>

function openLane(
  { rung, file, isWhole }: Output,
  facts: SourceFacts,
  part: Part,
  from: number,
  first: Frame,
  timeBase: { num: number; den: number },
) {
  const full = facts.video.frameRate
  const { num, den } = rung.frameRate
  // A rung at half the rate has half the frames; the class may have an odd number.
  const frames = Math.max(1, Math.round((part.frames * num * full.den) / (den * full.num)))
  const rate = `fps=fps=${num}/${den}:start_time=${from.toFixed(6)}:round=near`
  const chain = `${rate},tpad=stop=-1:stop_mode=clone,trim=end_frame=${frames},${upright(facts.video, rung.width, rung.height)}`
  const graph: Graph = pictureGraph(chain, first, timeBase)
  const encoder = openX264(rung)
  const tick = { num: den, den: num }
  const track = { from: encoder, timeBase: tick, timescale: timescaleOf(full) }
  const writer: TrackWriter = isWhole ? openWhole(file, track) : openFragments(file, track, { atLeast: 3.9 })
  const packet = keep(new Packet())
  packet.alloc()
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
    for (const made of graph.through(frame)) {
      made.pts = BigInt(encoded++)
      made.duration = 1n
      made.pictType = AV_PICTURE_TYPE_NONE
      check(encoder.sendFrameSync(made), `encode ${rung.name}`)
      drain()
    }
  }

  return {
    name: rung.name,
    take,
    done: () => encoded / frames,
    hasEnded: () => encoded >= frames,
    finish: () => {
      if (encoded < frames) take(null)
      check(encoder.sendFrameSync(null), `encode ${rung.name}`)
      drain()
      writer.close()
      graph.close()
      encoder.freeContext()
      if (encoded !== frames) throw new Error(`${rung.name}: ${encoded} of ${frames} frames`)
      return bytes
    },
  }
}

function openX264(rung: Rung): CodecContext {
  const codec = Codec.findEncoderByName(FF_ENCODER_LIBX264)
  if (!codec) throw new Error('There is no H.264 encoder')
  const { num, den } = rung.frameRate
  const keyframeEvery = Math.round((num / den) * 2)
  const encoder = keep(new CodecContext())
  encoder.allocContext3(codec)
  encoder.width = rung.width
  encoder.height = rung.height
  encoder.pixelFormat = AV_PIX_FMT_YUV420P
  encoder.timeBase = new Rational(den, num)
  encoder.framerate = new Rational(num, den)
  encoder.sampleAspectRatio = new Rational(1, 1)
  encoder.gopSize = keyframeEvery
  encoder.maxBFrames = 2
  encoder.rcMaxRate = BigInt(rung.maxRate * 1000)
  encoder.rcBufferSize = rung.buffer * 1000
  encoder.colorRange = AVCOL_RANGE_MPEG
  encoder.colorSpace = AVCOL_SPC_BT709
  encoder.colorPrimaries = AVCOL_PRI_BT709
  encoder.colorTrc = AVCOL_TRC_BT709
  encoder.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER, AV_CODEC_FLAG_CLOSED_GOP)
  const options = keep(
    Dictionary.fromObject({
      preset: 'veryfast',
      profile: 'high',
      crf: String(rung.quality),
      'x264-params': `keyint=${keyframeEvery}:min-keyint=${keyframeEvery}:scenecut=0:open-gop=0`,
    }),
  )
  check(encoder.open2Sync(codec, options), 'H.264 encoder')
  return encoder
}
