import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_CODEC_FLAG_INTERLACED_DCT,
  AV_CODEC_FLAG_INTERLACED_ME,
  AV_LOG_ERROR,
  AV_PICTURE_TYPE_NONE,
  AV_PKT_DATA_DISPLAYMATRIX,
  type AVDisposition,
  AVFMT_FLAG_AUTO_BSF,
  AVFMT_GLOBALHEADER,
  AVMEDIA_TYPE_VIDEO,
  type FFEncoderCodec,
} from 'node-av/constants'
import { Codec, CodecContext, Dictionary, FormatContext, Log, Packet, Rational, type Stream } from 'node-av/lib'
import { check } from '../encoder/av/check.ts'
import { sourceGraph } from '../encoder/av/graph.ts'
import { keep } from '../encoder/av/keep.ts'

/** A track of a recorded clip. `chain` is an FFmpeg source filter and the filters after it. */
export type RecordedTrack = {
  codec: string
  chain: string
  options?: Record<string, string>
  disposition?: AVDisposition[]
  /** The display matrix: nine numbers, 16.16 fixed point, but 2.30 in the last column. */
  matrix?: number[]
  isInterlaced?: boolean
  /** Such as `language` and `title`. */
  tags?: Record<string, string>
  /** Declared, but without packets. */
  isEmpty?: boolean
}
export type Recording = {
  container: 'mp4' | 'mov' | 'matroska' | 'webm' | 'mpegts' | 'vob' | 'avi'
  tracks: RecordedTrack[]
  /** Added to all timestamps. */
  startSecond?: number
  options?: Record<string, string>
}

const cache = join(dirname(fileURLToPath(import.meta.url)), '../../../../node_modules/.cache/clips')

/** Records a clip with the encoder's own FFmpeg, cached across runs; needs no `ffmpeg` program. */
export function recordClip(recording: Recording): string {
  Log.setLevel(AV_LOG_ERROR)
  const name = createHash('sha256').update(JSON.stringify(recording)).digest('hex').slice(0, 16)
  const file = join(cache, `${name}.${recording.container}`)
  if (existsSync(file)) return file
  mkdirSync(cache, { recursive: true })
  const aside = `${file}.${process.pid}`
  mux(recording, aside)
  renameSync(aside, file)
  return file
}

function mux({ container, tracks, startSecond = 0, options = {} }: Recording, file: string) {
  const format = keep(new FormatContext())
  check(format.allocOutputContext2(null, container, file), 'output')
  const needsHeader = ((format.oformat?.flags ?? 0) & AVFMT_GLOBALHEADER) !== 0
  const encoded = tracks.map((track) => encode(track, needsHeader))
  const streams = encoded.map(({ encoder, timeBase }, at) => addStream(format, encoder, timeBase, tracks[at]))
  format.setFlags(AVFMT_FLAG_AUTO_BSF)
  check(format.openOutputSync(), `write ${file}`)
  check(format.writeHeaderSync(keep(Dictionary.fromObject(options))), 'output header')
  const packets = encoded.flatMap(({ packets, timeBase }, track) =>
    packets.map((packet) => ({ packet, timeBase, track, second: (Number(packet.dts) * timeBase.num) / timeBase.den })),
  )
  for (const { packet, timeBase, track } of packets.toSorted((a, b) => a.second - b.second)) {
    const shift = BigInt(Math.round((startSecond * timeBase.den) / timeBase.num))
    packet.pts += shift
    packet.dts += shift
    packet.rescaleTs(timeBase, streams[track]?.timeBase ?? timeBase)
    packet.streamIndex = track
    check(format.interleavedWriteFrameSync(packet), `write ${file}`)
  }
  check(format.writeTrailerSync(), `write ${file}`)
  format.closeOutputSync()
  format.freeContext()
}

function addStream(format: FormatContext, encoder: CodecContext, timeBase: Rational, track?: RecordedTrack): Stream {
  const stream = keep(format.newStream(null))
  const parameters = keep(stream.codecpar)
  check(parameters.fromContext(encoder), 'output parameters')
  parameters.codecTag = 0
  stream.timeBase = new Rational(timeBase.num, timeBase.den)
  stream.setDisposition(...(track?.disposition ?? []))
  if (track?.tags) stream.metadata = keep(Dictionary.fromObject(track.tags))
  if (track?.matrix) {
    const bytes = Buffer.from(new Int32Array(track.matrix).buffer)
    check(parameters.addCodedSideData(AV_PKT_DATA_DISPLAYMATRIX, bytes), 'display matrix')
  }
  return stream
}

function encode({ codec: name, chain, options = {}, isInterlaced, isEmpty }: RecordedTrack, needsHeader: boolean) {
  const codec = Codec.findEncoderByName(name as FFEncoderCodec)
  if (!codec) throw new Error(`There is no encoder ${name}`)
  const isPicture = codec.type === AVMEDIA_TYPE_VIDEO
  const graph = sourceGraph(chain, isPicture ? 'buffersink' : 'abuffersink')
  const sink = graph.output
  const timeBase = sink.buffersinkGetTimeBase()
  const encoder = keep(new CodecContext())
  encoder.allocContext3(codec)
  encoder.timeBase = timeBase
  if (isPicture) {
    const { num, den } = sink.buffersinkGetFrameRate()
    encoder.width = sink.buffersinkGetWidth()
    encoder.height = sink.buffersinkGetHeight()
    encoder.pixelFormat = sink.buffersinkGetFormat() as never
    // Unevenly spaced frames have no rate.
    if (num > 0 && den > 0) encoder.framerate = new Rational(num, den)
    encoder.sampleAspectRatio = sink.buffersinkGetSampleAspectRatio()
    encoder.gopSize = 25
  } else {
    encoder.sampleRate = sink.buffersinkGetSampleRate()
    encoder.sampleFormat = sink.buffersinkGetFormat() as never
    encoder.channelLayout = sink.buffersinkGetChannelLayout()
  }
  if (needsHeader) encoder.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER)
  if (isInterlaced) encoder.setFlags(AV_CODEC_FLAG_INTERLACED_DCT, AV_CODEC_FLAG_INTERLACED_ME)
  check(encoder.open2Sync(codec, keep(Dictionary.fromObject(options))), `encoder ${name}`)
  const packets: Packet[] = []
  const drain = () => {
    for (;;) {
      const packet = keep(new Packet())
      packet.alloc()
      if (encoder.receivePacketSync(packet) < 0) return
      packets.push(packet)
    }
  }
  for (const frame of isEmpty ? [] : graph.through(null)) {
    frame.pictType = AV_PICTURE_TYPE_NONE
    check(encoder.sendFrameSync(frame), `encode ${name}`)
    drain()
  }
  encoder.sendFrameSync(null)
  drain()
  graph.close()
  return { encoder, timeBase, packets: isEmpty ? [] : packets }
}
