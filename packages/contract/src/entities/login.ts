import { z } from 'zod'
import { User } from './user.ts'

const envelope = {
  client_id: z.string().max(200).optional(),
  redirect_uri: z.string().max(2000).optional(),
  response_type: z.literal('token').optional(),
  scope: z.string().max(200).optional(),
  tenantId: z.string().max(100).optional(),
  skipConsent: z.string().max(10).optional(),
}

/** Sign-in with a token of the club's identity provider; `nonce` is the one sent with the authorization request (D-57). */
export const TokenLoginForm = z
  .object({ ...envelope, token: z.string().min(1).max(16_000), nonce: z.string().max(500).optional() })
  .meta({ id: 'TokenLoginForm' })
export type TokenLoginForm = z.infer<typeof TokenLoginForm>

/** Not validated by the rule for new passwords: a wrong password is rejected as wrong, not as malformed. */
export const PasswordLoginForm = z
  .object({ ...envelope, username: z.string().trim().min(1).max(254), password: z.string().min(1).max(200) })
  .meta({ id: 'PasswordLoginForm' })
export type PasswordLoginForm = z.infer<typeof PasswordLoginForm>

/** Discriminated by `token`. */
export const LoginForm = z.union([TokenLoginForm, PasswordLoginForm]).meta({ id: 'LoginForm' })
export type LoginForm = z.infer<typeof LoginForm>

/** `Code` is the session token (ENT-33, ENT-34, D-90). The external parts are `null` for accounts of this server. */
export const LoginReply = z
  .object({
    Code: z.string(),
    UserId: z.string(),
    ExternalUserId: z.string().nullable(),
    UserDetail: User,
    /** Response times of the identity provider and the membership source in milliseconds. */
    ExternalLoginResponseTime: z.number().nullable(),
  })
  .meta({ id: 'LoginReply' })
export type LoginReply = z.infer<typeof LoginReply>

/** A renewed token and its lifetime in seconds. */
export const RefreshedToken = z.object({ token: z.string(), expiresIn: z.int() }).meta({ id: 'RefreshedToken' })
export type RefreshedToken = z.infer<typeof RefreshedToken>
