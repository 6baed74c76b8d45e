import type { ExternalSubscription } from '@upbeat/contract/entities/subscription'
import { subscriptionStatuses } from '@upbeat/contract/enumerations'
import { blankSubscription } from '@upbeat/rules/subscription/blank-subscription'
import { z } from 'zod'

const Status = z
  .string()
  .transform((status) => status.toLowerCase())
  .pipe(z.enum(subscriptionStatuses))
const When = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()])
  .transform((text) => new Date(text).toISOString())
  .nullish()
  .catch(null)
/** Only `Status` is required of a club's system; other fields are shown if present. */
const Membership = z.looseObject({
  Status: Status.optional(),
  status: Status.optional(),
  subscriptionTag: z.coerce.string().optional(),
  subscriptionStartDate: When,
  subscriptionEndDate: When,
})

/**
 * Reads the reply of a club's system: a list, or a single membership.
 * @throws ZodError if an item has no known status
 */
export function readMemberships(answer: unknown): ExternalSubscription[] {
  return z
    .array(Membership)
    .parse([answer].flat())
    .map((item, index) => {
      const status = Status.parse(item.Status ?? item.status)
      return {
        ...blankSubscription,
        Status: status,
        status,
        subscriptionTag: item.subscriptionTag ?? `external-${index + 1}`,
        subscriptionStartDate: item.subscriptionStartDate ?? null,
        subscriptionEndDate: item.subscriptionEndDate ?? null,
      }
    })
}
