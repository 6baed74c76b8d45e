import type { PhraseKey } from '@upbeat/phrases/phrase-key'
import { isPassword } from '@upbeat/rules/auth/is-password'
import type { FormProblems } from '@upbeat/ui/use-form.ts'

export type NewPassword = { password: string; confirmPassword: string }

/** Validates a new password, entered twice (AUTH-16 to AUTH-18). */
export function checkNewPassword({ password, confirmPassword }: NewPassword): FormProblems<NewPassword, PhraseKey> {
  if (password === '') return { password: 'auth.passwordRequired' }
  return {
    ...(!isPassword(password) && { password: 'auth.passwordRule' }),
    ...(confirmPassword !== password && { confirmPassword: 'auth.passwordMismatch' }),
  }
}
