import { z } from 'zod'

const Id = z.string().min(1).max(200)

/** A member's id, or `guest`, or nothing (D-05). */
export const OptionalUserId = z.object({ userId: z.string().max(200).optional() })
export const TagParameter = z.object({ tag: Id })
export const IdParameter = z.object({ id: Id })
/** The name of the club the request is for; another one is not found (D-96). */
export const TenantParameter = z.object({ tenant: Id })
export const TenantAndId = z.object({ tenant: Id, id: Id })
