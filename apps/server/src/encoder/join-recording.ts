import { readFileSync, statSync } from 'node:fs'
import {
  type AudioCodec,
  BufferSource,
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathTarget,
  Input,
  MP4,
  MPEG_TS,
  Mp4OutputFormat,
  Output,
  type VideoCodec,
} from 'mediabunny'
import type { EncoderTask, RecordedTrack } from '../modules/intake/encoding/encoder-port.ts'
import { inBandParameters } from './in-band-parameters.ts'
import type { Report } from './run-task.ts'

type Task = Extract<EncoderTask, { kind: 'recording' }>
type Kind = RecordedTrack['kind']
type Config = VideoDecoderConfig | AudioDecoderConfig
/** A packet with its decoder's configuration, and its track's base time in its connection. */
type Recorded = { packet: EncodedPacket; config: Config; codec: string }

/** Joins a broadcast's segments between two times into one MP4, without encoding. Begins with a keyframe. */
export async function joinRecording(task: Task, report: Report): Promise<{ bytes: number }> {
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: false }),
    target: new FilePathTarget(task.file),
  })
  const bases = new Map<number, number>()
  for (const [index, { tracks }] of task.connections.entries()) {
    const picture = tracks.find(({ kind }) => kind === 'picture') ?? tracks[0]
    for await (const { packet } of packetsOf(picture, 1)) {
      bases.set(index, packet.timestamp)
      break
    }
  }
  const kinds = (['picture', 'sound'] as const).filter((kind) => hasTrack(task, kind))
  const writers = await Promise.all(kinds.map((kind) => openWriter(output, task, kind)))
  await output.start()
  const total = task.connections.reduce((sum, { tracks }) => sum + (tracks[0]?.files.length ?? 0), 0)
  let done = 0
  const advance = async (kind: Kind) => {
    if (kind === kinds[0]) await report(Math.min(1, ++done / total))
  }
  await Promise.all(
    kinds.map(async (kind, at) => {
      for (const [index, { placeAt, tracks }] of task.connections.entries()) {
        const track = tracks.find((each) => each.kind === kind)
        const shift = placeAt - (bases.get(index) ?? 0) - task.from
        for await (const recorded of packetsOf(track, undefined, () => advance(kind))) {
          await writers[at]?.({
            ...recorded,
            packet: recorded.packet.clone({ timestamp: recorded.packet.timestamp + shift }),
          })
        }
      }
    }),
  )
  await output.finalize()
  return { bytes: statSync(task.file).size }
}

function hasTrack({ connections }: Task, kind: Kind): boolean {
  return connections.some(({ tracks }) => tracks.some((track) => track.kind === kind && track.files.length > 0))
}

/** The packets of a track's files in decoding order; of the first `most` files. */
async function* packetsOf(
  track: RecordedTrack | undefined,
  most?: number,
  onFile: () => Promise<void> = async () => undefined,
): AsyncGenerator<Recorded> {
  if (!track) return
  const init = track.init === null ? Buffer.alloc(0) : readFileSync(track.init)
  for (const file of track.files.slice(0, most)) {
    const source = new BufferSource(Buffer.concat([init, readFileSync(file)]))
    const input = new Input({ source, formats: track.init === null ? [MPEG_TS] : [MP4] })
    const found = track.kind === 'picture' ? await input.getPrimaryVideoTrack() : await input.getPrimaryAudioTrack()
    const config = found && (await found.getDecoderConfig())
    const codec = found && (await found.getCodec())
    if (found && config && codec) {
      for await (const packet of new EncodedPacketSink(found).packets()) yield { packet, config, codec }
    }
    input.dispose()
    await onFile()
  }
}

/** Adds a track of the first connection's format. Drops sound of another format. */
async function openWriter(output: Output, task: Task, kind: Kind) {
  const length = task.to - task.from
  const first = await firstOf(task, kind)
  if (!first) throw new Error('The recording has no packets')
  let previous: Config = first.config
  let parameters: Uint8Array | null = null
  let hasBegun = kind === 'sound'
  const add = kind === 'picture' ? addPicture(output, first.codec) : addSound(output, first.codec)
  return async ({ packet, config }: Recorded): Promise<void> => {
    if (packet.timestamp < -tolerance || packet.timestamp >= length - tolerance) return
    if (!hasBegun && packet.type !== 'key') return
    hasBegun = true
    if (kind === 'sound' && !isSameSound(config, first.config)) return
    if (config !== previous) parameters = inBandParameters(config, first.config)
    previous = config
    const data = parameters && packet.type === 'key' ? Buffer.concat([parameters, packet.data]) : packet.data
    await add(packet.clone({ data, timestamp: Math.max(0, packet.timestamp) }), first.config)
  }
}

/** Half of the shortest frame. */
const tolerance = 0.004

async function firstOf({ connections }: Task, kind: Kind): Promise<Recorded | null> {
  for (const { tracks } of connections) {
    const track = tracks.find((each) => each.kind === kind)
    for await (const recorded of packetsOf(track, 1)) return recorded
  }
  return null
}

function addPicture(output: Output, codec: string) {
  const source = new EncodedVideoPacketSource(codec as VideoCodec)
  output.addVideoTrack(source)
  return (packet: EncodedPacket, config: Config) => source.add(packet, { decoderConfig: config as VideoDecoderConfig })
}

function addSound(output: Output, codec: string) {
  const source = new EncodedAudioPacketSource(codec as AudioCodec)
  output.addAudioTrack(source)
  return (packet: EncodedPacket, config: Config) => source.add(packet, { decoderConfig: config as AudioDecoderConfig })
}

function isSameSound(one: Config, other: Config): boolean {
  const [a, b] = [one as AudioDecoderConfig, other as AudioDecoderConfig]
  return a.codec === b.codec && a.sampleRate === b.sampleRate && a.numberOfChannels === b.numberOfChannels
}
