import { AV_PKT_DATA_NEW_EXTRADATA, AVMEDIA_TYPE_AUDIO } from 'node-av/constants'
import { BitStreamFilter, BitStreamFilterContext, CodecParameters, Packet, type Stream } from 'node-av/lib'
import { check } from './check.ts'
import { keep } from './keep.ts'
import { packetsOf, type Source } from './source.ts'

type AsStored = { parameters: CodecParameters; packets: (from: number) => Generator<Packet> }

/**
 * A stream in the form in which MP4 stores it. MPEG-TS repeats the AAC header in every packet, whereas MP4 has it once,
 * up front: it is moved from the packets to the parameters. Other streams are unchanged.
 */
export function asMp4Stores(source: Source, stream: Stream, from: number): AsStored {
  const parameters = keep(new CodecParameters())
  parameters.alloc()
  check(stream.codecpar.copy(parameters), 'parameters')
  const isAdts = source.container === 'mpegts' && stream.codecpar.codecType === AVMEDIA_TYPE_AUDIO
  if (!isAdts) return { parameters, packets: (second) => packetsOf(source, stream, second) }
  for (const packet of withoutHeaders(source, stream, from)) {
    const header = packet.getSideData(AV_PKT_DATA_NEW_EXTRADATA)
    if (header) parameters.extradata = Buffer.from(header)
    break
  }
  return { parameters, packets: (second) => withoutHeaders(source, stream, second) }
}

function* withoutHeaders(source: Source, stream: Stream, from: number): Generator<Packet> {
  const filter = BitStreamFilter.getByName('aac_adtstoasc')
  if (!filter) throw new Error('There is no filter for AAC')
  const context = keep(new BitStreamFilterContext())
  check(context.alloc(filter), 'AAC header')
  const parameters = context.inputCodecParameters
  if (parameters) check(stream.codecpar.copy(keep(parameters)), 'AAC header')
  check(context.init(), 'AAC header')
  const out = keep(new Packet())
  out.alloc()
  try {
    for (const packet of packetsOf(source, stream, from)) {
      check(context.sendPacketSync(packet), 'AAC header')
      while (context.receivePacketSync(out) >= 0) {
        yield out
        out.unref()
      }
    }
  } finally {
    context.free()
  }
}
