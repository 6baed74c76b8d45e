import { Button } from '@upbeat/ui/button.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { z } from 'zod'
import { api } from '../../../lib/api/api.ts'
import form from '../../../lib/forms/form.module.css'
import { StudioPasswordField } from '../../../lib/forms/studio-password-field.tsx'
import { useStudioForm } from '../../../lib/forms/use-studio-form.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import type { JoinProps } from './join-as-new.tsx'

/** For people who already have an account with the invited email address, e.g. of another club. */
export function JoinWithPassword({ token, email, onReply }: JoinProps) {
  const t = useText()
  const join = useStudioForm({
    schema: z.object({ password: z.string().min(1) }),
    initial: { password: '' },
    problems: { password: 'session.passwordMissing' },
    send: async (given) => onReply(await api('acceptInvitation', { body: { token, ...given } })),
  })
  return (
    <form {...join.props} className={form.form}>
      <FormNotice text={join.notice} />
      <input autoComplete="username" hidden readOnly type="email" value={email} />
      <StudioPasswordField {...join.field('password')} label={t('staff.passwordOf', { email })} />
      <Button busy={join.busy} fullWidth type="submit">
        {t('staff.join')}
      </Button>
    </form>
  )
}
