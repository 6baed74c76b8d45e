import { z } from 'zod'
import { billingFrequencies, subscriptionStatuses } from '../enumerations.ts'
import { DayMonthYear } from './day-month-year.ts'
import { Plan } from './product.ts'

const When = z.iso.datetime().nullable()
/** Major units. */
const Amount = z.number().nullable()

/** A membership with its billing details; keys that don't apply are `null` (ENT-22..ENT-26, D-103). */
export const Subscription = z
  .object({
    /** The id used in paths. */
    subscriptionTag: z.string(),
    status: z.enum(subscriptionStatuses),
    planTag: z.string().nullable(),
    plan: z.object({ tag: z.string(), productId: z.string() }).nullable(),
    plans: z.array(Plan),
    subscriptionStartDate: When,
    subscriptionEndDate: When,
    /** Also the end of a trial. */
    currentPeriodEnd: When,
    canceledAt: When,
    cancelAtPeriodEnd: z.boolean(),
    /** Only for a plan that was paid once: it ends with its period, without having been cancelled. */
    renews: z.literal(false).optional(),
    /** Only while a pause is planned or under way: no access and no charge in between. */
    pausedFrom: z.iso.datetime().optional(),
    pausedUntil: z.iso.datetime().optional(),
    /** Only if the member may pause it now. */
    mayPause: z.literal(true).optional(),
    facCodeEndDate: DayMonthYear.nullable(),
    discountCode: z.string().nullable(),
    trialPeriodStart: When,
    billingFrequency: z.enum(billingFrequencies).nullable(),
    subscriptionPrice: Amount,
    currency: z.string().nullable(),
    percentageOff: z.number().nullable(),
    /** Major units off each charge; only with such a discount. */
    amountOff: z.number().optional(),
    discountExpiry: When,
    lastInvoiceAmount: Amount,
    /** When it was issued; only with an invoice. */
    lastInvoiceDate: z.iso.datetime().optional(),
    nextInvoiceDate: When,
    nextInvoiceAmount: Amount,
    /** The due date of a failed renewal; it is retried on `nextInvoiceDate`. */
    paymentFailedAt: When,
    /** The price of the next period if it renews, also while it is cancelled and can be resumed. */
    renewalAmount: Amount,
    /** The unused value of all payments at the time of the reply, deducted from the price of another plan. */
    unusedAmount: Amount,
  })
  .meta({ id: 'Subscription' })
export type Subscription = z.infer<typeof Subscription>

/** A membership managed by another system: the same, with `Status` capitalised. */
export const ExternalSubscription = Subscription.extend({ Status: z.enum(subscriptionStatuses) }).meta({
  id: 'ExternalSubscription',
})
export type ExternalSubscription = z.infer<typeof ExternalSubscription>
