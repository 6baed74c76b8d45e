import { z } from 'zod'
import { planIntervals } from '../enumerations.ts'

/** The price and interval of a membership plan (ENT-23, D-103). */
export const Plan = z
  .object({
    tag: z.string(),
    interval: z.enum(planIntervals),
    intervalCount: z.int().min(1),
    /** 0 if the plan has no trial. */
    trialPeriodDays: z.int().min(0),
    displayName: z.string(),
    /** Lower-case ISO 4217. */
    currency: z.string(),
    /** Major units, e.g. 9.99. */
    price: z.number().min(0),
    /** Only for a plan that is paid once and ends after one interval. */
    renews: z.literal(false).optional(),
    /** What it includes, in the club's words; only if there are any. */
    benefits: z.array(z.string()).optional(),
  })
  .meta({ id: 'Plan' })
export type Plan = z.infer<typeof Plan>

export const Product = z
  .object({ productId: z.string(), name: z.string(), plans: z.array(Plan) })
  .meta({ id: 'Product' })
export type Product = z.infer<typeof Product>
