/** One quality step of the video. Bandwidths in bits per second. */
export type Rendition = {
  name: string
  width: number
  height: number
  frameRate: number
  /** Peak, as HLS wants it. */
  bandwidth: number
  averageBandwidth: number
  /** RFC 6381, e.g. `avc1.64001f`. */
  codecs: string
}

/** A media segment in storage. Its decode time starts at the offset it has within its own asset. */
export type Segment = {
  file: string
  /** Where it begins in its file; without it the file is the segment. */
  offset?: number
  /** Seconds. */
  duration: number
  bytes: number
}

/** A piece of picture or of sound: the same time range in each rendition. */
export type Track = { /** Seconds, the sum of its segments. */ duration: number; segments: Record<string, Segment[]> }

/**
 * What is stored: every video asset has one track with a segment list per video rendition, every sound one with the single
 * rendition `audio`. All assets share one initialisation segment per rendition, so that one asset can follow another without
 * a discontinuity once the decode times are shifted.
 */
export type MediaIndex = {
  renditions: Rendition[]
  audio: { bandwidth: number; codecs: string; channels: number; sampleRate: number }
  /** Ticks per second of the decode times. */
  timescale: { video: number; audio: number }
  /** Initialisation segments by rendition name, and `audio`. */
  inits: Record<string, { file: string; bytes: number }>
  videos: Record<string, Track>
  sounds: Record<string, Track>
}

/** A class's media: assets in order, each played once; the picture and the sound of one entry are equally long. */
export type Composition = { entries: { video: string; sound: string }[] }
