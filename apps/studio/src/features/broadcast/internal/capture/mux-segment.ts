import {
  BufferTarget,
  CmafOutputFormat,
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedVideoPacketSource,
  Output,
} from 'mediabunny'

/** A track's codec parameters, as its encoder gave them with the first packet. */
export type TrackConfig =
  | { kind: 'video'; config: VideoDecoderConfig; priming: EncodedPacket }
  | { kind: 'audio'; config: AudioDecoderConfig; priming: EncodedPacket }

/** Writes packets of one track as a CMAF segment, with the initialisation segment that fits it. */
export async function muxSegment(track: TrackConfig, packets: readonly EncodedPacket[]) {
  const initTarget = new BufferTarget()
  const target = new BufferTarget()
  const output = new Output({ format: new CmafOutputFormat(), target, initTarget })
  if (track.kind === 'video') {
    const source = new EncodedVideoPacketSource('avc')
    output.addVideoTrack(source, { decoderConfig: track.config, primingPacket: track.priming })
    await output.start()
    for (const packet of packets) await source.add(packet, { decoderConfig: track.config })
  } else {
    const source = new EncodedAudioPacketSource('aac')
    output.addAudioTrack(source, { decoderConfig: track.config, primingPacket: track.priming })
    await output.start()
    for (const packet of packets) await source.add(packet, { decoderConfig: track.config })
  }
  await output.finalize()
  if (!initTarget.buffer || !target.buffer) throw new Error('The segment was not written.')
  return { init: new Uint8Array(initTarget.buffer), media: new Uint8Array(target.buffer) }
}
