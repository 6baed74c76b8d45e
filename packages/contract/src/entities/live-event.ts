import { z } from 'zod'
import { levels, liveStatuses } from '../enumerations.ts'
import { Transcode } from './transcode.ts'
import { ListedClass } from './virtual-class.ts'

/** Renditions of one picture in several heights, in pixels. */
export const Pictures = z
  .object({ sizes: z.array(z.object({ link: z.string(), height: z.int() })) })
  .meta({ id: 'Pictures' })
export type Pictures = z.infer<typeof Pictures>

export const Live = z
  .object({ status: z.enum(liveStatuses), active_Time: z.iso.datetime().nullable() })
  .meta({ id: 'Live' })
export type Live = z.infer<typeof Live>

/** `daily` events start at `daily_Time` (UTC, HH:mm:ss) every day; `single` ones at `availableDate[0]` (D-29). */
export const EventSchedule = z
  .object({
    type: z.enum(['single', 'daily']),
    availableDate: z.array(z.iso.datetime()),
    daily_Time: z.iso.time({ precision: 0 }).nullable(),
  })
  .meta({ id: 'EventSchedule' })
export type EventSchedule = z.infer<typeof EventSchedule>

/** The fields that events of both sources share (ENT-13..ENT-16). Type 3, video on demand, has neither `live` nor `schedule` (D-101). */
const shared = {
  description: z.string().nullable(),
  /** 1 simulated live, 2 live, 3 video on demand. */
  type: z.literal([1, 2, 3]),
  /** Seconds. */
  duration: z.number(),
  pictures: Pictures,
  trailerLink: z.string().nullable(),
  trailerLinkWeb: z.string().nullable(),
  level: z.enum(levels).nullable(),
  stream_Description: z.string().nullable(),
  next_Occurrence_Time: z.iso.datetime().nullable(),
  live: Live.nullable(),
  schedule: EventSchedule.nullable(),
  favourite: z.boolean(),
  providerId: z.string(),
  providerName: z.string(),
  /** Empty if there is no link yet, or the caller has no access. */
  liveStreamingLink: z.string(),
  /** Missing means complete. */
  transcode: Transcode.optional(),
}

/** An event with the field names of the `vimeo` calls (D-31). */
export const VimeoEvent = z
  .object({ event_id: z.string(), name: z.string(), videoID: z.string().nullable(), ...shared })
  .meta({ id: 'VimeoEvent' })
export type VimeoEvent = z.infer<typeof VimeoEvent>

/** An event with the field names of the `wexer` calls, with its class (D-31, ENT-19). */
export const WexerEvent = z
  .object({
    id: z.string(),
    title: z.string(),
    videoId: z.string().nullable(),
    ...shared,
    virtualClass: ListedClass,
  })
  .meta({ id: 'WexerEvent' })
export type WexerEvent = z.infer<typeof WexerEvent>
