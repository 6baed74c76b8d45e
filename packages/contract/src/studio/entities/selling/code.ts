import { z } from 'zod'
import { CouponCode } from '../../../entities/coupon.ts'

/** In the club's time zone, to the minute. */
const LocalTime = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])-([0-2]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/)

const Discount = z.object({
  /** Whole percent; null for an amount. */
  percentageOff: z.int().min(1).max(100).nullable(),
  /** In major units of `currency`, off each charge; null for a percentage. */
  amountOff: z.number().min(0.01).max(100_000).nullable(),
  /** For how many months it applies; null for as long as the subscription runs. */
  months: z.int().min(1).max(36).nullable(),
  /** Null: at once. */
  from: LocalTime.nullable(),
  /** Null: without an end. */
  until: LocalTime.nullable(),
  /** By all members together, each once; null for no limit. */
  maximumUses: z.int().min(1).max(1_000_000).nullable(),
})
function endsAfterStart({ from, until }: { from: string | null; until: string | null }): boolean {
  return from === null || until === null || until > from
}

export const NewDiscount = Discount.extend({ code: CouponCode })
  .refine(({ percentageOff, amountOff }) => (percentageOff === null) !== (amountOff === null), {
    path: ['percentageOff'],
  })
  .refine(endsAfterStart, { path: ['until'] })
  .meta({ id: 'NewDiscount' })
export type NewDiscount = z.infer<typeof NewDiscount>
/**
 * The benefit itself stays as it is: members may be looking at a price with it. `revision` is that of the code that was
 * edited.
 */
export const DiscountChange = Discount.pick({ from: true, until: true, maximumUses: true })
  .extend({ revision: z.int().min(0) })
  .refine(endsAfterStart, { path: ['until'] })
  .meta({ id: 'DiscountChange' })
export type DiscountChange = z.infer<typeof DiscountChange>

export const StudioDiscount = z
  .object({
    ...Discount.shape,
    code: z.string(),
    /** ISO 4217, in capitals; null for a percentage. */
    currency: z.string().nullable(),
    uses: z.int(),
    /** `used`: no use is left. `ended`: by the club. */
    state: z.enum(['valid', 'upcoming', 'expired', 'used', 'ended']),
    revision: z.int(),
  })
  .meta({ id: 'StudioDiscount' })
export type StudioDiscount = z.infer<typeof StudioDiscount>

export const DiscountList = z
  .object({ discounts: z.array(StudioDiscount), currency: z.string(), timeZone: z.string() })
  .meta({ id: 'DiscountList' })
export type DiscountList = z.infer<typeof DiscountList>

/** The largest number of codes in a batch. */
export const maximumBatchSize = 10_000
export const NewCodeBatch = z
  .object({
    label: z.string().trim().min(1).max(80).normalize(),
    size: z.int().min(1).max(maximumBatchSize),
    /** Of free access from the day on which a code is redeemed; null for no end. */
    days: z.int().min(1).max(3650).nullable(),
    /** Members who can use each code, once each. */
    usesPerCode: z.int().min(1).max(10_000),
    until: LocalTime.nullable(),
  })
  .meta({ id: 'NewCodeBatch' })
export type NewCodeBatch = z.infer<typeof NewCodeBatch>

export const CodeBatch = z
  .object({
    ...NewCodeBatch.shape,
    id: z.uuid(),
    createdAt: z.iso.datetime(),
    isExpired: z.boolean(),
    /** Codes that someone has used, at least once. */
    used: z.int(),
    /** Revoked before anyone used them. */
    revoked: z.int(),
  })
  .meta({ id: 'CodeBatch' })
export type CodeBatch = z.infer<typeof CodeBatch>

export const CodeBatchList = z
  .object({ batches: z.array(CodeBatch), timeZone: z.string() })
  .meta({ id: 'CodeBatchList' })
export type CodeBatchList = z.infer<typeof CodeBatchList>

/** Codes that nobody has used, in order; `next` continues after the last. */
export const UnusedCodes = z
  .object({ codes: z.array(z.string()), next: z.string().nullable() })
  .meta({ id: 'UnusedCodes' })
export type UnusedCodes = z.infer<typeof UnusedCodes>

/** Of a code or of a batch. */
export const RedemptionQuery = z.object({
  code: CouponCode.optional(),
  batch: z.uuid().optional(),
  after: z.string().max(200).optional(),
})
export type RedemptionQuery = z.infer<typeof RedemptionQuery>

/** Newest first. */
export const RedemptionList = z
  .object({
    redemptions: z.array(
      z.object({
        code: z.string(),
        redeemedAt: z.iso.datetime(),
        /** Null without the permission to see members. */
        member: z.object({ id: z.string(), name: z.string() }).nullable(),
      }),
    ),
    next: z.string().nullable(),
  })
  .meta({ id: 'RedemptionList' })
export type RedemptionList = z.infer<typeof RedemptionList>
