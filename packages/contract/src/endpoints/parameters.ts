import { z } from 'zod'

const Id = z.string().min(1).max(200)

/** A member's id, `guest`, or empty (D-05). */
export const OptionalUserId = z.object({ userId: z.string().max(200).optional() })
export const TagParameter = z.object({ tag: Id })
export const IdParameter = z.object({ id: Id })
/** One page of classes. */
export const ClassPageQuery = z.object({
  pageSize: z.coerce.number<string | number>().int().min(1).max(100).default(10),
  /** Counted from 1. */
  pageNumber: z.coerce.number<string | number>().int().min(1).max(100_000).default(1),
  userId: z.string().max(200).optional(),
})
/** The club that the request is for; an unknown one is not found (D-96). */
export const TenantParameter = z.object({ tenant: Id })
export const TenantAndId = z.object({ tenant: Id, id: Id })
