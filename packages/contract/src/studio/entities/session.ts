import { roles } from '@upbeat/rules/staff/may'
import { z } from 'zod'
import { EmailAddress } from '../../entities/email-address.ts'
import { PasskeyAnswer } from '../../entities/passkey.ts'

const When = z.iso.datetime()
export const Role = z.enum(roles)

/** A club that an account belongs to. */
export const StaffClub = z
  .object({
    tenantId: z.string(),
    name: z.string(),
    displayName: z.string(),
    role: Role,
    /** The URL of its studio; `openClub` opens it without another sign-in. */
    address: z.string(),
    isHere: z.boolean(),
  })
  .meta({ id: 'StaffClub' })
export type StaffClub = z.infer<typeof StaffClub>

/** The signed-in account and its permissions. */
export const StaffSession = z
  .object({
    account: z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      /** The studio's language; null follows the browser. */
      language: z.string().nullable(),
      isInstallationAdmin: z.boolean(),
      isDemo: z.boolean(),
    }),
    /** The club of this host; null if the host has no club or the account doesn't belong to it. */
    club: z
      .object({
        tenantId: z.string(),
        name: z.string(),
        displayName: z.string(),
        role: Role,
        /** The reach of each permission of the role. */
        permissions: z.record(z.string(), z.enum(['all', 'own'])),
        /** Its colour for either colour scheme, readable on the studio's surfaces. */
        accent: z.object({ light: z.string(), dark: z.string() }),
        timeZone: z.string().nullable(),
        /** The languages of the members' app, main language first. */
        languages: z.array(z.string()),
      })
      .nullable(),
    clubs: z.array(StaffClub),
    sessionId: z.string(),
    expiresAt: When,
    /** When re-authentication expires; null if a password or second factor is required first. */
    reauthenticatedUntil: When.nullable(),
    secondFactor: z.object({
      methods: z.array(z.enum(['totp', 'passkey'])),
      /** The deadline for setting up a second factor; null if none is required, or one is set up. */
      dueAt: When.nullable(),
      /** Past the deadline: only calls of the account itself are allowed until one is set up. */
      isOverdue: z.boolean(),
    }),
  })
  .meta({ id: 'StaffSession' })
export type StaffSession = z.infer<typeof StaffSession>

const Password = z.string().min(1).max(200)
/** Six digits, or a recovery code; spaces and hyphens are ignored. */
export const SecondFactorCode = z.string().trim().min(6).max(40)

export const SignIn = z.object({ email: EmailAddress, password: Password }).meta({ id: 'StaffSignIn' })
export type SignIn = z.infer<typeof SignIn>

/** What pages before sign-in show of the host's club, as the members' sign-in does. */
export const EntryArt = z
  .object({
    displayName: z.string(),
    primary: z.string(),
    onPrimary: z.string(),
    secondary: z.string(),
    /** The logo, if it is the art and this server has it; null for rings. */
    logoUrl: z.string().nullable(),
  })
  .meta({ id: 'StudioEntryArt' })
export type EntryArt = z.infer<typeof EntryArt>

/** Either signed in, or a second factor is required within ten minutes. */
export const SignInReply = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('signedIn') }),
    z.object({
      kind: z.literal('secondFactor'),
      token: z.string(),
      methods: z.array(z.enum(['totp', 'passkey', 'recoveryCode'])),
    }),
  ])
  .meta({ id: 'StaffSignInReply' })
export type SignInReply = z.infer<typeof SignInReply>

export const SecondFactor = z
  .object({ token: z.string().max(200), code: SecondFactorCode })
  .meta({ id: 'StaffSecondFactor' })

/** Exactly one of the three. People with a second factor may still use the password. */
export const Reauthentication = z
  .union([
    z.object({ password: Password }).strict(),
    z.object({ code: SecondFactorCode }).strict(),
    z.object({ passkey: PasskeyAnswer }).strict(),
  ])
  .meta({ id: 'Reauthentication' })
export type Reauthentication = z.infer<typeof Reauthentication>
export const Reauthenticated = z.object({ reauthenticatedUntil: When }).meta({ id: 'Reauthenticated' })

/** The link that opens another club. `isConfirmed` replaces the session of somebody else in this browser. */
export const ClubEntry = z.object({ token: z.string().max(200), isConfirmed: z.boolean().optional() })
export type ClubEntry = z.infer<typeof ClubEntry>

/** Whose session the link would open, while somebody else is signed in. */
export const ClubEntryQuestion = z.object({ name: z.string(), email: z.string() })
export type ClubEntryQuestion = z.infer<typeof ClubEntryQuestion>
