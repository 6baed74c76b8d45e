import type { Ratio, Rung } from '@upbeat/rules/media/ladder'
import type { Loudness } from '@upbeat/rules/media/loudness'

/** What the encoder is asked, and what it answers. The encoder is a process of its own: everything here crosses as plain data. */
export type EncoderTask =
  | { kind: 'probe'; source: string }
  /** Copies picture and sound into `folder` without encoding. */
  | { kind: 'remux'; source: string; facts: SourceFacts; folder: string }
  | { kind: 'audio'; source: string; facts: SourceFacts; folder: string }
  /** `work` keeps finished parts, so that the same task started again goes on where it stopped. */
  | {
      kind: 'picture'
      source: string
      facts: SourceFacts
      folder: string
      work: string
      rungs: Rung[]
      /** Encodes samples first and leaves out rungs that would gain nothing. */
      sample: boolean
      partSeconds: number
    }
  | { kind: 'posters'; source: string; facts: SourceFacts; folder: string }
  | { kind: 'storyboard'; source: string; facts: SourceFacts; folder: string }
  /** One frame as a picture. */
  | { kind: 'still'; source: string; facts: SourceFacts; second: number; file: string }
  /** A range of the picture as one silent MP4. */
  | {
      kind: 'trailer'
      source: string
      facts: SourceFacts
      from: number
      to: number
      rung: Rung
      folder: string
      file: string
    }
  /** Decodes a whole file of ours, to see that it is what its description says. */
  | { kind: 'inspect'; file: string }

export type EncoderResults = {
  probe: { facts: SourceFacts }
  remux: { renditions: StoredRendition[] }
  audio: { renditions: StoredRendition[]; loudness: Loudness | null }
  /** `lostSecond`: so long the source has pictures that couldn't be decoded, where the one before is shown. */
  picture: { renditions: StoredRendition[]; lostSecond?: number }
  posters: { posters: Poster[] }
  storyboard: { storyboard: Storyboard }
  still: Record<string, never>
  trailer: { file: string; bytes: number }
  inspect: Inspection
}
export type TaskKind = EncoderTask['kind']

/** Messages to the encoder's process. */
export type EncoderRequest = { type: 'start'; task: EncoderTask } | { type: 'pause' } | { type: 'resume' }

/** Messages of the encoder's process. */
export type EncoderMessage =
  | { type: 'progress'; progress: number }
  | { type: 'done'; result: EncoderResults[TaskKind] }
  | { type: 'refused'; refusal: SourceRefusal }
  | { type: 'failed'; message: string; lines: string[] }

/** What was decoded of a file: the one track, and for how long it lasts. */
export type Inspection = { codec: string; width: number; height: number; seconds: number }

export type SourceRefusal =
  | 'notVideo'
  | 'corrupt'
  | 'encrypted'
  | 'noPicture'
  | 'tooShort'
  | 'tooLong'
  | 'tooLarge'
  | 'tooManyStreams'
  /** Several recordings end to end of which only the first can be read. */
  | 'joined'

export type SourceWarning =
  | 'portrait'
  | 'noSound'
  | 'silent'
  | 'quiet'
  | 'clipping'
  | 'blackStart'
  | 'frozenStart'
  | 'hdr'
  | 'variableFrameRate'
  | 'severalPictures'
  | 'severalSounds'
  | 'joined'
  | 'incomplete'

export type SourceFacts = {
  container: string
  durationSecond: number
  video: {
    stream: number
    codec: string
    /** As displayed: rotation and pixel shape applied. */
    width: number
    height: number
    /** Degrees clockwise that players turn the stored picture by. */
    rotation: 0 | 90 | 180 | 270
    /** Players mirror the stored picture from left to right before they turn it; missing in facts of an earlier version. */
    isMirrored?: boolean
    /** Of what we make: the source's own, at most 60. */
    frameRate: Ratio
    isVariable: boolean
    isHdr: boolean
    isInterlaced: boolean
    canRemux: boolean
  }
  audio: { stream: number; codec: string; channels: number; canRemux: boolean } | null
  /** Where a file without an index is entered, and what is added to its times from there on. */
  seekTable?: { byte: number; second: number; shift: number }[]
  warnings: SourceWarning[]
  /** What the file says of itself; missing in facts of an earlier version. */
  tags?: { title: string | null; artist: string | null }
}

/** A rendition in storage: one fragmented MP4 whose segments are byte ranges, one after another behind the initialisation segment. */
export type StoredRendition = {
  name: string
  /** File name in the version's folder. */
  file: string
  codecs: string
  /** Bits per second: the largest segment, and all of it. */
  bandwidth: number
  averageBandwidth: number
  timescale: number
  initBytes: number
  segments: { bytes: number[]; ticks: number[] }
} & (
  | { kind: 'video'; width: number; height: number; frameRate: number }
  | { kind: 'audio'; channels: number; sampleRate: number }
)

export type Poster = { file: string; second: number; width: number; height: number }
/** Thumbnails every `everySecond` on sheets of `columns` × `rows`. */
export type Storyboard = {
  everySecond: number
  count: number
  width: number
  height: number
  columns: number
  rows: number
  files: string[]
}
