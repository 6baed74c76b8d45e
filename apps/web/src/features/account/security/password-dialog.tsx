import { ApiError } from '@upbeat/client/api-error.ts'
import { errors } from '@upbeat/contract/errors'
import type { PhraseKey } from '@upbeat/phrases/phrase-key'
import { PasswordField } from '@upbeat/ui/password-field.tsx'
import { type FormFailure, useForm } from '@upbeat/ui/use-form.ts'
import { api } from '../../../lib/api/api.ts'
import { notify } from '../../../lib/snackbar-store.ts'
import { checkNewPassword, type NewPassword } from '../../auth/password/check-new-password.ts'
import { NewPasswordFields } from '../../auth/password/new-password-fields.tsx'
import { useText } from '../../i18n/text.ts'
import { FormDialog } from '../form-dialog.tsx'

type Values = NewPassword & { currentPassword: string }

/** Changes the password, given the old one; signs out every other browser. */
export function PasswordDialog({ onDone }: { onDone: () => void }) {
  const t = useText()
  const { form, text, busy, notice } = useForm<Values, PhraseKey>({
    initial: { currentPassword: '', password: '', confirmPassword: '' },
    check: (values) => ({
      ...(values.currentPassword === '' && { currentPassword: 'account.deletePasswordRequired' }),
      ...checkNewPassword(values),
    }),
    describe: t,
    async send({ currentPassword, password }) {
      try {
        await api('changePassword', { body: { currentPassword, password } })
      } catch (error) {
        return failureOf(error)
      }
      notify(t('account.passwordChanged'))
      onDone()
    },
  })
  return (
    <FormDialog
      action={t('common.save')}
      busy={busy}
      form={form}
      notice={notice}
      onClose={onDone}
      title={t('account.changePassword')}
    >
      <PasswordField
        {...text('currentPassword')}
        autoComplete="current-password"
        concealLabel={t('auth.hidePassword')}
        label={t('account.currentPassword')}
        revealLabel={t('auth.showPassword')}
      />
      <NewPasswordFields label={t('auth.newPassword')} password={text('password')} repeated={text('confirmPassword')} />
    </FormDialog>
  )
}

function failureOf(error: unknown): FormFailure<Values, PhraseKey> {
  const { status, code } = error instanceof ApiError ? error : { status: 0, code: 0 }
  if (status === 403) return { problems: { currentPassword: 'account.deletePasswordWrong' } }
  if (code === errors.passwordTooCommon.wire) return { problems: { password: 'errors.passwordTooCommon' } }
  if (status === 429) return { notice: 'errors.tooManyRequests' }
  return { notice: status === 0 ? 'errors.network' : 'errors.generic' }
}
