/** A short piece of stereo sound, samples between -1 and 1. */
export type SoundBlock = {
  /** When its last sample was heard, in milliseconds since 1970. */
  endsAt: number
  left: Float32Array<ArrayBuffer>
  right: Float32Array<ArrayBuffer>
}

export const samplesPerSecond = 48_000

/** Peak level in dBFS, -Infinity for digital silence. */
export function peakDecibel({ left, right }: Pick<SoundBlock, 'left' | 'right'>): number {
  let peak = 0
  for (const channel of [left, right]) for (const sample of channel) peak = Math.max(peak, Math.abs(sample))
  return Math.min(20 * Math.log10(peak), 0)
}
