import { readFileSync } from 'node:fs'
import {
  BufferSource,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  type InputTrack,
  MP4,
  Mp4OutputFormat,
  NullTarget,
  Output,
} from 'mediabunny'
import { recordClip } from './record-clip.ts'

/** A track as a browser sends it: an initialisation segment and segments of two seconds. */
export type Fragments = { init: Buffer; segments: Buffer[] }

/** Picture and sound, H.264 and AAC, of `seconds`; each segment begins with a keyframe. */
export async function fragmentClip({ seconds = 10, size = '320x180', tone = 440 } = {}) {
  const clip = recordClip({
    container: 'mp4',
    tracks: [
      {
        codec: 'libx264',
        chain: `testsrc2=s=${size}:r=25:d=${seconds},format=yuv420p`,
        options: { preset: 'ultrafast', g: '50', sc_threshold: '0' },
      },
      { codec: 'aac', chain: `sine=f=${tone}:r=48000:d=${seconds},aformat=sample_fmts=fltp` },
    ],
  })
  const input = new Input({ source: new BufferSource(readFileSync(clip)), formats: [MP4] })
  const [picture, sound] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()]
  if (!picture || !sound) throw new Error('The clip has no picture or no sound')
  return { high: await fragment(picture), sound: await fragment(sound) }
}

async function fragment(track: InputTrack): Promise<Fragments> {
  const head: Uint8Array[] = []
  const moofs: Uint8Array[] = []
  const segments: Buffer[] = []
  const format = new Mp4OutputFormat({
    fastStart: 'fragmented',
    minimumFragmentDuration: 1.99,
    onFtyp: (box) => head.push(box.slice()),
    onMoov: (box) => head.push(box.slice()),
    onMoof: (box) => moofs.push(box.slice()),
    onMdat: (box) => segments.push(Buffer.concat([moofs.at(-1) ?? Buffer.alloc(0), box])),
  })
  const output = new Output({ format, target: new NullTarget() })
  const packets = new EncodedPacketSink(track).packets()
  if (track.isVideoTrack()) {
    const source = new EncodedVideoPacketSource('avc')
    const decoderConfig = await track.getDecoderConfig()
    output.addVideoTrack(source)
    await output.start()
    for await (const packet of packets) await source.add(packet, decoderConfig ? { decoderConfig } : undefined)
  } else if (track.isAudioTrack()) {
    const source = new EncodedAudioPacketSource('aac')
    const decoderConfig = await track.getDecoderConfig()
    output.addAudioTrack(source)
    await output.start()
    for await (const packet of packets) await source.add(packet, decoderConfig ? { decoderConfig } : undefined)
  }
  await output.finalize()
  return { init: Buffer.concat(head), segments }
}
