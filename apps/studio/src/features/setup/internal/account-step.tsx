import { useQuery } from '@tanstack/react-query'
import { SetupAccount } from '@upbeat/contract/studio/entities/setup'
import { Button } from '@upbeat/ui/button.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { api } from '../../../lib/api/api.ts'
import { problemKey } from '../../../lib/api/problem-key.ts'
import { startSession } from '../../../lib/api/session.ts'
import form from '../../../lib/forms/form.module.css'
import { StudioPasswordField } from '../../../lib/forms/studio-password-field.tsx'
import { useStudioForm } from '../../../lib/forms/use-studio-form.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { keepPerson, keptPerson } from './kept-person.ts'
import { StepFrame } from './step-frame.tsx'

/** Creates the installation administrator's account with the setup link. A used link is reported before any input. */
export function AccountStep({ token }: { token: string }) {
  const t = useText()
  const link = useQuery({
    queryKey: ['setup', 'link', token],
    queryFn: () => api('readSetupLink', { body: { token } }),
    retry: false,
  })
  const account = useStudioForm({
    schema: SetupAccount.pick({ name: true, email: true, password: true }),
    initial: { ...keptPerson(), password: '' },
    problems: { name: 'account.nameProblem', email: 'session.emailProblem', password: 'session.newPasswordProblem' },
    send: async (given) => {
      await api('createSetupAccount', { body: { token, ...given } })
      await startSession()
    },
  })
  const { name, email } = account.watch()
  useEffect(() => keepPerson({ name, email }), [name, email])
  if (link.error) {
    return (
      <StepFrame step="you">
        <FormNotice text={t(problemKey(link.error))} />
        <p className={form.hint}>{t('setup.linkSpent')}</p>
        <Link className={form.link} to="/sign-in?to=%2Fstart">
          {t('session.toSignIn')}
        </Link>
      </StepFrame>
    )
  }
  return (
    <StepFrame lead={t('setup.youLead')} step="you" title={t('setup.youTitle')}>
      <form {...account.props} className={form.form}>
        <FormNotice text={account.notice} />
        <TextField {...account.field('name')} autoComplete="name" label={t('account.name')} />
        <TextField
          {...account.field('email')}
          autoCapitalize="none"
          autoComplete="username"
          label={t('session.email')}
          type="email"
        />
        <StudioPasswordField
          {...account.field('password')}
          autoComplete="new-password"
          description={t('session.newPasswordRule')}
          label={t('session.choosePassword')}
        />
        <div className={form.actions}>
          <Button busy={account.busy} type="submit">
            {t('account.continue')}
          </Button>
        </div>
      </form>
    </StepFrame>
  )
}
