import { readFileSync } from 'node:fs'
import {
  BufferSource,
  EncodedPacketSink,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MATROSKA,
} from 'mediabunny'
import { broadcastTracks } from './push-rtmp.ts'
import { recordClip } from './record-clip.ts'

/** A tag of FLV without its header; `timestamp` in milliseconds. */
export type FlvTag = { kind: 'audio' | 'video'; timestamp: number; payload: Buffer }

/** A clip as an encoder sends it: configurations first, then frames by their time. */
export async function flvTags(options: Parameters<typeof broadcastTracks>[0] = {}): Promise<FlvTag[]> {
  const file = recordClip({ container: 'matroska', tracks: broadcastTracks(options) })
  const input = new Input({ source: new BufferSource(readFileSync(file)), formats: [MATROSKA] })
  const [picture, sound] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()]
  if (!picture || !sound) throw new Error('The clip has no picture or no sound')
  const tags = [...(await videoTags(picture)), ...(await audioTags(sound))]
  return tags.sort((a, b) => a.timestamp - b.timestamp)
}

async function videoTags(track: InputVideoTrack): Promise<FlvTag[]> {
  const config = await track.getDecoderConfig()
  const tags = [videoTag(0, Buffer.from([0x17, 0, 0, 0, 0]), bytesOf(config?.description))]
  const packets = []
  for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet)
  // Matroska has no decode times.
  const decodedAt = packets.map(({ timestamp }) => Math.round(timestamp * 1000)).sort((a, b) => a - b)
  for (const [index, { data, type, timestamp }] of packets.entries()) {
    const at = decodedAt[index] ?? 0
    const head = Buffer.from([type === 'key' ? 0x17 : 0x27, 1, 0, 0, 0])
    // Frames are shown later than decoded by at most this.
    head.writeIntBE(Math.round(timestamp * 1000) - at + 80, 2, 3)
    tags.push(videoTag(at, head, Buffer.from(data)))
  }
  return tags
}

function videoTag(timestamp: number, head: Buffer, data: Buffer): FlvTag {
  return { kind: 'video', timestamp, payload: Buffer.concat([head, data]) }
}

async function audioTags(track: InputAudioTrack): Promise<FlvTag[]> {
  const config = await track.getDecoderConfig()
  const tag = (at: number, type: number, data: Buffer): FlvTag => ({
    kind: 'audio',
    timestamp: Math.max(0, Math.round(at * 1000)),
    payload: Buffer.concat([Buffer.from([0xaf, type]), data]),
  })
  const tags = [tag(0, 0, bytesOf(config?.description))]
  for await (const { data, timestamp } of new EncodedPacketSink(track).packets())
    tags.push(tag(timestamp, 1, Buffer.from(data)))
  return tags
}

function bytesOf(description: ArrayBufferView | ArrayBufferLike | undefined): Buffer {
  if (description === undefined) throw new Error('The track has no configuration')
  return ArrayBuffer.isView(description)
    ? Buffer.from(description.buffer, description.byteOffset, description.byteLength)
    : Buffer.from(description)
}
