export const sampleRate = 48_000
const loopSeconds = 8
export const loopSamples = sampleRate * loopSeconds

/** Two channels of one loop. */
export type Stereo = { left: Float32Array; right: Float32Array }

export function silence(samples = loopSamples): Stereo {
  return { left: new Float32Array(samples), right: new Float32Array(samples) }
}

/** Adds a sound at a second; its tail wraps around to the start, so that the loop is seamless. */
export function addWrapped(into: Stereo, sound: Float32Array, second: number, gain: number, pan = 0): void {
  const start = Math.round(second * sampleRate)
  const [left, right] = [gain * Math.min(1, 1 - pan), gain * Math.min(1, 1 + pan)]
  const total = into.left.length
  for (let index = 0; index < sound.length; index++) {
    const at = (start + index) % total
    const value = sound[index] ?? 0
    into.left[at] = (into.left[at] ?? 0) + value * left
    into.right[at] = (into.right[at] ?? 0) + value * right
  }
}

export function mixInto(into: Stereo, from: Stereo, gain: number): void {
  for (let index = 0; index < into.left.length; index++) {
    into.left[index] = (into.left[index] ?? 0) + (from.left[index] ?? 0) * gain
    into.right[index] = (into.right[index] ?? 0) + (from.right[index] ?? 0) * gain
  }
}

/** A small room reverb, run around the loop until it has settled, so that the seam has reverb too. */
export function reverberate(dry: Stereo, feedback: number): Stereo {
  const wet = silence(dry.left.length)
  const channel = (input: Float32Array, output: Float32Array, delays: readonly number[]) => {
    for (const delay of delays) {
      const line = new Float32Array(delay)
      let low = 0
      for (let pass = 0; pass < 2; pass++) {
        for (let index = 0; index < input.length; index++) {
          const slot = index + pass * input.length
          const echo = line[slot % delay] ?? 0
          low += (echo - low) * 0.45
          line[slot % delay] = (input[index] ?? 0) + low * feedback
          if (pass === 1) output[index] = (output[index] ?? 0) + echo * 0.25
        }
      }
    }
  }
  channel(dry.left, wet.left, [1687, 1931, 2311, 2857])
  channel(dry.right, wet.right, [1747, 2053, 2239, 2969])
  return wet
}

/** Soft limiter: compresses loud peaks without clipping. */
export function master(mix: Stereo, drive: number): Stereo {
  const bend = (values: Float32Array) => values.map((value) => Math.tanh(value * drive) * 0.74)
  return { left: bend(mix.left), right: bend(mix.right) }
}
