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

/** Writes one track as fragmented MP4 without encoding it. Segments begin with keyframes. */
export async function openTrack(config: TrackConfig, { onInit, onSegment }: TrackEvents) {
  const head: Uint8Array[] = []
  let moof: Uint8Array = new Uint8Array()
  const format = new Mp4OutputFormat({
    fastStart: 'fragmented',
    minimumFragmentDuration: segmentSeconds,
    onFtyp: (box) => void head.push(box.slice()),
    onMoov: (box) => onInit(Buffer.concat([...head, box])),
    onMoof: (box) => {
      moof = box.slice()
    },
    onMdat: (box) => onSegment(Buffer.concat([moof, box])),
  })
  const output = new Output({ format, target: new NullTarget() })
  const add = config.kind === 'video' ? addVideo(output, config) : addAudio(output, config)
  await output.start()

  return {
    write: ({ data, isKey, shownAt, duration }: TrackPacket) =>
      add(new EncodedPacket(data, isKey ? 'key' : 'delta', shownAt, duration)),
    /** Writes what is left. */
    close: () => output.finalize(),
    /** Drops what is left. */
    cancel: () => output.cancel(),
  }
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
