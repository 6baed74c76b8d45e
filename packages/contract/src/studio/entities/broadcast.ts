import { broadcastProblemCodes } from '@upbeat/rules/live/broadcast-problems'
import { z } from 'zod'

export const broadcastPhases = ['early', 'rehearsal', 'onAir', 'ended'] as const
export type BroadcastPhase = (typeof broadcastPhases)[number]

/** The renditions that a browser sends. `high` and `low` have only the picture, `sound` only the sound. */
export const sentRenditions = ['high', 'low', 'sound'] as const
export type SentRendition = (typeof sentRenditions)[number]

export const BroadcastProblem = z.object({
  code: z.enum(broadcastProblemCodes),
  /** What was measured, e.g. a codec, seconds or bits per second; null if the code says it all. */
  value: z.union([z.number(), z.string()]).nullable(),
})

/** What is being received, measured over the last ten seconds. */
export const BroadcastHealth = z.object({
  source: z.enum(['rtmp', 'browser']),
  connectedAt: z.iso.datetime(),
  /** Null before the first segment. */
  lastSegmentAt: z.iso.datetime().nullable(),
  video: z
    .object({
      /** RFC 6381 or, of what can't be received, FFmpeg's name. */
      codec: z.string(),
      width: z.number().int(),
      height: z.number().int(),
      framesPerSecond: z.number().nullable(),
      bitsPerSecond: z.number().nullable(),
      /** The longest distance between keyframes. */
      keyframeSecond: z.number().nullable(),
    })
    .nullable(),
  audio: z
    .object({
      codec: z.string(),
      bitsPerSecond: z.number().nullable(),
      /** dBFS; -100 or less is digital silence. Null if it isn't measured. */
      peakDecibel: z.number().nullable(),
    })
    .nullable(),
  /** What is missing, oldest first; at most the last 50. */
  gaps: z.array(z.object({ at: z.iso.datetime(), second: z.number() })),
  problems: z.array(BroadcastProblem),
})
export type BroadcastHealth = z.infer<typeof BroadcastHealth>

/** The broadcast of an event's current occurrence: the running one, else the next, else the last. */
export const StudioBroadcast = z
  .object({
    eventId: z.string(),
    name: z.string(),
    instructor: z.string().nullable(),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    /**
     * `early`: more than 30 minutes before the start, nothing is kept. `rehearsal`: only staff see it. `onAir`: members see it. `ended`: the
     * event is over and nobody sends any more.
     */
    phase: z.enum(broadcastPhases),
    /** Whether the caller may send from the browser now. */
    mayGoLive: z.boolean(),
    /** The RTMP address for encoders; null if no receiver is running. */
    server: z.string().nullable(),
    /** Masked, e.g. `••••3f9a`; null without permission to see it. */
    streamKey: z.string().nullable(),
    /** The HLS address of the incoming picture for staff; null if nothing was received. */
    link: z.string().nullable(),
    /** Null while nobody sends. */
    health: BroadcastHealth.nullable(),
    /** Members who have watched within the last 30 seconds. */
    watching: z.number().int(),
    /** How many were watching, per 30 seconds of this occurrence: until it is over by requests of players, then by the watch ledger. */
    watchers: z.array(z.object({ at: z.iso.datetime(), count: z.number().int() })),
    /** How many members have played any of it; null until a minute and a half after its end, and if nothing was reported. */
    attended: z.number().int().nullable(),
    /** The newest recording that isn't discarded; null without one. `tag`: the class that was made of it. */
    recording: z
      .object({
        startsAt: z.iso.datetime(),
        endsAt: z.iso.datetime(),
        durationSecond: z.number(),
        tag: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'StudioBroadcast' })
export type StudioBroadcast = z.infer<typeof StudioBroadcast>

/** The recording of an ended occurrence. Times are seconds from its beginning. */
export const BroadcastRecording = z
  .object({
    startsAt: z.iso.datetime(),
    durationSecond: z.number(),
    /** The HLS address for staff. */
    link: z.string(),
    /** Where it can be cut. */
    keyframes: z.array(z.number()),
    /** Longer than two seconds, within five minutes of either end. Null until they have been found. */
    silences: z.array(z.object({ from: z.number(), to: z.number() })).nullable(),
    /** The first and last keyframe that leave out silence at the start and end. */
    suggestedFrom: z.number(),
    suggestedTo: z.number(),
    /** The class that was made of it. */
    tag: z.string().nullable(),
  })
  .meta({ id: 'BroadcastRecording' })
export type BroadcastRecording = z.infer<typeof BroadcastRecording>

/** A rendition that a browser is about to send. */
export const SentRenditionFacts = z.object({
  name: z.enum(sentRenditions),
  /** With its codec (RFC 6381), e.g. `video/mp4; codecs="avc1.42c01f"`. */
  mimeType: z
    .string()
    .max(100)
    .regex(/^(video|audio)\/mp4; ?codecs="[\w.]+"$/),
  width: z.int().min(16).max(4096).optional(),
  height: z.int().min(16).max(4096).optional(),
})
