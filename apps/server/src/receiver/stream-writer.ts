import type { ReceivedRendition } from '@upbeat/rules/media/received-stream'
import { keepRehearsal } from '../modules/broadcast/keep-rehearsal.ts'
import { readInit, readSegment } from '../modules/broadcast/store/read-fragment.ts'
import { DiskFull, type SegmentStore } from '../modules/broadcast/store/segment-store.ts'
import type { RejectedCode } from '../modules/broadcast/store/stream-lines.ts'
import { openLevel } from './audio-level.ts'
import { readAudioConfig } from './flv/read-audio-config.ts'
import { readPicture } from './flv/read-sps.ts'
import { readAudioTag, readVideoTag } from './flv/read-tag.ts'
import type { MediaKind } from './rtmp/connection.ts'
import { openTrack, type TrackConfig, type TrackPacket, type TrackWriter } from './track-writer.ts'

export type StreamWriter = ReturnType<typeof createStreamWriter>
type Parts = {
  store: SegmentStore
  asset: string
  /** Start of the class, epoch milliseconds. */
  startsAt: number
  /** The server's clock. */
  now: () => number
  /** Ends the connection, since nothing of it can be received. */
  onForeign: () => void
  onError: (error: unknown) => void
}
/** A track of the present epoch, with the packet that waits for the next one to know its duration. */
type Track = {
  writer: TrackWriter
  waiting: (Omit<TrackPacket, 'duration'> & { decodedAt: number }) | null
  lastKeyAt: number
}

const timescale = 1000
/** Larger steps back or ahead are another clock. Milliseconds. */
const largestStep = { back: -1000, ahead: 10_000 }
/** A keyframe that takes longer is reported, and what came without one is dropped. Seconds. */
const keyframeSeconds = { reported: 10, dropped: 19 }
const usualDuration = 0.033

/** Stores what an encoder sends, as FLV tags, in segments of the store. Works strictly in order. */
export function createStreamWriter(parts: Parts) {
  const { store, asset, now, onForeign, onError } = parts
  let queue = Promise.resolve()
  let queued = 0
  let epoch: number | null = null
  let base: number | null = null
  let last = 0
  const tracks: Partial<Record<MediaKind, Track>> = {}
  const configs: Partial<Record<MediaKind, Buffer>> = {}
  const level = openLevel()
  enqueue(async () => {
    await epochOf()
  })

  /** Takes a tag of FLV; false if the disk can't keep up. */
  function take(kind: MediaKind, timestamp: number, payload: Buffer): boolean {
    queued += payload.length
    enqueue(async () => {
      queued -= payload.length
      await handle(kind, timestamp, payload)
    })
    return queued < maxQueuedBytes
  }

  function enqueue(work: () => Promise<void>) {
    queue = queue.then(work).catch(onError)
  }

  async function handle(kind: MediaKind, timestamp: number, payload: Buffer): Promise<void> {
    const tag = kind === 'video' ? readVideoTag(payload) : readAudioTag(payload)
    if (tag.kind === 'foreign') return foreign(kind, tag.codec)
    if (tag.kind === 'config') return configure(kind, tag.description)
    if (tag.kind !== 'frame' || !configs[kind]) return
    await follow(timestamp)
    const { isKey, compositionTime, data } = { isKey: true, compositionTime: 0, ...tag }
    const track = await trackOf(kind, isKey)
    if (!track) return
    const decodedAt = (timestamp - (base ?? timestamp)) / timescale
    const shownAt = Math.max(0, decodedAt + compositionTime / timescale)
    if (kind === 'audio') level.add(data)
    await write(kind, track, { data, isKey, shownAt, decodedAt })
  }

  /** Notes a codec that can't be received. Sound that can't leaves the picture. */
  async function foreign(kind: MediaKind, codec: string): Promise<void> {
    await reject(kind === 'video' ? 'videoCodec' : 'audioCodec', codec)
    if (kind === 'video') onForeign()
  }

  const rejectedAt = new Map<string, number>()

  async function reject(code: RejectedCode, value: string | number): Promise<void> {
    if (now() - (rejectedAt.get(code) ?? 0) < rejectedEveryMs) return
    rejectedAt.set(code, now())
    await store.reject(asset, { at: now(), code, value })
  }

  async function configure(kind: MediaKind, description: Buffer): Promise<void> {
    const known = configs[kind]
    configs[kind] = Buffer.from(description)
    if (kind === 'audio') level.open(description)
    if (known && !known.equals(description)) await endEpoch()
  }

  /** Begins another epoch if the encoder's clock has jumped. */
  async function follow(timestamp: number): Promise<void> {
    const step = timestamp - last
    if (base !== null && (step < largestStep.back || step > largestStep.ahead)) {
      await reject('timestampsJump', Math.round(step / timescale))
      await endEpoch()
    }
    last = timestamp
    base ??= timestamp
  }

  /** The present epoch; null if the disk is full, which the server reports. */
  async function epochOf(): Promise<number | null> {
    try {
      epoch ??= (await store.begin(asset, { source: 'rtmp', at: now() })).epoch
    } catch (error) {
      if (!(error instanceof DiskFull)) throw error
    }
    return epoch
  }

  async function trackOf(kind: MediaKind, isKey: boolean): Promise<Track | null> {
    const known = tracks[kind]
    if (known) return known
    // A picture can only begin with a keyframe.
    const config = configOf(kind, configs[kind])
    if (!isKey || !config) return null
    const its = await epochOf()
    if (its === null) return null
    const rendition = kind === 'video' ? 'high' : 'sound'
    const storing = createStoring({
      ...parts,
      epoch: its,
      rendition,
      peak: () => (kind === 'audio' ? level.take() : null),
    })
    const writer = await openTrack(config, {
      onInit: (bytes) => enqueue(() => storing.putInit(bytes)),
      onSegment: (bytes) => enqueue(() => storing.putSegment(bytes)),
    })
    const track: Track = { writer, waiting: null, lastKeyAt: 0 }
    tracks[kind] = track
    return track
  }

  async function write(kind: MediaKind, track: Track, packet: NonNullable<Track['waiting']>): Promise<void> {
    const { waiting } = track
    // Encoders repeat a time if they drop a frame; a muxer needs increasing ones.
    if (waiting && packet.decodedAt <= waiting.decodedAt) return
    if (packet.isKey) track.lastKeyAt = packet.decodedAt
    const withoutKey = packet.decodedAt - track.lastKeyAt
    if (kind === 'video' && withoutKey > keyframeSeconds.reported) {
      await reject('longKeyframeInterval', Math.round(withoutKey))
    }
    if (kind === 'video' && withoutKey > keyframeSeconds.dropped) return endEpoch({ isDropped: true })
    track.waiting = packet
    if (waiting) await flush(track, waiting, packet.decodedAt - waiting.decodedAt)
  }

  async function flush(track: Track, { data, isKey, shownAt }: NonNullable<Track['waiting']>, duration: number) {
    await track.writer.write({ data, isKey, shownAt, duration })
  }

  /** Ends the present tracks; the next frame begins new ones. */
  async function endEpoch({ isDropped = false } = {}): Promise<void> {
    const ended = Object.values(tracks)
    for (const kind of ['audio', 'video'] as const) delete tracks[kind]
    epoch = null
    base = null
    for (const track of ended) {
      if (isDropped) await track.writer.cancel()
      else {
        if (track.waiting) await flush(track, track.waiting, usualDuration)
        await track.writer.close()
      }
    }
  }

  /** Resolves once everything that was taken is stored. */
  async function settled(): Promise<void> {
    await queue
    // Storing segments is enqueued by the frames that complete them.
    await queue
  }

  /** Stores what is left. */
  async function close(): Promise<void> {
    enqueue(() => endEpoch())
    await settled()
    level.close()
  }

  return { take, settled, close }
}

const maxQueuedBytes = 64 * 1024 * 1024
const rejectedEveryMs = 5000

function configOf(kind: MediaKind, description: Buffer | undefined): TrackConfig | null {
  if (!description) return null
  if (kind === 'video') {
    const picture = readPicture(description)
    return picture && { kind, ...picture, description }
  }
  const sound = readAudioConfig(description)
  return sound && { kind, ...sound, description }
}

type StoringParts = Pick<Parts, 'store' | 'asset' | 'startsAt' | 'now'> & {
  epoch: number
  rendition: ReceivedRendition
  peak: () => number | null
}

/** Puts a track's segments into the store, numbered after those of earlier connections. */
function createStoring({ store, asset, startsAt, now, epoch, rendition, peak }: StoringParts) {
  let init: Buffer = Buffer.alloc(0)
  let number: number | null = null

  async function putInit(bytes: Buffer): Promise<void> {
    init = bytes
    await store.putInit(asset, { epoch, rendition, ...(await readInit(rendition, bytes)) }, bytes)
  }

  async function putSegment(bytes: Buffer): Promise<void> {
    number ??= (await store.read(asset)).next[rendition] ?? 0
    const part = { rendition, number: number++, epoch, arrivedAt: now(), peak: peak() }
    try {
      await store.putPart(asset, { ...part, ...(await readSegment(init, bytes)) }, bytes)
    } catch (error) {
      // The server reports it; the segment becomes a gap.
      if (!(error instanceof DiskFull)) throw error
    }
    await keepRehearsal(store, asset, startsAt, now())
  }

  return { putInit, putSegment }
}
