import { join } from 'node:path'
import { isSilent, type Loudness } from '@upbeat/rules/media/loudness'
import {
  AV_CHANNEL_LAYOUT_STEREO,
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_SAMPLE_FMT_FLTP,
  FF_ENCODER_AAC,
} from 'node-av/constants'
import { Codec, CodecContext, CodecParameters, type Frame, Packet, Rational } from 'node-av/lib'
import type { SourceFacts, StoredRendition } from '../modules/intake/encoding/encoder-port.ts'
import { check } from './av/check.ts'
import { framesOf } from './av/decode.ts'
import { openFragments } from './av/fragments.ts'
import { type Graph, soundGraph, sourceGraph } from './av/graph.ts'
import { keep } from './av/keep.ts'
import { openSource, originOf, type Source } from './av/source.ts'
import { describeSegments } from './describe-rendition.ts'
import { readFragments } from './read-fragments.ts'

type Report = (progress: number) => Promise<void>

/** In LUFS and dBTP; stands in for silence, which has no finite loudness. */
const nothing = -120
const target = { integrated: -16, truePeak: -1.5 }
const sampleRate = 48_000
const frameSize = 1024
const bitRate = 128_000n
/** How far, in dB, the encoder's output may exceed the peaks of its input. */
const overshoot = 0.7
/** In dB. A higher gain would only amplify noise. */
const maxGain = 45

/** Encodes the sound of a class as stereo at −16 LUFS; silence if the source has no sound. */
export async function encodeAudio(file: string, facts: SourceFacts, folder: string, report: Report) {
  const source = openSource(file, facts.seekTable)
  try {
    const measured = facts.audio ? await measure(source, facts, '', (done) => report(done * 0.4)) : null
    let gain = measured && !isSilent(measured) ? gainFor(measured) : 'anull'
    if (measured && gain !== 'anull' && gain.includes('alimiter')) {
      // Limiting the peaks lowers the loudness, so it is measured again and compensated.
      const after = await measure(source, facts, `,${gain}`, (done) => report(0.4 + done * 0.2))
      gain = gainFor(measured, target.integrated - after.integrated)
    }
    const renditions = [await encode(source, facts, gain, folder, (done) => report(0.6 + done * 0.4))]
    return { renditions, loudness: measured && finite(measured) }
  } finally {
    source.close()
  }
}

/** Digital silence is minus infinity, which JSON can't represent. */
function finite({ integrated, truePeak }: Loudness): Loudness {
  return { integrated: Math.max(nothing, integrated), truePeak: Math.max(nothing, truePeak) }
}

function gainFor({ integrated, truePeak }: Loudness, more = 0): string {
  const gain = Math.min(maxGain, target.integrated - integrated + more)
  const ceiling = target.truePeak - overshoot
  const lift = `volume=${gain.toFixed(2)}dB`
  if (truePeak + gain <= ceiling) return lift
  // Upsampled four times to catch peaks between samples.
  return `${lift},aresample=${sampleRate * 4},alimiter=limit=${(10 ** (ceiling / 20)).toFixed(4)}:attack=5:release=60:level=disabled,aresample=${sampleRate},aformat=sample_fmts=fltp`
}

/**
 * Starts with the first video frame, wherever the sound itself starts, and is padded or cut to the video's duration.
 */
function chainFor(facts: SourceFacts, more: string) {
  const placed = `aresample=${sampleRate}:async=1000:min_hard_comp=0.05:first_pts=0,aformat=sample_fmts=fltp:channel_layouts=stereo`
  return `${placed},apad,atrim=end=${facts.durationSecond.toFixed(6)}${more}`
}

async function measure(source: Source, facts: SourceFacts, more: string, report: Report): Promise<Loudness> {
  const found = { integrated: Number.NEGATIVE_INFINITY, truePeak: Number.NEGATIVE_INFINITY }
  // Measuring true peaks is slow and only needed for the source.
  const meter = `ebur128=metadata=1:framelog=quiet${more === '' ? ':peak=true' : ''}`
  for await (const frame of filtered(source, facts, `${more},${meter}`, report)) {
    const told = frame.getMetadata().getAll()
    found.integrated = Number(told['lavfi.r128.I'] ?? found.integrated)
    const peaks = ['0', '1'].map((channel) => Number(told[`lavfi.r128.true_peaks_ch${channel}`] ?? 0))
    found.truePeak = Math.max(found.truePeak, decibels(Math.max(...peaks)))
  }
  return found
}

function decibels(peak: number) {
  return peak > 0 ? 20 * Math.log10(peak) : Number.NEGATIVE_INFINITY
}

/** The source's sound run through a filter chain, or generated silence if it has none. */
async function* filtered(source: Source, facts: SourceFacts, more: string, report: Report): AsyncGenerator<Frame> {
  let graph: Graph | undefined
  let count = 0
  if (facts.audio) {
    const stream = source.format.streams[facts.audio.stream]
    const video = source.format.streams[facts.video.stream]
    if (!stream || !video) throw new Error('A stream has gone')
    const { num, den } = stream.timeBase
    const start = (Number(originOf(video)) * video.timeBase.num) / video.timeBase.den
    for (const frame of framesOf(source, stream, BigInt(Math.round((start * den) / num)), 0)) {
      graph ??= soundGraph(chainFor(facts, more), frame, stream.timeBase)
      const at = (Number(frame.pts) * num) / den
      yield* graph.through(frame)
      if (++count % 500 === 0) await report(Math.min(1, at / facts.durationSecond))
      if (graph.hasEnded()) break
    }
  }
  const silence = `anullsrc=r=${sampleRate}:cl=stereo,aformat=sample_fmts=fltp,atrim=end=${facts.durationSecond.toFixed(6)}${more}`
  graph ??= sourceGraph(silence)
  yield* graph.through(null)
  graph.close()
}

async function encode(
  source: Source,
  facts: SourceFacts,
  gain: string,
  folder: string,
  report: Report,
): Promise<StoredRendition> {
  const encoder = openAac()
  const file = join(folder, 'audio.mp4')
  const timeBase = { num: 1, den: sampleRate }
  const writer = openFragments(file, { from: encoder, timeBase, timescale: sampleRate }, { about: 4 })
  const packet = keep(new Packet())
  packet.alloc()
  const drain = () => {
    while (encoder.receivePacketSync(packet) >= 0) {
      // Drops the encoder's priming samples, so that playback starts with the first recorded sample.
      if (packet.pts < 0n) continue
      packet.rescaleTs(timeBase, writer.timeBase)
      writer.write(packet)
    }
  }
  let samples = 0n
  for await (const frame of filtered(source, facts, `,${gain},asetnsamples=n=${frameSize}:p=0`, report)) {
    frame.pts = samples
    samples += BigInt(frame.nbSamples)
    check(encoder.sendFrameSync(frame), 'encode sound')
    drain()
  }
  encoder.sendFrameSync(null)
  drain()
  writer.close()
  const parameters = new CodecParameters()
  parameters.alloc()
  parameters.fromContext(encoder)
  const codecs = parameters.getCodecString() ?? 'mp4a.40.2'
  encoder.freeContext()
  return {
    ...describeSegments(readFragments(file)),
    name: 'audio',
    kind: 'audio',
    file: 'audio.mp4',
    codecs,
    channels: 2,
    sampleRate,
  }
}

function openAac(): CodecContext {
  const codec = Codec.findEncoderByName(FF_ENCODER_AAC)
  if (!codec) throw new Error('There is no AAC encoder')
  const encoder = keep(new CodecContext())
  encoder.allocContext3(codec)
  encoder.sampleRate = sampleRate
  encoder.sampleFormat = AV_SAMPLE_FMT_FLTP
  encoder.channelLayout = AV_CHANNEL_LAYOUT_STEREO
  encoder.bitRate = bitRate
  encoder.timeBase = new Rational(1, sampleRate)
  encoder.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER)
  check(encoder.open2Sync(codec, null), 'AAC encoder')
  return encoder
}
