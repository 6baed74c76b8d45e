import {
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  NullTarget,
  Output,
} from 'mediabunny'

export type TrackConfig =
  | { kind: 'video'; codec: string; width: number; height: number; description: Buffer }
  | { kind: 'audio'; codec: string; sampleRate: number; channels: number; description: Buffer }
export type TrackPacket = { data: Buffer; isKey: boolean /** Seconds. */; shownAt: number; duration: number }
export type TrackEvents = {
  onInit: (bytes: Buffer) => void
  onSegment: (bytes: Buffer) => void
}
export type TrackWriter = Awaited<ReturnType<typeof openTrack>>

/** A little less than the keyframe interval that encoders are asked to use. */
const segmentSeconds = 1.9
/** A muxer keeps an entry per packet for the index at the end of a file, so another one goes on after so many segments. */
const segmentsPerMuxer = 30
/** Where the sequence number is in a moof box, whose first box is mfhd. */
const sequenceAt = 20

/** Writes one track as fragmented MP4 without encoding it. Segments begin with keyframes. */
export async function openTrack(config: TrackConfig, { onInit, onSegment }: TrackEvents) {
  let segments = 0
  let startsAt: number | null = null
  let muxer = await openMuxer()

  function openMuxer() {
    const isFirst = segments === 0
    return openOutput(config, {
      onInit: (bytes) => isFirst && onInit(bytes),
      onSegment(moof, mdat) {
        moof.writeUInt32BE(++segments, sequenceAt)
        startsAt = null
        onSegment(Buffer.concat([moof, mdat]))
      },
    })
  }

  async function write({ data, isKey, shownAt, duration }: TrackPacket): Promise<void> {
    const isFull = startsAt !== null && shownAt - startsAt >= segmentSeconds
    if (isKey && isFull && segments % segmentsPerMuxer === segmentsPerMuxer - 1) {
      await muxer.output.finalize()
      muxer = await openMuxer()
    }
    await muxer.add(new EncodedPacket(data, isKey ? 'key' : 'delta', shownAt, duration))
    startsAt ??= shownAt
  }

  return {
    write,
    /** Writes what is left. */
    close: () => muxer.output.finalize(),
    /** Drops what is left. */
    cancel: () => muxer.output.cancel(),
  }
}

type MuxerEvents = { onInit: (bytes: Buffer) => void; onSegment: (moof: Buffer, mdat: Uint8Array) => void }

async function openOutput(config: TrackConfig, { onInit, onSegment }: MuxerEvents) {
  const head: Uint8Array[] = []
  let moof: Buffer = Buffer.alloc(0)
  const format = new Mp4OutputFormat({
    fastStart: 'fragmented',
    minimumFragmentDuration: segmentSeconds,
    onFtyp: (box) => void head.push(box.slice()),
    onMoov: (box) => onInit(Buffer.concat([...head, box])),
    onMoof: (box) => {
      moof = Buffer.from(box)
    },
    onMdat: (box) => onSegment(moof, box),
  })
  const output = new Output({ format, target: new NullTarget() })
  const add = config.kind === 'video' ? addVideo(output, config) : addAudio(output, config)
  await output.start()
  return { output, add }
}

function addVideo(output: Output, { codec, width, height, description }: TrackConfig & { kind: 'video' }) {
  const source = new EncodedVideoPacketSource('avc')
  output.addVideoTrack(source)
  const decoderConfig = { codec, codedWidth: width, codedHeight: height, description }
  return (packet: EncodedPacket) => source.add(packet, { decoderConfig })
}

function addAudio(output: Output, { codec, sampleRate, channels, description }: TrackConfig & { kind: 'audio' }) {
  const source = new EncodedAudioPacketSource('aac')
  output.addAudioTrack(source)
  const decoderConfig = { codec, sampleRate, numberOfChannels: channels, description }
  return (packet: EncodedPacket) => source.add(packet, { decoderConfig })
}
