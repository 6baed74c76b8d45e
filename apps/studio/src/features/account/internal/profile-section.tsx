import { PersonName } from '@upbeat/contract/studio/entities/account'
import type { StaffSession } from '@upbeat/contract/studio/entities/session'
import { Button } from '@upbeat/ui/button.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { z } from 'zod'
import { api } from '../../../lib/api/api.ts'
import { refreshSession } from '../../../lib/api/session.ts'
import form from '../../../lib/forms/form.module.css'
import { useStudioForm } from '../../../lib/forms/use-studio-form.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { SettingsSection } from '../../../lib/layout/settings-section.tsx'
import { showToast } from '../../../lib/layout/toast-store.ts'

export function ProfileSection({ account }: { account: StaffSession['account'] }) {
  const t = useText()
  const profile = useStudioForm({
    schema: z.object({ name: PersonName }),
    initial: { name: account.name },
    problems: { name: 'account.nameProblem' },
    send: async (body) => {
      await api('updateAccount', { body })
      await refreshSession()
      profile.reset(body)
      showToast(t('account.saved'))
    },
  })
  return (
    <SettingsSection text={t('account.profileText')} title={t('account.profile')}>
      <form {...profile.props} className={form.form}>
        <FormNotice text={profile.notice} />
        <TextField {...profile.field('name')} autoComplete="name" label={t('account.name')} />
        <TextField
          description={t('account.emailText')}
          disabled
          label={t('session.email')}
          type="email"
          value={account.email}
        />
        <div className={form.actions}>
          <Button busy={profile.busy} disabled={!profile.formState.isDirty} type="submit" variant="secondary">
            {t('account.save')}
          </Button>
        </div>
      </form>
    </SettingsSection>
  )
}
