import { AVCOL_SPC_BT709, AVCOL_SPC_UNSPECIFIED } from 'node-av/constants'
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
 * frame builds on, which takes about half the time.
 */
export function* framesOf(
  source: Source,
  stream: Stream,
  origin: bigint,
  from?: number,
  { referencesOnly = false } = {},
): Generator<Frame> {
  const decoder = openDecoder(stream, referencesOnly)
  const frame = keep(new Frame())
  frame.alloc()
  let faults = 0
  try {
    const offset = (Number(origin) * stream.timeBase.num) / stream.timeBase.den
    for (const packet of packetsOf(source, stream, from === undefined ? undefined : from + offset)) {
      faults = decoder.sendPacketSync(packet) < 0 ? faults + 1 : 0
      if (faults > mostFaults) throw new Refusal('corrupt')
      yield* received(decoder, frame, origin)
    }
    decoder.sendPacketSync(null)
    yield* received(decoder, frame, origin)
  } finally {
    frame.free()
    decoder.freeContext()
  }
}

function* received(decoder: CodecContext, frame: Frame, origin: bigint): Generator<Frame> {
  for (;;) {
    if (decoder.receiveFrameSync(frame) < 0) return
    frame.pts = frame.bestEffortTimestamp - origin
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
