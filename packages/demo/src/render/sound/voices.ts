import { sampleRate } from './loop-buffer.ts'

/** Every voice generates samples of one channel, around -1 to 1. */
type Voice = Float32Array

export function kick(): Voice {
  return voice(0.32, (time) => {
    const phase = 2 * Math.PI * (48 * time + (140 * (1 - Math.exp(-time * 34))) / 34)
    return (
      Math.sin(phase) * Math.exp(-time * 9) + (time < 0.005 ? 0.4 * Math.min(1, time / 0.0008) * (1 - time / 0.005) : 0)
    )
  })
}

export function snare(seed = 5): Voice {
  const noise = noiseFrom(seed)
  return voice(
    0.22,
    (time) => noise() * Math.exp(-time * 22) * 0.7 + Math.sin(2 * Math.PI * 190 * time) * Math.exp(-time * 30) * 0.6,
  )
}

export function clap(seed = 9): Voice {
  const noise = noiseFrom(seed)
  const band = bandPass(1400, 0.5)
  return voice(0.26, (time) => {
    const bursts = [0, 0.011, 0.023].reduce((sum, at) => sum + (time >= at ? Math.exp(-(time - at) * 120) : 0), 0)
    return band(noise()) * (bursts * 0.9 + Math.exp(-time * 20) * 0.6) * 2.2
  })
}

export function hat(open = false, seed = 3): Voice {
  const noise = noiseFrom(seed)
  let before = 0
  return voice(open ? 0.22 : 0.06, (time) => {
    const value = noise()
    const high = value - before
    before = value
    return high * 0.5 * Math.exp(-time * (open ? 16 : 70))
  })
}

export function shaker(seed = 13): Voice {
  const noise = noiseFrom(seed)
  let before = 0
  return voice(0.09, (time) => {
    const value = noise()
    const high = value - before
    before = value
    return high * 0.4 * Math.min(1, time / 0.03) * Math.exp(-Math.max(0, time - 0.03) * 50)
  })
}

export function wood(frequency: number): Voice {
  return voice(
    0.12,
    (time) =>
      (Math.sin(2 * Math.PI * frequency * time) + 0.4 * Math.sin(2 * Math.PI * frequency * 2.7 * time)) *
      Math.exp(-time * 48),
  )
}

export function bass(frequency: number, seconds: number, bright = 1): Voice {
  const low = lowPass(160 + 420 * bright)
  return voice(seconds + 0.03, (time) => {
    const body = saw(frequency * time) * 0.6 + Math.sin(2 * Math.PI * frequency * time)
    return low(body) * Math.min(1, time / 0.005) * release(time, seconds) * (0.6 + 0.4 * Math.exp(-time * 8))
  })
}

export function pad(frequencies: readonly number[], seconds: number, cutoff: number): Voice {
  const low = lowPass(cutoff)
  const lower = lowPass(cutoff * 1.4)
  return voice(seconds + 1.2, (time) => {
    const chord = frequencies.reduce(
      (sum, frequency) => sum + saw(frequency * 1.003 * time) + saw(frequency * 0.997 * time + 0.3),
      0,
    )
    const swell = Math.min(1, time / 0.5) * (time > seconds ? Math.max(0, 1 - (time - seconds) / 1.2) : 1)
    return (lower(low(chord)) / frequencies.length) * swell * 0.6
  })
}

export function stab(frequencies: readonly number[], seconds: number): Voice {
  const low = lowPass(2400)
  return voice(
    seconds + 0.1,
    (time) =>
      low(
        frequencies.reduce((sum, frequency) => sum + saw(frequency * time) + saw(frequency * 1.006 * time), 0) /
          frequencies.length,
      ) *
      0.5 *
      Math.min(1, time / 0.004) *
      Math.exp(-time * (5 / seconds)),
  )
}

export function pluck(frequency: number, seconds = 0.5): Voice {
  return voice(
    seconds,
    (time) =>
      Math.sin(
        2 * Math.PI * frequency * time + 2.2 * Math.exp(-time * 16) * Math.sin(2 * Math.PI * frequency * 2 * time),
      ) *
      Math.min(1, time / 0.003) *
      Math.exp(-time * 7),
  )
}

export function bell(frequency: number, seconds = 3): Voice {
  return voice(
    seconds,
    (time) =>
      (Math.sin(2 * Math.PI * frequency * time) +
        0.35 * Math.sin(2 * Math.PI * frequency * 2.004 * time) * Math.exp(-time * 2) +
        0.15 * Math.sin(2 * Math.PI * frequency * 3.01 * time) * Math.exp(-time * 5)) *
      Math.min(1, time / 0.008) *
      Math.exp(-time * 1.8),
  )
}

/** Frequency of a note in semitones from A3. */
export function note(semitones: number): number {
  return 220 * 2 ** (semitones / 12)
}

function voice(seconds: number, sample: (time: number) => number): Voice {
  const length = Math.round(seconds * sampleRate)
  const fade = Math.min(240, length)
  return Float32Array.from({ length }, (_, index) => sample(index / sampleRate) * Math.min(1, (length - index) / fade))
}

function saw(phase: number): number {
  return 2 * (phase - Math.floor(phase)) - 1
}

function release(time: number, seconds: number): number {
  return time > seconds ? Math.max(0, 1 - (time - seconds) / 0.03) : 1
}

function lowPass(cutoff: number): (value: number) => number {
  const share = 1 - Math.exp((-2 * Math.PI * cutoff) / sampleRate)
  let [first, second] = [0, 0]
  return (value) => {
    first += (value - first) * share
    second += (first - second) * share
    return second
  }
}

function bandPass(centre: number, width: number): (value: number) => number {
  const low = lowPass(centre * (1 + width))
  const lower = lowPass(centre * (1 - width))
  return (value) => low(value) - lower(value)
}

function noiseFrom(seed: number): () => number {
  let state = seed * 2_654_435_761
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    return state / 2_147_483_648
  }
}
