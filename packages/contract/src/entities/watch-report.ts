import { z } from 'zod'

const Position = z.number().min(0).max(604_800)

/** A stretch of uninterrupted playback at one speed. A pause, a seek, a stall and a change of speed end it. */
export const PlayedRange = z
  .object({
    /** When it began. */
    at: z.iso.datetime(),
    /** Positions in the video. */
    fromSecond: Position,
    toSecond: Position,
    /** Time spent, which at double speed is half of what was seen. */
    playedSeconds: z.number().min(0).max(86_400),
  })
  .meta({ id: 'PlayedRange' })
export type PlayedRange = z.infer<typeof PlayedRange>

/**
 * What was played since the last report, to be sent at least twice a minute, when playback stops, and again later if it
 * could not be sent. Reports may be sent more than once and in any order: each moment of a member counts once.
 */
export const WatchReport = z
  .object({
    /** The common id of the reports of one viewing, e.g. that of its play record. */
    watchingId: z.string().min(1).max(400),
    /** The tag of the class or of the event. */
    contentId: z.string().min(1).max(200),
    /** The live event or occurrence that was watched. */
    eventId: z.string().min(1).max(200).nullish(),
    ranges: z.array(PlayedRange).max(200),
  })
  .meta({ id: 'WatchReport' })
export type WatchReport = z.infer<typeof WatchReport>

/**
 * `countedSeconds` leaves out what was counted before, lies in the future, is older than 30 days, or was played after the
 * member's access had ended.
 */
export const WatchReportReply = z.object({ countedSeconds: z.number() }).meta({ id: 'WatchReportReply' })
export type WatchReportReply = z.infer<typeof WatchReportReply>
