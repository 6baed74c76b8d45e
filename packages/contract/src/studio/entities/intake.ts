import { videoStates } from '@upbeat/rules/media/video-status'
import { z } from 'zod'

export const failureReasons = [
  'sourceMissing',
  'tookTooLong',
  'tooMuchMemory',
  'crashed',
  'badResult',
  'captionsFailed',
  'captionsUnreadable',
  'noSpeech',
  'other',
] as const
export type FailureReason = (typeof failureReasons)[number]

const waitReasons = ['disk', 'step', 'retry', 'service', 'paused'] as const

const Step = z.object({
  step: z.enum(['probe', 'remux', 'low', 'posters', 'storyboard', 'sound', 'ladder', 'trailer', 'captions']),
  state: z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']),
  /** Why it is waiting, if not only for its turn. */
  waitsFor: z.enum(waitReasons).nullable(),
  /** Number of queued steps ahead of it. */
  ahead: z.number().int(),
  /** 0 to 1. */
  progress: z.number(),
  secondsLeft: z.number().nullable(),
  /** The cause of a failure, if known; `lines` are the tool's output. */
  reason: z.enum(failureReasons).nullable(),
  /** The tool's output. */
  failure: z.string().nullable(),
  lines: z.array(z.string()),
})

export const sourceRefusals = [
  'notVideo',
  'corrupt',
  'encrypted',
  'noPicture',
  'tooShort',
  'tooLong',
  'tooLarge',
  'tooManyStreams',
  'joined',
] as const

/** How far a class's newest video is. */
export const VideoStatus = z.object({
  state: z.enum(videoStates),
  /** 0 to 1: of the upload, or of the preparation. Null once all is done, and if unknown. */
  progress: z.number().nullable(),
  /** Why it failed or waits, if not only for its turn. */
  reason: z.enum([...sourceRefusals, ...failureReasons, ...waitReasons, 'cancelled']).nullable(),
})
export type VideoStatus = z.infer<typeof VideoStatus>

const track = {
  /** In the file. */
  index: z.number().int(),
  codec: z.string(),
  /** As the file tells; null if it doesn't. */
  durationSecond: z.number().nullable(),
  /** The file's language tag, usually of three letters (ISO 639-2); null without one. */
  language: z.string().nullable(),
  title: z.string().nullable(),
  /** Whether the video is made of it. */
  isChosen: z.boolean(),
}
const PictureTrack = z.object({
  ...track,
  /** As displayed. */
  width: z.number().int(),
  height: z.number().int(),
  /** Frames per second on average; null if the file doesn't tell. */
  frameRate: z.number().nullable(),
})
const SoundTrack = z.object({ ...track, channels: z.number().int() })
export type PictureTrack = z.infer<typeof PictureTrack>
export type SoundTrack = z.infer<typeof SoundTrack>

/** A video of a class, newest first. */
export const ClassVideo = z.object({
  version: z.number().int(),
  fileName: z.string(),
  createdAt: z.iso.datetime(),
  /** Why the file can't become a class. */
  refusal: z.enum(sourceRefusals).nullable(),
  warnings: z.array(
    z.enum([
      ...(['portrait', 'noSound', 'silent', 'quiet', 'clipping', 'blackStart', 'frozenStart', 'hdr'] as const),
      ...(['variableFrameRate', 'severalPictures', 'severalSounds', 'joined', 'incomplete'] as const),
    ]),
  ),
  durationSecond: z.number().nullable(),
  /** What can be shown and heard in its file, in the file's order. Empty until it has been probed, and for videos of earlier versions of the server. */
  tracks: z.object({ pictures: z.array(PictureTrack), sounds: z.array(SoundTrack) }),
  /** Metadata from the file and its name. */
  suggested: z.object({
    titleOfName: z.string(),
    title: z.string().nullable(),
    coach: z.string().nullable(),
  }),
  isPlayable: z.boolean(),
  renditions: z.array(z.string()),
  sourceBytes: z.number().nullable(),
  posters: z.array(z.object({ file: z.string(), second: z.number(), link: z.string() })),
  /** The newest trailer cut from it; playable at `link` once it `isReady`. */
  trailer: z.object({ from: z.number(), to: z.number(), link: z.string(), isReady: z.boolean() }).nullable(),
  /** Whether this video is the one to publish; the others are kept for 30 days after being replaced. */
  isChosen: z.boolean(),
  replacedAt: z.iso.datetime().nullable(),
  steps: z.array(Step),
})
export type ClassVideo = z.infer<typeof ClassVideo>

const CaptionTrack = z.object({
  language: z.string(),
  /** Generated captions, hidden from members until published. */
  isDraft: z.boolean(),
})

/** A file on its way to a class. */
const ArrivingFile = z.object({
  /** Of the upload, in the URL of its protocol. */
  id: z.string(),
  fileName: z.string(),
  bytes: z.number(),
  received: z.number(),
  /** When the file was last changed, in milliseconds, as its browser told; null if it didn't. */
  fileModified: z.number().nullable(),
  isInterrupted: z.boolean(),
})
export type ArrivingFile = z.infer<typeof ArrivingFile>

export const ClassMedia = z.object({
  videos: z.array(ClassVideo),
  /** The newest upload under way; null without one. */
  arriving: ArrivingFile.nullable(),
  /** A URL for staff to watch what is encoded so far; null while nothing is playable. */
  previewLink: z.string().nullable(),
  captions: z.object({
    tracks: z.array(CaptionTrack),
    /** The spoken language of the class, else the club's language. */
    language: z.string(),
    /** Whether a captions service is configured. */
    hasService: z.boolean(),
    /** The progress of the service; null if it has no job for this class. */
    drafting: Step.extend({ language: z.string() }).nullable(),
  }),
})
export type ClassMedia = z.infer<typeof ClassMedia>

export const UploadEntry = z.object({
  id: z.string(),
  tag: z.string(),
  version: z.number().int(),
  fileName: z.string(),
  bytes: z.number(),
  received: z.number(),
  state: z.enum(['receiving', 'received', 'cancelled']),
  createdAt: z.iso.datetime(),
})

export const ClassMoveMark = z.object({
  startSecond: z.number().min(0).max(21_600),
  endSecond: z.number().min(0).max(21_600),
  name: z.string().trim().min(1).max(80),
  side: z.enum(['left', 'right']).nullable().default(null),
  round: z.number().int().min(1).max(99).default(1),
  rounds: z.number().int().min(1).max(99).default(1),
  kind: z.enum(['work', 'rest']).default('work'),
})

export const StorageFigures = z.object({
  /** Bytes by kind. */
  renditions: z.number(),
  /** Includes trailers. */
  pictures: z.number(),
  sources: z.number(),
  incoming: z.number(),
  quota: z.number().nullable(),
  free: z.number(),
  /** Minutes of video that were and may be prepared this calendar month (UTC); null if unlimited. */
  encoding: z.object({ usedMinutes: z.number().int(), limitMinutes: z.number().int() }).nullable(),
  classes: z.array(
    z.object({
      tag: z.string(),
      version: z.number().int(),
      fileName: z.string(),
      renditions: z.number(),
      pictures: z.number(),
      source: z.number(),
      /** Whether the video can't do without its source: it isn't prepared in every quality yet. */
      isSourceNeeded: z.boolean(),
      /** When another video replaced it. */
      replacedAt: z.iso.datetime().nullable(),
    }),
  ),
})

/** A rectangle of the displayed picture, in fractions of its width and height. */
export const Crop = z
  .object({
    left: z.number().min(0).max(1),
    top: z.number().min(0).max(1),
    width: z.number().gt(0).max(1),
    height: z.number().gt(0).max(1),
  })
  .refine(({ left, top, width, height }) => left + width <= 1.001 && top + height <= 1.001, 'outside of the picture')
export type Crop = z.infer<typeof Crop>
