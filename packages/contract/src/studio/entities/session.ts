import { roles } from '@upbeat/rules/staff/may'
import { z } from 'zod'
import { EmailAddress } from '../../entities/email-address.ts'
import { PasskeyAnswer } from '../../entities/passkey.ts'

const When = z.iso.datetime()
export const Role = z.enum(roles)

/** One of the clubs that an account belongs to. */
export const StaffClub = z
  .object({
    tenantId: z.string(),
    name: z.string(),
    displayName: z.string(),
    role: Role,
    /** Where its studio is; `openClub` leads there without another sign-in. */
    address: z.string(),
    isHere: z.boolean(),
  })
  .meta({ id: 'StaffClub' })
export type StaffClub = z.infer<typeof StaffClub>

/** Who is signed in, and what they may do here. */
export const StaffSession = z
  .object({
    account: z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      /** The language of the studio; null follows the browser. */
      language: z.string().nullable(),
      isInstallationAdmin: z.boolean(),
      isDemo: z.boolean(),
    }),
    /** The club of this host; null where the host is no club's or the account doesn't belong to it. */
    club: z
      .object({
        tenantId: z.string(),
        name: z.string(),
        displayName: z.string(),
        role: Role,
        /** How far the role goes with each permission it has. */
        permissions: z.record(z.string(), z.enum(['all', 'own'])),
        timeZone: z.string().nullable(),
        /** Of its members' app, the main one first. */
        languages: z.array(z.string()),
      })
      .nullable(),
    clubs: z.array(StaffClub),
    sessionId: z.string(),
    expiresAt: When,
    /** Until when calls that need re-authentication are served; null where password or second factor must be given first. */
    reauthenticatedUntil: When.nullable(),
    secondFactor: z.object({
      methods: z.array(z.enum(['totp', 'passkey'])),
      /** When an owner or manager must have one; null where none is demanded, or one is set up. */
      dueAt: When.nullable(),
      /** Past that moment: only the calls of the account itself are served until one is set up. */
      isOverdue: z.boolean(),
    }),
  })
  .meta({ id: 'StaffSession' })
export type StaffSession = z.infer<typeof StaffSession>

const Password = z.string().min(1).max(200)
/** Six digits, or one of the recovery codes; spaces and hyphens are forgiven. */
export const SecondFactorCode = z.string().trim().min(6).max(40)

export const SignIn = z.object({ email: EmailAddress, password: Password }).meta({ id: 'StaffSignIn' })
export type SignIn = z.infer<typeof SignIn>

/** Either signed in, or a second factor is still to be given within ten minutes. */
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

/** What `navigator.credentials` is called with, as JSON, and a token that belongs to the answer. */
/** One of the three. Who has a second factor may still give the password. */
export const Reauthentication = z
  .union([
    z.object({ password: Password }).strict(),
    z.object({ code: SecondFactorCode }).strict(),
    z.object({ passkey: PasskeyAnswer }).strict(),
  ])
  .meta({ id: 'Reauthentication' })
export type Reauthentication = z.infer<typeof Reauthentication>
export const Reauthenticated = z.object({ reauthenticatedUntil: When }).meta({ id: 'Reauthenticated' })
