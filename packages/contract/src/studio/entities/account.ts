import { z } from 'zod'
import { EmailAddress } from '../../entities/email-address.ts'
import { NewPassword } from '../../entities/password.ts'

const When = z.iso.datetime()
export const PersonName = z.string().trim().min(1).max(100)
export const StudioLanguage = z.enum(['en-gb', 'de'])

export const AccountUpdate = z
  .object({ name: PersonName.optional(), language: StudioLanguage.nullable().optional() })
  .meta({ id: 'StaffAccountUpdate' })
export type AccountUpdate = z.infer<typeof AccountUpdate>

export const StaffPasswordChange = z.object({ password: NewPassword }).meta({ id: 'StaffPasswordChange' })
export const ForgottenStaffPassword = z.object({ email: EmailAddress }).meta({ id: 'ForgottenStaffPassword' })
export const StaffPasswordReset = z
  .object({ token: z.string().max(200), password: NewPassword })
  .meta({ id: 'StaffPasswordReset' })
export type StaffPasswordReset = z.infer<typeof StaffPasswordReset>

/** A signed-in browser. */
export const StaffSessionEntry = z
  .object({
    id: z.string(),
    isThis: z.boolean(),
    userAgent: z.string().nullable(),
    createdAt: When,
    lastUsedAt: When,
    expiresAt: When,
  })
  .meta({ id: 'StaffSessionEntry' })
export type StaffSessionEntry = z.infer<typeof StaffSessionEntry>

export const Passkey = z
  .object({
    id: z.string(),
    name: z.string(),
    /** The host it is registered for: browsers offer a passkey on no other. */
    host: z.string(),
    createdAt: When,
    lastUsedAt: When.nullable(),
  })
  .meta({ id: 'Passkey' })
export type Passkey = z.infer<typeof Passkey>

export const Security = z
  .object({ totp: z.boolean(), recoveryCodesLeft: z.number().int(), passkeys: z.array(Passkey) })
  .meta({ id: 'StaffSecurity' })
export type Security = z.infer<typeof Security>

/** The setup of an authenticator app: secret, URI and QR code (SVG). */
export const TotpSetUp = z
  .object({ token: z.string(), secret: z.string(), uri: z.string(), qrCode: z.string() })
  .meta({ id: 'TotpSetUp' })
export type TotpSetUp = z.infer<typeof TotpSetUp>
export const TotpConfirmation = z
  .object({ token: z.string().max(200), code: z.string().trim().min(6).max(10) })
  .meta({ id: 'TotpConfirmation' })
export type TotpConfirmation = z.infer<typeof TotpConfirmation>
/** Shown once; only hashes are stored. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' })
/** Codes are returned only with the first second factor. */
export const MaybeRecoveryCodes = z
  .object({ recoveryCodes: z.array(z.string()).nullable() })
  .meta({ id: 'MaybeRecoveryCodes' })
