import { normalisePassword } from '@upbeat/rules/auth/normalise-password'
import { z } from 'zod'
import { EmailAddress } from './email-address.ts'
import { NewPassword } from './password.ts'

export const ForgotPasswordPayload = z.object({ EmailAddress }).meta({ id: 'ForgotPasswordPayload' })
export type ForgotPasswordPayload = z.infer<typeof ForgotPasswordPayload>

const ResetToken = z.string().min(1).max(500)

/** Checks whether the emailed link is still valid, before a password is typed. */
export const ResetLinkCheck = z.object({ token: ResetToken }).meta({ id: 'ResetLinkCheck' })
export type ResetLinkCheck = z.infer<typeof ResetLinkCheck>

/** The form behind the emailed link; both passwords must be equal (D-18, AUTH-18). */
export const ResetPasswordForm = z
  .object({
    token: ResetToken,
    password: NewPassword,
    confirmPassword: z.string().overwrite(normalisePassword).max(200),
  })
  .refine((form) => form.password === form.confirmPassword, { path: ['confirmPassword'] })
  .meta({ id: 'ResetPasswordForm' })
export type ResetPasswordForm = z.infer<typeof ResetPasswordForm>
