import { ApiError } from '@upbeat/client/api-error.ts'
import type { PhraseKey } from '@upbeat/phrases/phrase-key'
import { thirdPartyEnabled } from '@upbeat/rules/tenant/switches'
import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { PasswordField } from '@upbeat/ui/password-field.tsx'
import { type FormFailure, useForm } from '@upbeat/ui/use-form.ts'
import { useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../lib/api/api.ts'
import { paths } from '../../lib/paths.ts'
import { notify } from '../../lib/snackbar-store.ts'
import { forgetSession } from '../auth/sign-out.ts'
import { useText } from '../i18n/text.ts'
import { useTenant } from '../tenant/tenant-store.ts'
import styles from './form-dialog.module.css'

type Values = { password: string }

/** Deletes the account after explaining the consequences and asking for the password, which members with single sign-on don't have. */
export function DeleteAccountButton() {
  const t = useText()
  const navigate = useNavigate()
  const formId = useId()
  const keep = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const hasPassword = !thirdPartyEnabled(useTenant())
  const { form, text, busy, notice, clear } = useForm<Values, PhraseKey>({
    initial: { password: '' },
    check: ({ password }) => (hasPassword && password === '' ? { password: 'account.deletePasswordRequired' } : {}),
    describe: t,
    async send({ password }) {
      try {
        await api('deleteAccount', { body: { password } })
      } catch (error) {
        return failureOf(error)
      }
      forgetSession()
      notify(t('account.deleted'))
      await navigate(paths.landing)
    },
  })

  function turn(next: boolean) {
    clear()
    setOpen(next)
  }

  return (
    <>
      <Button onClick={() => turn(true)} size="small" variant="secondary">
        {t('account.delete')}
      </Button>
      <Dialog
        actions={
          <>
            <Button onClick={() => turn(false)} ref={keep} variant="secondary">
              {t('common.cancel')}
            </Button>
            <Button busy={busy} form={formId} type="submit" variant="danger">
              {t('account.deleteConfirm')}
            </Button>
          </>
        }
        description={t('account.deleteWarning')}
        initialFocus={keep}
        onOpenChange={turn}
        open={open}
        size="small"
        title={t('account.deleteQuestion')}
      >
        <form {...form} className={styles.form} id={formId}>
          <FormNotice text={notice} />
          {hasPassword && (
            <PasswordField
              {...text('password')}
              concealLabel={t('auth.hidePassword')}
              label={t('account.deletePassword')}
              revealLabel={t('auth.showPassword')}
            />
          )}
        </form>
      </Dialog>
    </>
  )
}

function failureOf(error: unknown): FormFailure<Values, PhraseKey> {
  const status = error instanceof ApiError ? error.status : 0
  if (status === 403) return { problems: { password: 'account.deletePasswordWrong' } }
  if (status === 429) return { notice: 'errors.tooManyRequests' }
  return { notice: status === 0 ? 'errors.network' : 'errors.generic' }
}
