import { AudioSample, AudioSampleSource, type EncodedPacket, Quality } from 'mediabunny'
import { type SoundBlock, samplesPerSecond } from '../devices/sound-block.ts'
import type { SoundMixer } from '../devices/sound-mixer.ts'
import { supportsAac } from './encoder-support.ts'
import { createSoundClock } from './sound-clock.ts'

/** Encodes the mixer's sound as AAC, with times in seconds since the start. */
export async function encodeSound(onPacket: (packet: EncodedPacket, config: AudioDecoderConfig | undefined) => void) {
  if (!(await supportsAac())) await loadAacEncoder()
  const source = new AudioSampleSource({
    codec: 'aac',
    quality: new Quality({ bitrate: 128_000 }),
    onEncodedPacket: (packet, meta) => onPacket(packet, meta?.decoderConfig),
  })
  return {
    source,
    /** Begins to read the mixer; returns a function that stops it. */
    start(mixer: SoundMixer, startedAtMs: number, onFailed: (error: unknown) => void): () => void {
      const place = createSoundClock(startedAtMs)
      const add = (data: Float32Array<ArrayBuffer>, timestamp: number) => {
        const sample = new AudioSample({
          data,
          format: 'f32-planar',
          numberOfChannels: 2,
          sampleRate: samplesPerSecond,
          timestamp,
        })
        source.add(sample).then(() => sample.close(), onFailed)
      }
      return mixer.listen((block) => {
        const placed = place(block)
        if (!placed) return
        const { second, silence } = placed
        if (silence > 0) add(new Float32Array(silence * 2), second)
        add(planesOf(block), second + silence / samplesPerSecond)
      })
    },
  }
}

function planesOf({ left, right }: SoundBlock): Float32Array<ArrayBuffer> {
  const planes = new Float32Array(left.length * 2)
  planes.set(left)
  planes.set(right, left.length)
  return planes
}

/** FFmpeg's AAC encoder in WebAssembly, for browsers without one, such as Firefox and Chrome on Linux. */
async function loadAacEncoder(): Promise<void> {
  const { registerAacEncoder } = await import('@mediabunny/aac-encoder')
  registerAacEncoder()
}
