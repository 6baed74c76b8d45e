import { ForgottenStaffPassword } from '@upbeat/contract/studio/entities/account'
import { Button } from '@upbeat/ui/button.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../lib/api/api.ts'
import form from '../../lib/forms/form.module.css'
import { useStudioForm } from '../../lib/forms/use-studio-form.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { EntryCard } from '../../lib/layout/entry-card.tsx'

/** Sends a password reset link. The reply doesn't reveal whether the email address is known (STAFF-08). */
export function ForgottenPassword() {
  const t = useText()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const ask = useStudioForm({
    schema: ForgottenStaffPassword,
    initial: { email: '' },
    problems: { email: 'session.emailProblem' },
    send: async (body) => {
      await api('forgotStaffPassword', { body })
      setSentTo(body.email)
    },
  })
  return (
    <EntryCard lead={t('session.forgottenLead')} title={t('session.forgottenTitle')}>
      <FormNotice text={sentTo === null ? '' : t('session.forgottenSent', { email: sentTo })} tone="success" />
      {sentTo === null && (
        <form {...ask.props} className={form.form}>
          <FormNotice text={ask.notice} />
          <TextField
            {...ask.field('email')}
            autoCapitalize="none"
            autoComplete="username"
            label={t('session.email')}
            type="email"
          />
          <Button busy={ask.busy} fullWidth type="submit">
            {t('session.sendLink')}
          </Button>
        </form>
      )}
      <Link className={form.link} to="/sign-in">
        {t('session.toSignIn')}
      </Link>
    </EntryCard>
  )
}
