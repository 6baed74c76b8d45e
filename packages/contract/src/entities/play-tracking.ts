import { z } from 'zod'

const Text = z.string().max(300).nullish()
/** One week: an upper bound for a single play. */
const Seconds = z.number().min(0).max(604_800)

/** A play record (ENT-42, ENT-43). Only the content and the played seconds are required (D-109). */
export const PlayTrackingPayload = z
  .object({
    requestsource: z.literal(1).optional(),
    contentID: z.string().min(1).max(200),
    contentName: Text,
    playedDurationSecond: Seconds,
    actualDurationSecond: Seconds.nullish(),
    /** `YYYY-MM-DDTHH:mm:ss`. */
    performDate: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/)
      .max(40)
      .nullish(),
    providerName: Text,
    providerId: Text,
    subscriptiontag: Text,
    subscriptionStartDate: Text,
    userId: Text,
    /** `{userId}-{contentID}-{unix time}`; the same id is the same play. */
    ID: Text,
  })
  .meta({ id: 'PlayTrackingPayload' })
export type PlayTrackingPayload = z.infer<typeof PlayTrackingPayload>

export const PlayTrackingReply = z.object({ ID: z.string() }).meta({ id: 'PlayTrackingReply' })
export type PlayTrackingReply = z.infer<typeof PlayTrackingReply>
