import { type SoundBlock, samplesPerSecond } from '../devices/sound-block.ts'

/** How far sound and picture may drift apart before it is mended. */
const driftSecond = 0.3

/**
 * Gives each block its time by counting samples, so that there are no gaps between them. Where the sound card's clock or an interruption
 * has moved it away from the time of day, silence is put in or a block left out.
 */
export function createSoundClock(startedAtMs: number) {
  let samples: number | null = null

  /** The times in seconds of the samples to encode; `silence` is how many samples of it come first. Null: leave the block out. */
  return function place({ endsAt, left }: SoundBlock): { second: number; silence: number } | null {
    const heard = Math.round(((endsAt - startedAtMs) / 1000) * samplesPerSecond) - left.length
    // Recorded before the start.
    if (samples === null && heard < 0) return null
    samples ??= heard
    const drift = heard - samples
    if (drift < -driftSecond * samplesPerSecond) return null
    const silence = drift > driftSecond * samplesPerSecond ? drift : 0
    const second = samples / samplesPerSecond
    samples += silence + left.length
    return { second, silence }
  }
}
