import { NewPassword } from '@upbeat/contract/entities/password'
import { Button } from '@upbeat/ui/button.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { z } from 'zod'
import { api } from '../../../lib/api/api.ts'
import form from '../../../lib/forms/form.module.css'
import { StudioPasswordField } from '../../../lib/forms/studio-password-field.tsx'
import { useStudioForm } from '../../../lib/forms/use-studio-form.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { SettingsSection } from '../../../lib/layout/settings-section.tsx'
import { showToast } from '../../../lib/layout/toast-store.ts'

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
