import { z } from 'zod'
import { DayMonthYear } from './day-month-year.ts'
import { Subscription } from './subscription.ts'

/** An access or discount code: 1 to 64 letters, digits, - and _. Trimmed and case-insensitive (D-68). */
export const CouponCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9_-]{1,64}$/)
  .meta({ id: 'CouponCode' })

export const DiscountCodePayload = z.object({ DiscountCode: CouponCode }).meta({ id: 'DiscountCodePayload' })
export type DiscountCodePayload = z.infer<typeof DiscountCodePayload>

export const FreeAccessPayload = z.object({ code: CouponCode }).meta({ id: 'FreeAccessPayload' })
export type FreeAccessPayload = z.infer<typeof FreeAccessPayload>

const found = {
  code: z.string(),
  percentageOff: z.number().nullable(),
  /** Major units of `currency` off each charge, instead of a percentage; only for such codes. */
  amountOff: z.number().optional(),
  currency: z.string().optional(),
  /** Number of months that the discount applies; unlimited if missing. */
  discountMonths: z.int().min(1).nullable(),
  facCodeEndDate: DayMonthYear.nullable(),
}

/** The value of a code; free access without an end has no `facCodeEndDate`. */
export const Coupon = z.object({ ...found, kind: z.enum(['freeaccess', 'discount']) }).meta({ id: 'Coupon' })
export type Coupon = z.infer<typeof Coupon>

/** Redeeming a free access code starts access at once; a discount code is only confirmed, and applied by the purchase. */
export const RedeemReply = z
  .discriminatedUnion('kind', [
    z.object({ ...found, kind: z.literal('freeaccess'), subscription: Subscription }),
    z.object({ ...found, kind: z.literal('discount') }),
  ])
  .meta({ id: 'RedeemReply' })
export type RedeemReply = z.infer<typeof RedeemReply>
