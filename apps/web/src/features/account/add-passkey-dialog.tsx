import { ApiError } from '@upbeat/client/api-error.ts'
import { makePasskey } from '@upbeat/client/ask-passkey.ts'
import type { PhraseKey } from '@upbeat/phrases/phrase-key'
import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { PasswordField } from '@upbeat/ui/password-field.tsx'
import { type FormFailure, useForm } from '@upbeat/ui/use-form.ts'
import { useId } from 'react'
import { api } from '../../lib/api.ts'
import { notify } from '../../lib/snackbar-store.ts'
import { useText } from '../i18n/text.ts'

type Values = { password: string }

/** The password first, then the browser's own dialog. */
export function AddPasskeyDialog({ onDone }: { onDone: () => void }) {
  const t = useText()
  const formId = useId()
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
    <Dialog
      actions={
        <>
          <Button onClick={onDone} variant="secondary">
            {t('common.cancel')}
          </Button>
          <Button busy={busy} form={formId} type="submit">
            {t('account.passkeyAdd')}
          </Button>
        </>
      }
      onOpenChange={onDone}
      open
      size="small"
      title={t('account.passkeyAdd')}
    >
      <form {...form} id={formId}>
        <FormNotice text={notice} />
        <PasswordField
          {...text('password')}
          autoComplete="current-password"
          concealLabel={t('auth.hidePassword')}
          label={t('account.currentPassword')}
          revealLabel={t('auth.showPassword')}
        />
      </form>
    </Dialog>
  )
}

function failureOf(error: unknown): FormFailure<Values, PhraseKey> {
  const status = error instanceof ApiError ? error.status : undefined
  if (status === 403) return { problems: { password: 'account.deletePasswordWrong' } }
  if (status === 429) return { notice: 'errors.tooManyRequests' }
  return { notice: status === 0 ? 'errors.network' : 'auth.passkeyFailed' }
}
