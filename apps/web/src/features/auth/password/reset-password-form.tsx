import { ApiError } from '@upbeat/client/api-error.ts'
import { errors } from '@upbeat/contract/errors'
import type { PhraseKey } from '@upbeat/phrases/phrase-key'
import { Button } from '@upbeat/ui/button.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { useForm } from '@upbeat/ui/use-form.ts'
import { api } from '../../../lib/api/api.ts'
import { useText } from '../../i18n/text.ts'
import styles from '../auth-form.module.css'
import { checkNewPassword, type NewPassword } from './check-new-password.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

type ResetPasswordFormProps = { token: string; onOutcome: (outcome: 'done' | 'expired') => void }

/** A new password, entered twice and sent with the token of the link (AUTH-24). */
export function ResetPasswordForm({ token, onOutcome }: ResetPasswordFormProps) {
  const t = useText()
  const { form, text, busy, notice } = useForm<NewPassword, PhraseKey>({
    initial: { password: '', confirmPassword: '' },
    check: checkNewPassword,
    describe: t,
    async send(values) {
      try {
        await api('resetPassword', { body: { token, ...values } })
        onOutcome('done')
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 401)) return { notice: resetProblem(error) }
        onOutcome('expired')
      }
    },
  })
  return (
    <form {...form} className={styles.form}>
      <FormNotice text={notice} />
      <NewPasswordFields label={t('auth.newPassword')} password={text('password')} repeated={text('confirmPassword')} />
      <Button busy={busy} fullWidth size="large" type="submit">
        {t('auth.resetPassword')}
      </Button>
    </form>
  )
}

/** Decided by the reply's status alone (ERR-16). */
function resetProblem(error: unknown): PhraseKey {
  const { status, code } = error instanceof ApiError ? error : {}
  if (code === errors.passwordTooCommon.wire) return 'errors.passwordTooCommon'
  return (status !== undefined && PROBLEMS[status]) || 'errors.internal'
}

const PROBLEMS: Record<number, PhraseKey> = {
  0: 'errors.network',
  400: 'errors.invalidData',
  404: 'errors.accountNotFound',
  409: 'errors.emailInUse',
}
