import type { SentRendition } from '@upbeat/contract/studio/entities/broadcast'
import {
  type EncodedPacket,
  MediaStreamAudioTrackSource,
  MediaStreamVideoTrackSource,
  Mp4OutputFormat,
  NullTarget,
  Output,
  Quality,
} from 'mediabunny'
import { type Cut, createSegmenter } from './create-segmenter.ts'
import { supportsAac } from './encoder-support.ts'
import { muxSegment, type TrackConfig } from './mux-segment.ts'
import { type Piece, type Rendition, segmentSecond } from './rendition.ts'
import type { VideoPlan } from './video-plan.ts'

export type CaptureParts = {
  video: MediaStreamVideoTrack
  /** Null to broadcast without sound. */
  audio: MediaStreamAudioTrack | null
  /** At least `high`. */
  plans: readonly VideoPlan[]
  /** The sound's peak in dBFS since the last call. */
  takePeak: () => number
  /** Called once, before the first piece, when every encoder has started. */
  onRenditions: (renditions: Rendition[]) => void
  onPiece: (piece: Piece) => void
  /** An encoder has failed: nothing more will come. */
  onFailed: (error: unknown) => void
}

type Track = { rendition: Rendition; config: TrackConfig }

/** Encodes a picture and sound until the returned function is called; it resolves after the last piece. */
export async function startCapture(parts: CaptureParts): Promise<() => Promise<void>> {
  const { video, audio, plans } = parts
  if (audio && !(await supportsAac())) await loadAacEncoder()
  const muxer = createMuxer(parts, plans.length + (audio ? 1 : 0))
  const segmenter = createSegmenter<SentRendition, EncodedPacket>(
    'high',
    [
      { name: 'low', needsKey: true },
      { name: 'sound', needsKey: false },
    ],
    muxer.add,
  )
  const receive: Receive = (name, packet, track) => {
    if (track) muxer.describe(track)
    segmenter.add(name, packet)
  }
  // Runs the encoders on one clock; what it writes is unused.
  const encoders = new Output({ format: new Mp4OutputFormat({ fastStart: 'fragmented' }), target: new NullTarget() })
  const videos = plans.map((plan) => videoSource(video, plan, receive))
  const sound = audio && audioSource(audio, receive)
  for (const source of videos) encoders.addVideoTrack(source)
  if (sound) encoders.addAudioTrack(sound)
  for (const source of [...videos, ...(sound ? [sound] : [])]) source.errorPromise.catch(parts.onFailed)
  await encoders.start()
  return async () => {
    await encoders.finalize()
    segmenter.finish()
    await muxer.finish()
  }
}

type Receive = (name: SentRendition, packet: EncodedPacket, track: Track | null) => void

function videoSource(track: MediaStreamVideoTrack, plan: VideoPlan, receive: Receive) {
  const { name, width, height, codec, bitsPerSecond, framesPerSecond } = plan
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
      transform: { width, height },
      onEncodedPacket: (packet, meta) => {
        const config = meta?.decoderConfig
        const rendition = config && { name, mimeType: `video/mp4; codecs="${config.codec}"`, width, height }
        receive(name, packet, rendition ? { rendition, config: { kind: 'video', config, priming: packet } } : null)
      },
    },
    { frameRate: framesPerSecond },
  )
}

/** No transformation: mediabunny resamples in blocks of five seconds. */
function audioSource(track: MediaStreamAudioTrack, receive: Receive) {
  return new MediaStreamAudioTrackSource(track, {
    codec: 'aac',
    quality: new Quality({ bitrate: 128_000 }),
    onEncodedPacket: (packet, meta) => {
      const config = meta?.decoderConfig
      const rendition = config && { name: 'sound' as const, mimeType: `audio/mp4; codecs="${config.codec}"` }
      receive('sound', packet, rendition ? { rendition, config: { kind: 'audio', config, priming: packet } } : null)
    },
  })
}

/** Writes segments one after another, beginning when each of `count` renditions has named its codec. */
function createMuxer({ onRenditions, onPiece, onFailed, takePeak }: CaptureParts, count: number) {
  const tracks = new Map<SentRendition, Track>()
  const initialised = new Set<SentRendition>()
  const described = Promise.withResolvers<void>()
  let last = described.promise

  async function write(name: SentRendition, { packets, ...place }: Cut<EncodedPacket>): Promise<void> {
    const track = tracks.get(name)
    if (!track) return
    const { init, media } = await muxSegment(track.config, packets)
    if (!initialised.has(name)) onPiece({ kind: 'init', rendition: name, bytes: init })
    initialised.add(name)
    const peak = name === 'sound' ? { peakDecibel: takePeak() } : {}
    onPiece({ kind: 'segment', rendition: name, bytes: media, ...place, ...peak })
  }

  return {
    describe(track: Track) {
      if (tracks.has(track.rendition.name)) return
      tracks.set(track.rendition.name, track)
      if (tracks.size < count) return
      onRenditions([...tracks.values()].map(({ rendition }) => rendition))
      described.resolve()
    },
    add(name: SentRendition, cut: Cut<EncodedPacket>) {
      last = last.then(() => write(name, cut)).catch(onFailed)
    },
    /** Resolves when all is written, or at once if not every encoder had started. */
    finish: () => Promise.race([last, ...(tracks.size < count ? [Promise.resolve()] : [])]),
  }
}

/** FFmpeg's AAC encoder in WebAssembly, for browsers without one, such as Firefox and Chrome on Linux. */
async function loadAacEncoder(): Promise<void> {
  const { registerAacEncoder } = await import('@mediabunny/aac-encoder')
  registerAacEncoder()
}
