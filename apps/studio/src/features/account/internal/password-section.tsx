import { NewPassword } from '@upbeat/contract/entities/password'
import { Button } from '@upbeat/ui/button.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { z } from 'zod'
import { api } from '../../../lib/api.ts'
import form from '../../../lib/form.module.css'
import { SettingsSection } from '../../../lib/settings-section.tsx'
import { StudioPasswordField } from '../../../lib/studio-password-field.tsx'
import { showToast } from '../../../lib/toast-store.ts'
import { useStudioForm } from '../../../lib/use-studio-form.ts'
import { useText } from '../../../lib/use-text.ts'

export function PasswordSection() {
  const t = useText()
  const change = useStudioForm({
    schema: z.object({ password: NewPassword }),
    initial: { password: '' },
    problems: { password: 'session.newPasswordProblem' },
    send: async (body) => {
      await api('changeStaffPassword', { body })
      change.reset()
      showToast(t('account.passwordChanged'))
    },
  })
  return (
    <SettingsSection text={t('account.passwordText')} title={t('session.password')}>
      <form {...change.props} className={form.form}>
        <FormNotice text={change.notice} />
        <StudioPasswordField
          {...change.field('password')}
          autoComplete="new-password"
          description={t('session.newPasswordRule')}
          label={t('session.newPassword')}
        />
        <div className={form.actions}>
          <Button busy={change.busy} type="submit" variant="secondary">
            {t('account.changePassword')}
          </Button>
        </div>
      </form>
    </SettingsSection>
  )
}
