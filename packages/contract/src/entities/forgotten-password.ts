import { z } from 'zod'
import { EmailAddress } from './email-address.ts'
import { NewPassword } from './password.ts'

export const ForgotPasswordPayload = z.object({ EmailAddress }).meta({ id: 'ForgotPasswordPayload' })
export type ForgotPasswordPayload = z.infer<typeof ForgotPasswordPayload>

/** The form behind the link of the mail; both entries of the password must be the same (D-18, AUTH-18). */
export const ResetPasswordForm = z
  .object({ token: z.string().min(1).max(500), password: NewPassword, confirmPassword: z.string().max(200) })
  .refine((form) => form.password === form.confirmPassword, { path: ['confirmPassword'] })
  .meta({ id: 'ResetPasswordForm' })
export type ResetPasswordForm = z.infer<typeof ResetPasswordForm>
