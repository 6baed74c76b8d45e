import { z } from 'zod'
import { EmailAddress } from './email-address.ts'
import { NewPassword } from './password.ts'

/** A member as the member sees it (ENT-31). Names are `null` until they are given. */
export const User = z
  .object({
    applicationProfile: z.object({
      emailAddress: z.string(),
      firstName: z.string().nullable(),
      lastName: z.string().nullable(),
    }),
    userId: z.string(),
    /** The session's token where it is handed out, at sign-in; `null` in later answers, since only its hash is kept. */
    token: z.string().nullable(),
    clientId: z.string(),
    ExternalUserId: z.string().nullable(),
    /** Where the opting in to marketing mail stands; `null` for who has not opted in (D-64). */
    marketingEmail: z.enum(['unconfirmed', 'sent', 'confirmed']).nullable(),
    /** The address that becomes the member's once the link sent there is followed. */
    pendingEmailAddress: z.string().nullable(),
  })
  .meta({ id: 'User' })
export type User = z.infer<typeof User>

/** May be empty: somebody who has not given a name yet can still change the address. */
const Name = z.string().trim().max(100)

/** A change of profile always carries all of it (D-60, D-61). */
export const ProfileUpdate = z
  .object({ ApplicationProfile: z.object({ FirstName: Name, LastName: Name, emailAddress: EmailAddress }) })
  .meta({ id: 'ProfileUpdate' })
export type ProfileUpdate = z.infer<typeof ProfileUpdate>

/** The link's token, and the password again: whoever has no more than a borrowed session can't move the account. */
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
