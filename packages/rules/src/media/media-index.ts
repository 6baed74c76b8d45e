/** A video rendition. Bandwidths in bits per second. */
export type Rendition = {
  name: string
  width: number
  height: number
  frameRate: number
  /** Peak, as HLS requires. */
  bandwidth: number
  averageBandwidth: number
  /** RFC 6381, e.g. `avc1.64001f`. */
  codecs: string
}

/** A stored media segment. Its decode time is its offset within its own asset. */
export type Segment = {
  file: string
  /** Its byte range; without it the whole file is the segment. */
  offset?: number
  /** Seconds. */
  duration: number
  bytes: number
}

/** A section of a video or audio track: the same time range in each rendition. */
export type Track = { /** Seconds, the sum of its segments. */ duration: number; segments: Record<string, Segment[]> }

/**
 * The stored media. Every video asset has a segment list per rendition, every audio asset one for the rendition `audio`. All assets share
 * one initialisation segment per rendition, so that after shifting decode times they play in sequence without a discontinuity.
 */
export type MediaIndex = {
  renditions: Rendition[]
  audio: { bandwidth: number; codecs: string; channels: number; sampleRate: number }
  /** Ticks per second of the decode times. */
  timescale: { video: number; audio: number }
  /** Initialisation segments by rendition name, including `audio`. */
  inits: Record<string, { file: string; bytes: number }>
  videos: Record<string, Track>
  sounds: Record<string, Track>
}

/** The media of a class: assets in playing order; video and audio of one entry have equal length. */
export type Composition = { entries: { video: string; sound: string }[] }
