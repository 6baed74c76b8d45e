import { z } from 'zod'

const When = z.iso.datetime()

/** A signed-in session of a member. `browser` is the name it reports. */
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

/** Members who use single sign-on have no password here: their session is sufficient. */
export const AccountDeletion = z.object({ password: z.string().max(200) }).meta({ id: 'AccountDeletion' })
export type AccountDeletion = z.infer<typeof AccountDeletion>

const Rows = z.array(z.record(z.string(), z.unknown()))

/** All data stored about a member, for export. */
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
    /** What was watched, per day of the club and class. */
    watched: Rows,
    workoutResults: Rows,
    playheads: Rows,
    reminders: Rows,
    contactMessages: Rows,
    /** Of the last 90 days, without their content. */
    emails: Rows,
    /** What the club's staff have written about the member. */
    staffNotes: Rows,
    labels: Rows,
  })
  .meta({ id: 'AccountData' })
export type AccountData = z.infer<typeof AccountData>
