import { z } from 'zod'

const When = z.iso.datetime()

/** A place where a member is signed in. The browser is what it calls itself. */
export const MemberSession = z
  .object({
    id: z.string(),
    isThis: z.boolean(),
    createdAt: When,
    expiresAt: When,
    userAgent: z.string().nullable(),
  })
  .meta({ id: 'MemberSession' })
export type MemberSession = z.infer<typeof MemberSession>

/** Members who come through single sign-on have no password here: their session is proof enough. */
export const AccountDeletion = z.object({ password: z.string().max(200) }).meta({ id: 'AccountDeletion' })
export type AccountDeletion = z.infer<typeof AccountDeletion>

const Rows = z.array(z.record(z.string(), z.unknown()))

/** Everything that is kept about a member, for the member to take along. */
export const AccountData = z
  .object({
    exportedAt: When,
    club: z.string(),
    profile: z.record(z.string(), z.unknown()),
    consents: Rows,
    sessions: Rows,
    subscriptions: Rows,
    invoices: Rows,
    redeemedCodes: Rows,
    favourites: Rows,
    activity: Rows,
    plays: Rows,
    workoutResults: Rows,
    playheads: Rows,
    reminders: Rows,
    contactMessages: Rows,
  })
  .meta({ id: 'AccountData' })
export type AccountData = z.infer<typeof AccountData>
