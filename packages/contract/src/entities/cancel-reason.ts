import { z } from 'zod'

/** Why a member has cancelled, in the order in which it is asked. */
export const cancelReasons = ['price', 'time', 'classes', 'broken', 'elsewhere', 'other'] as const
export const CancelReason = z.enum(cancelReasons)
export type CancelReason = z.infer<typeof CancelReason>
