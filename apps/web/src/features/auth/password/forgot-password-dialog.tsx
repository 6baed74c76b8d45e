import { ApiError } from '@upbeat/client/api-error.ts'
import { errors } from '@upbeat/contract/errors'
import type { PhraseKey } from '@upbeat/phrases/phrase-key'
import { isEmail } from '@upbeat/rules/auth/is-email'
import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { type FormFailure, type FormProblems, useForm } from '@upbeat/ui/use-form.ts'
import { useState } from 'react'
import { api } from '../../../lib/api/api.ts'
import { useText } from '../../i18n/text.ts'
import styles from '../auth-form.module.css'

/** Asks for the email address to send the link to (AUTH-22); prefilled with the one typed at sign-in. */
export function ForgotPasswordDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const t = useText()
  const [sent, setSent] = useState(false)
  const { busy, notice, form, text } = useForm<Values, PhraseKey>({
    initial: { email },
    check,
    describe: t,
    async send({ email }) {
      setSent(false)
      const failure = await askForLink(email.trim())
      setSent(!failure)
      return failure
    },
  })
  return (
    <Dialog
      closeLabel={t('common.close')}
      description={t('auth.forgotPasswordHint')}
      onOpenChange={(open) => !open && onClose()}
      open
      size="small"
      title={t('auth.forgotPasswordTitle')}
    >
      <form {...form} className={styles.form}>
        <FormNotice text={notice} />
        <FormNotice text={sent ? t('auth.resetEmailSent') : ''} tone="success" />
        <TextField
          {...text('email')}
          autoCapitalize="none"
          autoComplete="email"
          inputMode="email"
          label={t('auth.email')}
          type="email"
        />
        <Button busy={busy} fullWidth size="large" type="submit">
          {t('auth.sendLink')}
        </Button>
      </form>
    </Dialog>
  )
}

type Values = { email: string }

function check({ email }: Values): FormProblems<Values, PhraseKey> {
  if (email.trim() === '') return { email: 'auth.emailRequired' }
  return isEmail(email.trim()) ? {} : { email: 'auth.emailInvalid' }
}

/** 204 means that the email address has no account here (ERR-15). */
async function askForLink(EmailAddress: string): Promise<FormFailure<Values, PhraseKey> | undefined> {
  try {
    const { status } = await api.reply('forgotPassword', { body: { EmailAddress } })
    return status === 204 ? { notice: 'errors.accountNotFound' } : undefined
  } catch (error) {
    return { notice: forgotPasswordProblem(error) }
  }
}

/** Why no link could be sent, by the reply's status (ERR-15). */
function forgotPasswordProblem(error: unknown): PhraseKey {
  const status = error instanceof ApiError ? error.status : 0
  if (error instanceof ApiError && error.code === errors.mailOff.wire) return 'errors.mailOff'
  if (status === 400) return 'errors.invalidData'
  if (status === 429) return 'errors.tooManyRequests'
  return status === 0 ? 'errors.network' : 'errors.internal'
}
