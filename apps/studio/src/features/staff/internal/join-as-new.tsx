import { NewPassword } from '@upbeat/contract/entities/password'
import { PersonName } from '@upbeat/contract/studio/entities/account'
import type { SignInReply } from '@upbeat/contract/studio/entities/session'
import { Button } from '@upbeat/ui/button.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { z } from 'zod'
import { api } from '../../../lib/api/api.ts'
import form from '../../../lib/forms/form.module.css'
import { StudioPasswordField } from '../../../lib/forms/studio-password-field.tsx'
import { useStudioForm } from '../../../lib/forms/use-studio-form.ts'
import { useText } from '../../../lib/i18n/use-text.ts'

export type JoinProps = { token: string; email: string; onReply: (reply: SignInReply) => Promise<unknown> }

/** For people without an account: creates one with a name and a password, for the invited email address. */
export function JoinAsNew({ token, email, onReply }: JoinProps) {
  const t = useText()
  const join = useStudioForm({
    schema: z.object({ name: PersonName, newPassword: NewPassword }),
    initial: { name: '', newPassword: '' },
    problems: { name: 'account.nameProblem', newPassword: 'session.newPasswordProblem' },
    send: async (given) => onReply(await api('acceptInvitation', { body: { token, ...given } })),
  })
  return (
    <form {...join.props} className={form.form}>
      <FormNotice text={join.notice} />
      {/* Lets password managers save the password with the right email address. */}
      <input autoComplete="username" hidden readOnly type="email" value={email} />
      <TextField {...join.field('name')} autoComplete="name" label={t('account.name')} />
      <StudioPasswordField
        {...join.field('newPassword')}
        autoComplete="new-password"
        description={t('session.newPasswordRule')}
        label={t('session.choosePassword')}
      />
      <Button busy={join.busy} fullWidth type="submit">
        {t('staff.join')}
      </Button>
    </form>
  )
}
