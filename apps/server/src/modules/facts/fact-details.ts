import { z } from 'zod'

const price = {
  planTag: z.string(),
  interval: z.enum(['Annually', 'Quarterly', 'Monthly', 'trial', 'Daily']),
  intervalCount: z.int(),
  /** Minor units of `currency`, before any discount. */
  priceMinor: z.int(),
  currency: z.string(),
  /** Only for a plan that is paid once and ends after one interval. */
  renews: z.literal(false).optional(),
}
const charge = {
  planTag: z.string().nullable(),
  /** Minor units of `currency`. */
  amountMinor: z.int(),
  currency: z.string(),
}

/**
 * The kinds of facts and their details. Details hold nothing about a person: they stay when the member is deleted. A
 * stored kind is never changed; add a new one, or an optional key.
 */
export const factDetails = {
  /** An account was created. */
  member_joined: z.object({ by: z.enum(['signUp', 'singleSignOn', 'import']) }),
  /** Entity: the subscription's id. */
  trial_started: z.object({ planTag: z.string(), days: z.int() }),
  /** A plan was bought or a free one started. Entity: the subscription's id. */
  subscribed: z.object({
    ...price,
    percentageOff: z.int().nullable(),
    amountOffMinor: z.int().optional(),
    hadTrial: z.boolean(),
  }),
  /** A further period was paid. Entity: the subscription's id. */
  renewed: z.object(charge),
  /** A charge for a further period failed; `attempt` counts from 1. Entity: the subscription's id. */
  payment_failed: z.object({ ...charge, attempt: z.int() }),
  /** A running membership is set to end with its period. Entity: the subscription's id. */
  cancelled: z.object({ planTag: z.string().nullable() }),
  /** A cancellation was withdrawn before the period ended. Entity: the subscription's id. */
  resumed: z.object({ planTag: z.string().nullable() }),
  /** A paid membership is set to rest after its period. Entity: the subscription's id. */
  paused: z.object({ planTag: z.string().nullable(), from: z.iso.datetime(), until: z.iso.datetime() }),
  /** A pause ended, by itself or earlier, or was given up. Entity: the subscription's id. */
  unpaused: z.object({ planTag: z.string().nullable() }),
  /** Entity: the subscription's id. */
  plan_changed: z.object({ ...price, from: z.string().nullable() }),
  /**
   * A membership ended, whatever the cause. `was` is its state before; `replaced` if another one takes its place at
   * once. Entity: the subscription's id.
   */
  membership_ended: z.object({
    planTag: z.string().nullable(),
    was: z.enum(['trial', 'paid', 'code']),
    replaced: z.boolean(),
  }),
  /** A code took effect: free access began, or a discounted plan was bought. Entity: the code. */
  code_redeemed: z.object({ kind: z.enum(['freeaccess', 'discount']) }),
  /**
   * Part of a playback, as reported: the sum of `seconds` is the time watched, and the facts with `isFirst` are the
   * playbacks. Entity: the id of the class or event.
   */
  played: z.object({ seconds: z.int(), isFirst: z.boolean() }),
  /** A version of a class was published, which may be a change of one that is on air. Entity: the class's tag. */
  class_published: z.object({ version: z.int() }),
}

export type FactKind = keyof typeof factDetails
export type FactDetails = { [K in FactKind]: z.infer<(typeof factDetails)[K]> }
