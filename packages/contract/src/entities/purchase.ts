import { z } from 'zod'
import { paymentMethods } from '../enumerations.ts'

const Id = z.string().min(1).max(200)

/** A paid plan (ENT-28). `sourceToken` represents the card, whose number is never sent here. */
export const PurchasePayload = z
  .object({
    planId: Id,
    productId: Id,
    sourceToken: Id,
    paymentMethod: z.literal(paymentMethods.card),
    /** Empty means none. */
    DiscountCode: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9_-]{0,64}$/)
      .optional(),
  })
  .meta({ id: 'PurchasePayload' })
export type PurchasePayload = z.infer<typeof PurchasePayload>

/** A plan that needs no card: a trial or a free plan. */
export const SubscribePayload = z.object({ planId: Id, productId: Id }).meta({ id: 'SubscribePayload' })
export type SubscribePayload = z.infer<typeof SubscribePayload>

/** Without a plan the club's trial plan is used; the body is optional. */
export const TrialPayload = z
  .object({ planId: Id.optional(), productId: Id.optional() })
  .nullish()
  .meta({ id: 'TrialPayload' })
export type TrialPayload = z.infer<typeof TrialPayload>

/** The current plan's id resumes a cancelled subscription (ENT-29, D-72). The path identifies the subscription. */
export const PlanChangePayload = z
  .object({ PlanId: Id, SubscriptionId: Id.optional(), ProductId: Id.optional() })
  .meta({ id: 'PlanChangePayload' })
export type PlanChangePayload = z.infer<typeof PlanChangePayload>
