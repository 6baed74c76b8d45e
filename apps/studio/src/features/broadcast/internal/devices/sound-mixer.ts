import { peakDecibel, type SoundBlock, samplesPerSecond } from './sound-block.ts'
import worklet from './sound-worklet.ts?worker&url'

/** Reads the sound of one microphone after another, as stereo with 48 kHz whatever they give; silence without one. */
export async function openSoundMixer() {
  const context = new AudioContext({ sampleRate: samplesPerSecond })
  await context.audioWorklet.addModule(worklet)
  const tap = new AudioWorkletNode(context, 'tap', { channelCount: 2, channelCountMode: 'explicit' })
  // A node runs only if something could hear it. Its output is silence.
  tap.connect(context.destination)
  const listeners = new Set<(block: SoundBlock, peak: number) => void>()
  tap.port.onmessage = ({ data }: MessageEvent<SoundBlock>) => {
    const peak = peakDecibel(data)
    for (const listener of listeners) listener(data, peak)
  }
  // iOS interrupts the context during a call.
  const wake = () => {
    if (context.state !== 'running' && context.state !== 'closed') void context.resume().catch(() => {})
  }
  context.addEventListener('statechange', wake)
  let input: MediaStreamAudioSourceNode | null = null

  return {
    /** Replaces the microphone; null for silence. */
    plug(microphone: MediaStreamTrack | null): void {
      input?.disconnect()
      input = microphone && context.createMediaStreamSource(new MediaStream([microphone]))
      input?.connect(tap)
      wake()
    },

    /** Calls back with each block, 47 per second, and its peak in dBFS; returns a function that stops it. */
    listen(listener: (block: SoundBlock, peak: number) => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    close: () => void context.close().catch(() => {}),
  }
}

export type SoundMixer = Awaited<ReturnType<typeof openSoundMixer>>
