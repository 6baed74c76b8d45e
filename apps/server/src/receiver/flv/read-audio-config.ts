/** AAC as its AudioSpecificConfig describes it. */
export type SoundFacts = { codec: string; sampleRate: number; channels: number }

const rates = [96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8000, 7350]
const channelCounts = [0, 1, 2, 3, 4, 5, 6, 8]

/** Null if it is malformed, or has a layout of its own, which no encoder for broadcasts uses. */
export function readAudioConfig(bytes: Buffer): SoundFacts | null {
  const [first = 0, second = 0] = bytes
  if (bytes.length < 2) return null
  const objectType = first >> 3
  const sampleRate = rates[((first & 7) << 1) | (second >> 7)]
  const channels = channelCounts[(second >> 3) & 15]
  return objectType >= 1 && objectType <= 5 && sampleRate && channels
    ? { codec: `mp4a.40.${objectType}`, sampleRate, channels }
    : null
}
