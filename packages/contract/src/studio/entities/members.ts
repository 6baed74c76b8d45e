import { z } from 'zod'

/** How a club's membership grows. */
export const MemberSummary = z
  .object({
    total: z.int(),
    /** How many of them joined in the last seven days (7 × 24 hours). */
    joinedLately: z.int(),
    /** The newest first, at most five. */
    newest: z.array(
      z.object({
        id: z.uuid(),
        /** Their email address if they gave no name. */
        name: z.string(),
        joinedAt: z.iso.datetime(),
      }),
    ),
    /** Whether people can join on the club's sign-up page. */
    hasSignUpPage: z.boolean(),
  })
  .meta({ id: 'MemberSummary' })
export type MemberSummary = z.infer<typeof MemberSummary>
