import { NewPassword } from '@upbeat/contract/entities/password'
import { Button } from '@upbeat/ui/button.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { z } from 'zod'
import { api } from '../../lib/api/api.ts'
import form from '../../lib/forms/form.module.css'
import { StudioPasswordField } from '../../lib/forms/studio-password-field.tsx'
import { useStudioForm } from '../../lib/forms/use-studio-form.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { EntryCard } from '../../lib/layout/entry-card.tsx'

/** Sets a new password with the token of the emailed link. */
export function ResetPassword({ token }: { token: string }) {
  const t = useText()
  const [isDone, setDone] = useState(false)
  const reset = useStudioForm({
    schema: z.object({ password: NewPassword }),
    initial: { password: '' },
    problems: { password: 'session.newPasswordProblem' },
    send: async ({ password }) => {
      await api('resetStaffPassword', { body: { token, password } })
      setDone(true)
    },
  })
  return (
    <EntryCard title={t('session.resetTitle')}>
      <FormNotice text={isDone ? t('session.resetDone') : ''} tone="success" />
      {!isDone && (
        <form {...reset.props} className={form.form}>
          <FormNotice text={reset.notice} />
          <StudioPasswordField
            {...reset.field('password')}
            autoComplete="new-password"
            description={t('session.newPasswordRule')}
            label={t('session.newPassword')}
          />
          <Button busy={reset.busy} fullWidth type="submit">
            {t('session.savePassword')}
          </Button>
        </form>
      )}
      <Link className={form.link} to="/sign-in">
        {t('session.toSignIn')}
      </Link>
    </EntryCard>
  )
}
