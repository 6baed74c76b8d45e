import { z } from 'zod'
import { EmailAddress } from './email-address.ts'
import { NewPassword } from './password.ts'

/**
 * A new account (ENT-32). `passwordHash` is the plain password; the server hashes it (D-55). `accessCode` is required if the club makes it
 * mandatory (D-102).
 */
export const SignUpPayload = z
  .object({
    userDetail: z.object({
      applicationProfile: z.object({
        emailAddress: EmailAddress,
        passwordHash: NewPassword,
        countryCode: z.string().max(8).default('gb'),
      }),
    }),
    emailPassword: z.boolean().default(false),
    thirdPartyUserId: z.string().max(200).default(''),
    skipConsent: z.boolean().default(true),
    accessCode: z.string().trim().max(64).optional(),
  })
  .meta({ id: 'SignUpPayload' })
export type SignUpPayload = z.infer<typeof SignUpPayload>

export const SignUpReply = z.object({ UserId: z.string() }).meta({ id: 'SignUpReply' })
export type SignUpReply = z.infer<typeof SignUpReply>
