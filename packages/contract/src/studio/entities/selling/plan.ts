import { longestPlanPeriod, planUnits } from '@upbeat/rules/subscription/plan-period'
import { z } from 'zod'

const text = (most: number) => z.string().trim().min(1).max(most).normalize()

const PlanPeriod = z
  .object({ unit: z.enum(planUnits), count: z.int().min(1) })
  .refine(({ unit, count }) => count <= longestPlanPeriod[unit])

export const PlanFields = z.object({
  name: text(60),
  /** In major units, e.g. 9.99. */
  price: z.number().min(0.5).max(100_000),
  /** How often it is charged, or how long it runs. */
  period: PlanPeriod,
  /** Whether it is charged again after each period; otherwise it is paid once and ends. Missing: it renews. */
  renews: z.boolean().optional(),
  /** 0 for no trial. */
  trialDays: z.int().min(0).max(365),
  /** What it includes, a line each. */
  benefits: z.array(text(120)).max(8),
})
export type PlanFields = z.infer<typeof PlanFields>

/** ISO 4217, in capitals. */
const Currency = z.string().regex(/^[A-Z]{3}$/)
/** The currency that was shown with the price. */
export const NewPlan = PlanFields.extend({ currency: Currency }).meta({ id: 'NewPlan' })
export type NewPlan = z.infer<typeof NewPlan>
/** `revision` is that of the plan that was edited. */
export const PlanChange = PlanFields.extend({ revision: z.int().min(0) }).meta({ id: 'PlanChange' })
export type PlanChange = z.infer<typeof PlanChange>

/** Running subscriptions; null for one to four if the reader may not see members. */
const Subscribers = z.int().min(0).nullable()

export const StudioPlan = z
  .object({
    ...PlanFields.shape,
    renews: z.boolean(),
    /** Identifies its current price: a changed price has another tag. */
    tag: z.string(),
    currency: Currency,
    /** Can't be bought any more; its subscribers keep it. */
    isArchived: z.boolean(),
    revision: z.int(),
    subscribers: Subscribers,
    /** Former prices, newest first; their subscribers keep them. */
    earlier: z.array(
      z.object({
        tag: z.string(),
        price: z.number(),
        currency: Currency,
        period: z.object({ unit: z.enum(planUnits), count: z.int() }),
        renews: z.boolean(),
        subscribers: Subscribers,
      }),
    ),
  })
  .meta({ id: 'StudioPlan' })
export type StudioPlan = z.infer<typeof StudioPlan>

/** All plans in the members' order, and the club's currency. */
export const PlanList = z.object({ plans: z.array(StudioPlan), currency: Currency }).meta({ id: 'PlanList' })
export type PlanList = z.infer<typeof PlanList>
