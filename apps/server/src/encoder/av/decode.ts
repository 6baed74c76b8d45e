import { AV_NOPTS_VALUE, AVCOL_SPC_BT709, AVCOL_SPC_UNSPECIFIED } from 'node-av/constants'
import { Codec, CodecContext, Frame, type Stream } from 'node-av/lib'
import { Refusal } from '../refusal.ts'
import { check } from './check.ts'
import { keep } from './keep.ts'
import { packetsOf, type Source } from './source.ts'

/** 8192 × 4608: four times 4K, above which a file is refused rather than given memory. */
export const mostPixels = 8192 * 4608
/** Where this many packets in a row can't be decoded, the rest isn't tried. */
const mostFaults = 500
/** Files that don't name their colour matrix are shown as BT.709 from this height on, by players and by us. */
const highDefinition = 720

/**
 * The frames of a stream in display order from the keyframe before `from` on, their times counted from `origin` (ticks of the stream). A
 * packet that can't be decoded is skipped. The frame is only valid until the next one. `referencesOnly` leaves out frames that no other
 * frame builds on, which takes about half the time. `onPacket` is called with the time of each packet before it is decoded.
 */
export function* framesOf(
  source: Source,
  stream: Stream,
  origin: bigint,
  from?: number,
  { referencesOnly = false, onPacket }: { referencesOnly?: boolean; onPacket?: (ticks: bigint) => void } = {},
): Generator<Frame> {
  const decoder = openDecoder(stream, referencesOnly)
  const frame = keep(new Frame())
  frame.alloc()
  let faults = 0
  const late = source.container === 'avi' ? lateness(source, stream) : 0n
  let last = 0n
  const placed = function* (): Generator<Frame> {
    for (const each of received(decoder, frame)) {
      // At the beginning of a recording in the middle of a file some pictures have no time.
      const isTimed = each.bestEffortTimestamp !== AV_NOPTS_VALUE
      last = isTimed ? each.bestEffortTimestamp - late - origin : last + each.duration
      each.pts = last
      yield each
    }
  }
  try {
    const offset = (Number(origin) * stream.timeBase.num) / stream.timeBase.den
    for (const packet of packetsOf(source, stream, from === undefined ? undefined : from + offset)) {
      onPacket?.((packet.pts === AV_NOPTS_VALUE ? packet.dts : packet.pts) - origin)
      faults = decoder.sendPacketSync(packet) < 0 ? faults + 1 : 0
      if (faults > mostFaults) throw new Refusal('corrupt')
      yield* placed()
    }
    decoder.sendPacketSync(null)
    yield* placed()
  } finally {
    frame.free()
    decoder.freeContext()
  }
}

/** AVI has no times of display, and decoders tell those of decoding, which come late: by how much shows at the first frame. */
function lateness(source: Source, stream: Stream): bigint {
  const decoder = openDecoder(stream, false)
  const frame = keep(new Frame())
  frame.alloc()
  let begin: bigint | null = null
  try {
    for (const packet of packetsOf(source, stream, 0)) {
      begin ??= packet.dts
      decoder.sendPacketSync(packet)
      for (const { bestEffortTimestamp } of received(decoder, frame)) return bestEffortTimestamp - begin
    }
    return 0n
  } finally {
    frame.free()
    decoder.freeContext()
  }
}

function* received(decoder: CodecContext, frame: Frame): Generator<Frame> {
  for (;;) {
    if (decoder.receiveFrameSync(frame) < 0) return
    const isHighDefinition = Math.min(frame.width, frame.height) >= highDefinition
    if (isHighDefinition && frame.colorSpace === AVCOL_SPC_UNSPECIFIED) frame.colorSpace = AVCOL_SPC_BT709
    yield frame
    frame.unref()
  }
}

function openDecoder(stream: Stream, referencesOnly: boolean): CodecContext {
  const codec = Codec.findDecoder(stream.codecpar.codecId)
  if (!codec) throw new Refusal('notVideo')
  const decoder = keep(new CodecContext())
  decoder.allocContext3(codec)
  check(decoder.parametersToContext(keep(stream.codecpar)), 'decoder parameters')
  decoder.pktTimebase = stream.timeBase
  decoder.threadCount = 0
  decoder.setOption('max_pixels', mostPixels)
  if (referencesOnly) decoder.setOption('skip_frame', 'noref')
  check(decoder.open2Sync(codec, null), 'decoder')
  return decoder
}
