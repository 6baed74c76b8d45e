import { useQuery } from '@tanstack/react-query'
import { askPasskey, canUsePasskeys } from '@upbeat/client/ask-passkey.ts'
import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { useState } from 'react'
import { z } from 'zod'
import { api } from '../../lib/api/api.ts'
import { sessionQuery } from '../../lib/api/session.ts'
import { useAction } from '../../lib/api/use-action.ts'
import form from '../../lib/forms/form.module.css'
import { StudioPasswordField } from '../../lib/forms/studio-password-field.tsx'
import { useStudioForm } from '../../lib/forms/use-studio-form.ts'
import { useText } from '../../lib/i18n/use-text.ts'

/** Asks for password, code or passkey before a sensitive action; valid for ten minutes (STAFF-06). */
export function ReauthenticationDialog({ onAnswer }: { onAnswer: (given: boolean) => void }) {
  const t = useText()
  const methods = useQuery(sessionQuery).data?.secondFactor.methods ?? []
  const [isByCode, setByCode] = useState(false)
  const passkey = useAction()
  const confirm = useStudioForm({
    schema: z.object({ given: z.string().min(1) }),
    initial: { given: '' },
    problems: { given: isByCode ? 'session.codeProblem' : 'session.passwordMissing' },
    send: async ({ given }) => {
      await api('reauthenticate', { body: isByCode ? { code: given } : { password: given } })
      onAnswer(true)
    },
  })
  const confirmByPasskey = async () => {
    const answer = await askPasskey(await api('startReauthentication'))
    await api('reauthenticate', { body: { passkey: answer } })
    onAnswer(true)
  }
  function switchWay() {
    setByCode(!isByCode)
    confirm.reset()
  }
  return (
    <Dialog
      closeLabel={t('shell.close')}
      description={t('session.confirmText')}
      onOpenChange={(open) => open || onAnswer(false)}
      open
      size="small"
      title={t('session.confirmTitle')}
    >
      <form {...confirm.props} className={form.form}>
        <FormNotice text={confirm.notice} />
        {isByCode ? (
          <TextField
            {...confirm.field('given')}
            autoComplete="one-time-code"
            inputMode="numeric"
            key="code"
            label={t('session.code')}
          />
        ) : (
          <StudioPasswordField {...confirm.field('given')} key="password" label={t('session.password')} />
        )}
        <Button busy={confirm.busy} fullWidth type="submit">
          {t('session.confirm')}
        </Button>
      </form>
      {methods.length > 0 && (
        <div className={form.actions}>
          {methods.includes('totp') && (
            <Button onClick={switchWay} size="small" variant="quiet">
              {t(isByCode ? 'session.usePassword' : 'session.useCode')}
            </Button>
          )}
          {methods.includes('passkey') && canUsePasskeys() && (
            <Button
              busy={passkey.busy}
              icon="key"
              onClick={() => void passkey.run(confirmByPasskey)}
              size="small"
              variant="quiet"
            >
              {t('session.usePasskey')}
            </Button>
          )}
        </div>
      )}
    </Dialog>
  )
}
