import { z } from 'zod'
import { EmailAddress } from './email-address.ts'
import { NewPassword } from './password.ts'

/** A member's own profile (ENT-31). Names are `null` until given. */
export const User = z
  .object({
    applicationProfile: z.object({
      emailAddress: z.string(),
      firstName: z.string().nullable(),
      lastName: z.string().nullable(),
    }),
    userId: z.string(),
    /** The session token, only in the sign-in reply; `null` in later replies, since only its hash is stored. */
    token: z.string().nullable(),
    clientId: z.string(),
    ExternalUserId: z.string().nullable(),
    /** The state of the marketing opt-in; `null` for members who have not opted in (D-64). */
    marketingEmail: z.enum(['unconfirmed', 'sent', 'confirmed']).nullable(),
    /** The new email address, pending until the emailed link is opened. */
    pendingEmailAddress: z.string().nullable(),
  })
  .meta({ id: 'User' })
export type User = z.infer<typeof User>

/** May be empty: a member without a name can still change the email address. */
const Name = z.string().trim().max(100)

/** A profile update always sends all fields (D-60, D-61). */
export const ProfileUpdate = z
  .object({ ApplicationProfile: z.object({ FirstName: Name, LastName: Name, emailAddress: EmailAddress }) })
  .meta({ id: 'ProfileUpdate' })
export type ProfileUpdate = z.infer<typeof ProfileUpdate>

/** The link's token, and the password again, so that a stolen session can't take over the account. */
export const AddressConfirmation = z
  .object({ token: z.string().min(1).max(500), password: z.string().max(200) })
  .meta({ id: 'AddressConfirmation' })
export type AddressConfirmation = z.infer<typeof AddressConfirmation>

export const PasswordChange = z
  .object({ currentPassword: z.string().max(200), password: NewPassword })
  .meta({ id: 'PasswordChange' })
export type PasswordChange = z.infer<typeof PasswordChange>

export const MarketingConfirmation = z
  .object({ token: z.string().min(1).max(500), userId: z.string().min(1).max(100) })
  .meta({ id: 'MarketingConfirmation' })
export type MarketingConfirmation = z.infer<typeof MarketingConfirmation>
