import { canUsePasskeys } from '@upbeat/client/ask-passkey.ts'
import { SecondFactorCode, type SignInReply } from '@upbeat/contract/studio/entities/session'
import { Button } from '@upbeat/ui/button.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { useState } from 'react'
import { z } from 'zod'
import { api } from '../../lib/api/api.ts'
import form from '../../lib/forms/form.module.css'
import { useStudioForm } from '../../lib/forms/use-studio-form.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { EntryCard } from '../../lib/layout/entry-card.tsx'
import { PasskeySignIn } from './internal/passkey-sign-in.tsx'

export type SecondFactorProps = {
  asked: Extract<SignInReply, { kind: 'secondFactor' }>
  onSignedIn: () => Promise<unknown>
  onBack: () => void
}

/** The second step of signing in: an authenticator code, a recovery code, or a passkey. */
export function SecondFactor({ asked, onSignedIn, onBack }: SecondFactorProps) {
  const t = useText()
  const { token, methods } = asked
  const [isRecovery, setRecovery] = useState(!methods.includes('totp') && methods.includes('recoveryCode'))
  const hasCode = methods.includes('totp') || methods.includes('recoveryCode')
  const step = useStudioForm({
    schema: z.object({ code: SecondFactorCode }),
    initial: { code: '' },
    problems: { code: isRecovery ? 'session.recoveryCodeProblem' : 'session.codeProblem' },
    send: async ({ code }) => {
      await api('signInWithSecondFactor', { body: { token, code } })
      await onSignedIn()
    },
  })
  return (
    <EntryCard
      lead={t(isRecovery ? 'session.recoveryLead' : hasCode ? 'session.codeLead' : 'session.passkeyLead')}
      title={t('session.secondFactorTitle')}
    >
      {hasCode && (
        <form {...step.props} className={form.form}>
          <FormNotice text={step.notice} />
          <TextField
            {...step.field('code')}
            autoCapitalize="none"
            autoComplete="one-time-code"
            // The step follows a button press, so moving the focus is expected.
            autoFocus
            inputMode={isRecovery ? 'text' : 'numeric'}
            key={String(isRecovery)}
            label={t(isRecovery ? 'session.recoveryCode' : 'session.code')}
            spellCheck={false}
          />
          <Button busy={step.busy} fullWidth type="submit">
            {t('session.signIn')}
          </Button>
        </form>
      )}
      {methods.includes('passkey') && canUsePasskeys() && <PasskeySignIn onSignedIn={onSignedIn} />}
      <div className={form.actions}>
        {methods.includes('totp') && methods.includes('recoveryCode') && (
          <Button onClick={() => setRecovery(!isRecovery)} size="small" variant="quiet">
            {t(isRecovery ? 'session.useCode' : 'session.useRecoveryCode')}
          </Button>
        )}
        <Button onClick={onBack} size="small" variant="quiet">
          {t('session.back')}
        </Button>
      </div>
    </EntryCard>
  )
}
