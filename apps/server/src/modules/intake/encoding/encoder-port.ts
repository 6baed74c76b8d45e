import type { Ratio, Rung } from '@upbeat/rules/media/ladder'
import type { Loudness } from '@upbeat/rules/media/loudness'

/** What the encoder can be asked and what it returns. It runs in a process of its own, so all of this is plain data. */
export type EncoderTask =
  /** `tracks` are the choice of staff; without them the best are used. */
  | { kind: 'probe'; source: string; tracks?: ChosenTracks }
  /** Copies video and sound into `folder` without encoding. */
  | { kind: 'remux'; source: string; facts: SourceFacts; folder: string }
  | { kind: 'audio'; source: string; facts: SourceFacts; folder: string }
  /** `work` keeps finished parts, so that a restarted task resumes where it stopped. */
  | {
      kind: 'picture'
      source: string
      facts: SourceFacts
      folder: string
      work: string
      rungs: Rung[]
      /** Encodes samples first and drops rungs that add nothing. */
      sample: boolean
      partSeconds: number
    }
  | { kind: 'posters'; source: string; facts: SourceFacts; folder: string }
  | { kind: 'storyboard'; source: string; facts: SourceFacts; folder: string }
  /** One frame as a picture. */
  | { kind: 'still'; source: string; facts: SourceFacts; second: number; file: string }
  /** A range of the video as one silent MP4. */
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
  /** Decodes a whole file of ours, to verify that it matches its description. */
  | { kind: 'inspect'; file: string }
  /** Joins the segments of a broadcast between two times of its recording, in seconds, into one MP4. */
  | { kind: 'recording'; connections: RecordedPieces[]; from: number; to: number; file: string }

export type EncoderResults = {
  probe: { facts: SourceFacts }
  remux: { renditions: StoredRendition[] }
  audio: { renditions: StoredRendition[]; loudness: Loudness | null }
  /** `lostSecond`: seconds of source video that couldn't be decoded and stay frozen on the preceding frame. */
  picture: { renditions: StoredRendition[]; lostSecond?: number }
  posters: { posters: Poster[] }
  storyboard: { storyboard: Storyboard }
  still: Record<string, never>
  trailer: { file: string; bytes: number }
  inspect: Inspection
  recording: { bytes: number }
}
export type TaskKind = EncoderTask['kind']

/** What one connection of a broadcast recorded. `placeAt`: where it begins in the recording, in seconds. */
export type RecordedPieces = { placeAt: number; tracks: RecordedTrack[] }
/** `init`: the initialisation segment; null for MPEG-TS, whose files have both tracks. */
export type RecordedTrack = { kind: 'picture' | 'sound'; init: string | null; files: string[] }

/** Messages sent to the encoder's process. */
export type EncoderRequest = { type: 'start'; task: EncoderTask } | { type: 'pause' } | { type: 'resume' }

/** Messages from the encoder's process. */
export type EncoderMessage =
  | { type: 'progress'; progress: number }
  | { type: 'done'; result: EncoderResults[TaskKind] }
  | { type: 'refused'; refusal: SourceRefusal }
  | { type: 'failed'; message: string; lines: string[] }

/** What was decoded: the format of the file's only track, and its duration. */
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
  /** Several recordings joined end to end of which only the first can be read. */
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

/** Indexes of tracks in their file. `sound` is null in a file without any. */
export type ChosenTracks = { picture: number; sound: number | null }

/** What a file tells of one of its tracks. */
type Track = {
  stream: number
  codec: string
  durationSecond: number | null
  /** As tagged, usually by three letters (ISO 639-2). */
  language: string | null
  title: string | null
}
type PictureTrack = Track & {
  /** As displayed. */
  width: number
  height: number
  /** Frames per second on average. */
  frameRate: number | null
}
type SoundTrack = Track & { channels: number }

export type SourceFacts = {
  container: string
  durationSecond: number
  video: {
    stream: number
    codec: string
    /** As displayed: after rotation and pixel aspect ratio. */
    width: number
    height: number
    /** Degrees clockwise by which players rotate the stored picture. */
    rotation: 0 | 90 | 180 | 270
    /**
     * Whether players mirror the stored picture horizontally before rotating it; missing in facts of earlier versions.
     */
    isMirrored?: boolean
    /** Frame rate of our renditions: the source's own, at most 60. */
    frameRate: Ratio
    isVariable: boolean
    isHdr: boolean
    isInterlaced: boolean
    canRemux: boolean
  }
  audio: { stream: number; codec: string; channels: number; canRemux: boolean } | null
  /** For files without an index: places to start decoding, and the seconds to add to times from there on. */
  seekTable?: { byte: number; second: number; shift: number }[]
  warnings: SourceWarning[]
  /** The file's own metadata; missing in facts of earlier versions. */
  tags?: { title: string | null; artist: string | null }
  /** What can be shown and heard, in the file's order; missing in facts of an earlier version. */
  tracks?: { pictures: PictureTrack[]; sounds: SoundTrack[] }
  /** Staff chose these tracks of the file that was uploaded as an earlier `version` of the class's video. */
  taken?: ChosenTracks & { version: number }
}

/**
 * A stored rendition: one fragmented MP4 whose segments are consecutive byte ranges after the initialisation segment.
 */
export type StoredRendition = {
  name: string
  /** File name in the version's folder. */
  file: string
  codecs: string
  /** Bits per second: of the largest segment, and on average. */
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
/** Thumbnails every `everySecond` seconds on sheets of `columns` × `rows`. */
export type Storyboard = {
  everySecond: number
  count: number
  width: number
  height: number
  columns: number
  rows: number
  files: string[]
}
