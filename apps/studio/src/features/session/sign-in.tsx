import { canUsePasskeys } from '@upbeat/client/ask-passkey.ts'
import { SignIn as SignInBody, type SignInReply } from '@upbeat/contract/studio/entities/session'
import { Button } from '@upbeat/ui/button.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../lib/api/api.ts'
import form from '../../lib/forms/form.module.css'
import { StudioPasswordField } from '../../lib/forms/studio-password-field.tsx'
import { useStudioForm } from '../../lib/forms/use-studio-form.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { EntryCard } from '../../lib/layout/entry-card.tsx'
import { PasskeySignIn } from './internal/passkey-sign-in.tsx'
import { SecondFactor } from './second-factor.tsx'

type AskedFor = Extract<SignInReply, { kind: 'secondFactor' }>

/** Email and password, then a second factor if set up; or only a passkey. */
export function SignIn({ onSignedIn }: { onSignedIn: () => Promise<unknown> }) {
  const t = useText()
  const [asked, setAsked] = useState<AskedFor | null>(null)
  const signIn = useStudioForm({
    schema: SignInBody,
    initial: { email: '', password: '' },
    problems: { email: 'session.emailProblem', password: 'session.passwordMissing' },
    send: async (body) => {
      const reply = await api('signIn', { body })
      if (reply.kind === 'secondFactor') setAsked(reply)
      else await onSignedIn()
    },
  })
  if (asked) return <SecondFactor asked={asked} onBack={() => setAsked(null)} onSignedIn={onSignedIn} />
  return (
    <EntryCard footer={t('session.staffOnly')} lead={t('session.signInLead')} title={t('session.signInTitle')}>
      <form {...signIn.props} className={form.form}>
        <FormNotice text={signIn.notice} />
        <TextField
          {...signIn.field('email')}
          autoCapitalize="none"
          autoComplete="username webauthn"
          label={t('session.email')}
          type="email"
        />
        <StudioPasswordField {...signIn.field('password')} label={t('session.password')} />
        <Button busy={signIn.busy} fullWidth type="submit">
          {t('session.signIn')}
        </Button>
      </form>
      {canUsePasskeys() && (
        <>
          <p className={form.or}>{t('session.or')}</p>
          <PasskeySignIn onSignedIn={onSignedIn} />
        </>
      )}
      <Link className={form.link} to="/forgotten">
        {t('session.forgotten')}
      </Link>
    </EntryCard>
  )
}
