import { NewInvitation } from '@upbeat/contract/studio/entities/staff'
import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { api } from '../../../lib/api.ts'
import form from '../../../lib/form.module.css'
import { showToast } from '../../../lib/toast-store.ts'
import { useStudioForm } from '../../../lib/use-studio-form.ts'
import { useText } from '../../../lib/use-text.ts'
import { RolePicker } from './role-picker.tsx'
import { refreshStaff } from './staff-query.ts'

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const invite = useStudioForm({
    schema: NewInvitation,
    initial: { email: '', role: 'coach' as const },
    problems: { email: 'session.emailProblem' },
    send: async (body) => {
      await api('invite', { body })
      await refreshStaff()
      showToast(t('staff.invited', { email: body.email }))
      onClose()
    },
  })
  return (
    <Dialog
      closeLabel={t('shell.close')}
      description={t('staff.inviteText')}
      onOpenChange={(open) => open || onClose()}
      open
      title={t('staff.inviteTitle')}
    >
      <form {...invite.props} className={form.form}>
        <FormNotice text={invite.notice} />
        <TextField
          {...invite.field('email')}
          autoCapitalize="none"
          autoComplete="off"
          label={t('session.email')}
          type="email"
        />
        <RolePicker {...invite.register('role')} />
        <Button busy={invite.busy} fullWidth type="submit">
          {t('staff.sendInvitation')}
        </Button>
      </form>
    </Dialog>
  )
}
