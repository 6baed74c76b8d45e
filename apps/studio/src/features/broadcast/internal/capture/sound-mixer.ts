/** Length in milliseconds between two readings of the meter. */
const readingMs = 100
const samplesPerReading = 8192

/**
 * The sound that is sent: stereo with 48 kHz, whatever the microphone gives. It outlives its microphone: another one can be plugged in, and
 * without one it is silent.
 */
export function createSoundMixer() {
  const context = new AudioContext({ sampleRate: 48_000 })
  const out = context.createMediaStreamDestination()
  const analyser = context.createAnalyser()
  analyser.fftSize = samplesPerReading
  const samples = new Float32Array(samplesPerReading)
  let input: MediaStreamAudioSourceNode | null = null
  // iOS interrupts the context during a call.
  context.addEventListener('statechange', () => context.state !== 'closed' && void context.resume().catch(() => {}))

  return {
    /** The sound to encode. */
    get track(): MediaStreamAudioTrack {
      const [track] = out.stream.getAudioTracks()
      if (!track) throw new Error('The mixer has no track.')
      return track as MediaStreamAudioTrack
    },

    /** Plugs a microphone in, instead of the previous one; null for silence. */
    plug(microphone: MediaStreamTrack | null): void {
      input?.disconnect()
      input = microphone && context.createMediaStreamSource(new MediaStream([microphone]))
      input?.connect(analyser)
      input?.connect(out)
      if (context.state === 'suspended') void context.resume().catch(() => {})
    },

    /** Calls back with the peak level in dBFS (-Infinity to 0) ten times a second; returns a function that stops it. */
    onPeak(heard: (decibel: number) => void): () => void {
      const timer = setInterval(() => {
        analyser.getFloatTimeDomainData(samples)
        heard(peakDecibel(samples))
      }, readingMs)
      return () => clearInterval(timer)
    },

    close: () => context.close(),
  }
}

export type SoundMixer = ReturnType<typeof createSoundMixer>

/** Peak level of samples between -1 and 1, in dBFS. */
export function peakDecibel(samples: Float32Array): number {
  let peak = 0
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample))
  return Math.min(20 * Math.log10(peak), 0)
}
