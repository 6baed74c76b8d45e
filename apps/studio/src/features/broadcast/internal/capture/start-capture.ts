import type { SentRendition } from '@upbeat/contract/studio/entities/broadcast'
import {
  type EncodedPacket,
  MediaStreamVideoTrackSource,
  Mp4OutputFormat,
  NullTarget,
  Output,
  Quality,
} from 'mediabunny'
import type { SoundMixer } from '../devices/sound-mixer.ts'
import { createCapturePace } from './capture-pace.ts'
import { type Cut, createSegmenter } from './create-segmenter.ts'
import { encodeSound } from './encode-sound.ts'
import { muxSegment, type TrackConfig } from './mux-segment.ts'
import { type Piece, type Rendition, segmentSecond } from './rendition.ts'
import type { VideoPlan } from './video-plan.ts'

export type CaptureParts = {
  video: MediaStreamVideoTrack
  mixer: SoundMixer
  /** At least `high`. */
  plans: readonly VideoPlan[]
  /** Milliseconds since 1970. */
  now: () => number
  /** Called once, before the first piece, when every encoder has started. */
  onRenditions: (renditions: Rendition[]) => void
  onPiece: (piece: Piece) => void
  /** An encoder has failed: nothing more will come. */
  onFailed: (error: unknown) => void
  /** The machine doesn't keep pace. */
  onBehind: () => void
}

type Track = { rendition: Rendition; config: TrackConfig }

/** Encodes a picture and sound until the returned function is called; it resolves after the last piece. */
export async function startCapture(parts: CaptureParts): Promise<() => Promise<void>> {
  const { video, mixer, plans, now, onFailed, onBehind } = parts
  const muxer = createMuxer(parts)
  const segmenter = createSegmenter<SentRendition, EncodedPacket>('high', followers, muxer.add)
  const startedAtMs = now()
  const elapsed = () => (now() - startedAtMs) / 1000
  const pace = createCapturePace(plans[0]?.framesPerSecond ?? 0, onBehind)
  // Each its own: Safari hands the track to a worker.
  const tracks = plans.map(() => video.clone())
  const videos = plans.map((plan, index) =>
    videoSource(tracks[index] ?? video, plan, (packet, config) => {
      const { name, width, height } = plan
      if (config) {
        const rendition = { name, mimeType: `video/mp4; codecs="${config.codec}"`, width, height }
        muxer.describe({ rendition, config: { kind: 'video', config, priming: packet } })
      }
      if (name === 'high') pace.frame(elapsed())
      // The source counts from 1970.
      const timestamp = Math.max(packet.timestamp - startedAtMs / 1000, 0)
      segmenter.add(name, packet.clone({ timestamp }))
    }),
  )
  const sound = await encodeSound((packet, config) => {
    if (config) {
      const rendition = { name: 'sound' as const, mimeType: `audio/mp4; codecs="${config.codec}"` }
      muxer.describe({ rendition, config: { kind: 'audio', config, priming: packet } })
    }
    pace.sound(packet.timestamp, elapsed())
    segmenter.add('sound', packet)
  })
  // Runs the encoders; what it writes is unused.
  const encoders = new Output({ format: new Mp4OutputFormat({ fastStart: 'fragmented' }), target: new NullTarget() })
  for (const source of videos) encoders.addVideoTrack(source)
  encoders.addAudioTrack(sound.source)
  for (const source of videos) source.errorPromise.catch(onFailed)
  await encoders.start()
  const stopSound = sound.start(mixer, startedAtMs, onFailed)
  return async () => {
    stopSound()
    await encoders.finalize()
    for (const track of tracks) track.stop()
    segmenter.finish()
    await muxer.finish()
  }
}

const followers = [
  { name: 'low', needsKey: true },
  { name: 'sound', needsKey: false },
] as const

function videoSource(
  track: MediaStreamVideoTrack,
  { width, height, codec, bitsPerSecond, framesPerSecond }: VideoPlan,
  onPacket: (packet: EncodedPacket, config: VideoDecoderConfig | undefined) => void,
) {
  const { width: cameraWidth, height: cameraHeight } = track.getSettings()
  const isScaled = width !== cameraWidth || height !== cameraHeight
  return new MediaStreamVideoTrackSource(
    track,
    {
      codec: 'avc',
      fullCodecString: codec,
      quality: new Quality({ bitrate: bitsPerSecond, bitrateMode: 'variable' }),
      keyFrameInterval: segmentSecond,
      latencyMode: 'realtime',
      // A phone that is turned: the picture keeps its size and gets bars.
      sizeChangeBehavior: 'contain',
      ...(isScaled && { transform: { width, height } }),
      onEncodedPacket: (packet, meta) => onPacket(packet, meta?.decoderConfig),
    },
    // The one base that several sources and the sound can share.
    { frameRate: framesPerSecond, timestampBase: 'unix' },
  )
}

/** Writes segments one after another, beginning when each rendition has named its codec. */
function createMuxer({ plans, mixer, onRenditions, onPiece, onFailed }: CaptureParts) {
  const tracks = new Map<SentRendition, Track>()
  const initialised = new Set<SentRendition>()
  const described = Promise.withResolvers<void>()
  const isDescribed = () => tracks.size > plans.length
  let last = described.promise
  let peakDecibel = -Infinity
  const stopListening = mixer.listen((_block, peak) => {
    peakDecibel = Math.max(peakDecibel, peak)
  })

  async function write(name: SentRendition, { packets, ...place }: Cut<EncodedPacket>): Promise<void> {
    const track = tracks.get(name)
    if (!track) return
    const { init, media } = await muxSegment(track.config, packets)
    if (!initialised.has(name)) onPiece({ kind: 'init', rendition: name, bytes: init })
    initialised.add(name)
    const segment = { kind: 'segment', rendition: name, bytes: media, ...place } as const
    onPiece(name === 'sound' ? { ...segment, peakDecibel } : segment)
    if (name === 'sound') peakDecibel = -Infinity
  }

  return {
    describe(track: Track) {
      if (tracks.has(track.rendition.name)) return
      tracks.set(track.rendition.name, track)
      if (!isDescribed()) return
      onRenditions([...tracks.values()].map(({ rendition }) => rendition))
      described.resolve()
    },
    add(name: SentRendition, cut: Cut<EncodedPacket>) {
      last = last.then(() => write(name, cut)).catch(onFailed)
    },
    /** Resolves when all is written, or at once if not every encoder had started. */
    async finish() {
      stopListening()
      if (isDescribed()) await last
    },
  }
}
