import { AV_NOPTS_VALUE, AVCOL_SPC_BT709, AVCOL_SPC_UNSPECIFIED } from 'node-av/constants'
import { Codec, CodecContext, Frame, type Stream } from 'node-av/lib'
import { Refusal } from '../refusal.ts'
import { check } from './check.ts'
import { keep } from './keep.ts'
import { packetsOf, type Source } from './source.ts'

/** 8192 × 4608: about four times 4K. Larger pictures are refused, to limit memory. */
export const maxPixels = 8192 * 4608
/** Decoding is given up after this many consecutive packets that can't be decoded. */
const maxFaults = 500
/** From this height on, files without a colour matrix are treated as BT.709, as players do. */
const highDefinition = 720

/**
 * Decodes a stream's frames in display order, starting at the keyframe before `from` (in seconds). Frame times are in
 * the stream's ticks, counted from `origin`. Packets that can't be decoded are skipped. A frame is only valid until the
 * next one.
 *
 * `referencesOnly` skips frames that no other frame depends on, which takes about half the time. `onPacket` is called
 * with each packet's time before it is decoded.
 *
 * @throws Refusal `corrupt` after too many consecutive faults.
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
      // When a recording starts in the middle of a file, its first frames may have no time.
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
      if (faults > maxFaults) throw new Refusal('corrupt')
      yield* placed()
    }
    decoder.sendPacketSync(null)
    yield* placed()
  } finally {
    frame.free()
    decoder.freeContext()
  }
}

/** AVI has no display times, so decoders report decode times, which are late. The first frame shows by how much. */
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
  decoder.setOption('max_pixels', maxPixels)
  if (referencesOnly) decoder.setOption('skip_frame', 'noref')
  check(decoder.open2Sync(codec, null), 'decoder')
  return decoder
}
