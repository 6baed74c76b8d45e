import { z } from 'zod'

/** A member's position in a class, for resuming on any device. */
export const Playhead = z
  .object({
    tag: z.string(),
    positionSecond: z.number(),
    durationSecond: z.number(),
    /** True from 90 % on. */
    finished: z.boolean(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Playhead' })
export type Playhead = z.infer<typeof Playhead>

const Seconds = z.number().min(0).max(604_800)

export const PlayheadPayload = z
  .object({
    positionSecond: Seconds,
    durationSecond: Seconds,
    /** When the position was reached, if reported late: an older position never overwrites a newer one. Default: now. */
    at: z.iso.datetime().nullish(),
  })
  .meta({ id: 'PlayheadPayload' })
export type PlayheadPayload = z.infer<typeof PlayheadPayload>
