import { ApiError } from '@upbeat/client/api-error.ts'
import { makePasskey } from '@upbeat/client/ask-passkey.ts'
import type { PhraseKey } from '@upbeat/phrases/phrase-key'
import { PasswordField } from '@upbeat/ui/password-field.tsx'
import { type FormFailure, useForm } from '@upbeat/ui/use-form.ts'
import { api } from '../../../lib/api/api.ts'
import { notify } from '../../../lib/snackbar-store.ts'
import { useText } from '../../i18n/text.ts'
import { FormDialog } from '../form-dialog.tsx'

type Values = { password: string }

/** Asks for the password, then opens the browser's dialog. */
export function AddPasskeyDialog({ onDone }: { onDone: () => void }) {
  const t = useText()
  const { form, text, busy, notice } = useForm<Values, PhraseKey>({
    initial: { password: '' },
    check: ({ password }) => ({ ...(password === '' && { password: 'account.deletePasswordRequired' }) }),
    describe: t,
    async send({ password }) {
      try {
        const challenge = await api('askNewPasskey', { body: { password } })
        await api('keepPasskey', { body: await makePasskey(challenge) })
      } catch (error) {
        return failureOf(error)
      }
      notify(t('account.passkeyAdded'))
      onDone()
    },
  })
  return (
    <FormDialog
      action={t('account.passkeyAdd')}
      busy={busy}
      form={form}
      notice={notice}
      onClose={onDone}
      title={t('account.passkeyAdd')}
    >
      <PasswordField
        {...text('password')}
        autoComplete="current-password"
        concealLabel={t('auth.hidePassword')}
        label={t('account.currentPassword')}
        revealLabel={t('auth.showPassword')}
      />
    </FormDialog>
  )
}

function failureOf(error: unknown): FormFailure<Values, PhraseKey> {
  const status = error instanceof ApiError ? error.status : undefined
  if (status === 403) return { problems: { password: 'account.deletePasswordWrong' } }
  if (status === 429) return { notice: 'errors.tooManyRequests' }
  return { notice: status === 0 ? 'errors.network' : 'auth.passkeyFailed' }
}
