import { z } from 'zod'
import { Month } from '../selling/payment.ts'

/** What is shared each month: an amount in minor units, or a percentage of what members paid, less refunds. */
export const PayoutPool = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fixed'), amountMinor: z.int().min(0).max(1_000_000_000) }),
  z.object({ kind: z.literal('share'), percent: z.number().min(0).max(100).multipleOf(0.01) }),
])
export type PayoutPool = z.infer<typeof PayoutPool>

export const countedMinutes = ['all', 'onDemand', 'live'] as const
export type CountedMinutes = (typeof countedMinutes)[number]

export const PayoutRule = z.object({ pool: PayoutPool, counts: z.enum(countedMinutes) })
export type PayoutRule = z.infer<typeof PayoutRule>

/** A coach as classes name them, and the staff account that sees their payout. */
export const PayoutCoach = z.object({ name: z.string().min(1).max(200), accountId: z.uuid().nullable() })
export type PayoutCoach = z.infer<typeof PayoutCoach>

export const PayoutLine = z.object({
  coach: z.string(),
  /** Seconds that members watched, to the millisecond. */
  seconds: z.number(),
  amountMinor: z.int(),
  /** The staff account that sees it; null if none does, and for staff who don't link them. */
  accountId: z.uuid().nullable(),
})
export type PayoutLine = z.infer<typeof PayoutLine>

/** `frozen`: stored for good. `open`: as it would be now; it is frozen three days after its month. */
export const PayoutStatement = z
  .object({
    month: Month,
    state: z.enum(['open', 'frozen']),
    frozenAt: z.iso.datetime().nullable(),
    /** ISO 4217, in capitals. */
    currency: z.string(),
    rule: PayoutRule,
    /** Null for coaches, who see their own lines alone. */
    pool: z
      .object({
        amountMinor: z.int(),
        /** What members paid in the month, less refunds; null for a fixed pool. */
        paidMinor: z.int().nullable(),
        /** Of all coaches. */
        seconds: z.number(),
      })
      .nullable(),
    /** The largest amount first. */
    lines: z.array(PayoutLine),
  })
  .meta({ id: 'PayoutStatement' })
export type PayoutStatement = z.infer<typeof PayoutStatement>

export const Payouts = z.object({
  /** Null until a pool is set. */
  rule: PayoutRule.nullable(),
  currency: z.string(),
  /** With a statement, newest first; the first one is the current month. Empty without a rule. */
  months: z.array(Month),
})
export type Payouts = z.infer<typeof Payouts>
