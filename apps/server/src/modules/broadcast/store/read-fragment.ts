import type { ReceivedRendition } from '@upbeat/rules/media/received-stream'
import type { InputTrack } from 'mediabunny'

export type InitFacts = { codec: string; width: number; height: number; channels: number }
/** Times in seconds: `start` of the connection, `keyframes` of the segment. */
export type FragmentFacts = { start: number; duration: number; frames: number; keyframes: number[] }
/** The bytes are not what was announced. */
export class InvalidFragment extends Error {}

/** Loaded at the first use (docs/decisions/122). */
const library = () => import('mediabunny')

const initBoxes = ['ftyp', 'moov', 'free']
const segmentBoxes = ['styp', 'sidx', 'prft', 'emsg', 'moof', 'mdat', 'free']
/** Far above a 20 seconds segment of 120 frames per second. */
const maxPackets = 10_000

/**
 * Reads an initialisation segment: one track, of the rendition's kind.
 * @throws InvalidFragment
 */
export async function readInit(rendition: ReceivedRendition, bytes: Uint8Array): Promise<InitFacts> {
  assertBoxes(bytes, initBoxes, ['ftyp', 'moov'])
  return asInvalid(async () => {
    const track = await onlyTrack(bytes)
    const codec = await track.getCodecParameterString()
    if (codec === null || track.isAudioTrack() !== (rendition === 'sound')) throw new InvalidFragment('another kind')
    if (track.isVideoTrack()) {
      return { codec, width: await track.getDisplayWidth(), height: await track.getDisplayHeight(), channels: 0 }
    }
    const channels = track.isAudioTrack() ? await track.getNumberOfChannels() : 0
    return { codec, width: 0, height: 0, channels }
  })
}

/**
 * Reads a segment of the rendition that `init` belongs to. A picture must begin with a keyframe.
 * @throws InvalidFragment
 */
export async function readSegment(init: Uint8Array, bytes: Uint8Array): Promise<FragmentFacts> {
  assertBoxes(bytes, segmentBoxes, ['moof', 'mdat'])
  return asInvalid(async () => {
    const { EncodedPacketSink } = await library()
    const track = await onlyTrack(Buffer.concat([init, bytes]))
    const isPicture = track.isVideoTrack()
    const keyframes: number[] = []
    let [start, end, frames, isFirst] = [Number.POSITIVE_INFINITY, 0, 0, true]
    for await (const packet of new EncodedPacketSink(track).packets(undefined, undefined, { metadataOnly: true })) {
      if (isFirst && packet.type !== 'key') throw new InvalidFragment('begins without a keyframe')
      if (++frames > maxPackets) throw new InvalidFragment('too many frames')
      isFirst = false
      if (isPicture && packet.type === 'key') keyframes.push(packet.timestamp)
      start = Math.min(start, packet.timestamp)
      end = Math.max(end, packet.timestamp + packet.duration)
    }
    if (frames === 0 || end <= start) throw new InvalidFragment('empty')
    return {
      start,
      duration: end - start,
      frames: isPicture ? frames : 0,
      keyframes: keyframes.map((at) => Math.max(0, at - start)),
    }
  })
}

async function onlyTrack(bytes: Uint8Array): Promise<InputTrack> {
  const { BufferSource, Input, MP4 } = await library()
  const input = new Input({ source: new BufferSource(bytes), formats: [MP4] })
  const tracks = await input.getTracks()
  const [track] = tracks
  if (!track || tracks.length !== 1) throw new InvalidFragment('not exactly one track')
  return track
}

/** Only these boxes, whole, and all of `needed`. */
function assertBoxes(bytes: Uint8Array, allowed: string[], needed: string[]) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const found = new Set<string>()
  for (let at = 0; at < bytes.length; ) {
    if (at + 8 > bytes.length) throw new InvalidFragment('a box is cut off')
    const length = view.getUint32(at)
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (length < 8 || at + length > bytes.length) throw new InvalidFragment('a box is cut off')
    if (!allowed.includes(type)) throw new InvalidFragment(`unexpected box ${type}`)
    found.add(type)
    at += length
  }
  if (!needed.every((type) => found.has(type))) throw new InvalidFragment('a box is missing')
}

/** The library throws errors of many kinds at malformed boxes. */
async function asInvalid<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof InvalidFragment) throw error
    throw new InvalidFragment('malformed', { cause: error })
  }
}
