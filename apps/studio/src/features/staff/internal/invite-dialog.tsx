import { type InvitationWithLink, NewInvitation } from '@upbeat/contract/studio/entities/staff'
import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { api } from '../../../lib/api/api.ts'
import { refreshStaff } from '../../../lib/api/staff-query.ts'
import form from '../../../lib/forms/form.module.css'
import { useStudioForm } from '../../../lib/forms/use-studio-form.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { showToast } from '../../../lib/layout/toast-store.ts'
import { RolePicker } from './role-picker.tsx'

type InviteDialogProps = {
  /** Without email the new invitation's link is shown, to be passed on by hand. */
  sendsEmail: boolean
  onMade: (invitation: InvitationWithLink) => void
  onClose: () => void
}

export function InviteDialog({ sendsEmail, onMade, onClose }: InviteDialogProps) {
  const t = useText()
  const invite = useStudioForm({
    schema: NewInvitation,
    initial: { email: '', role: 'coach' as const },
    problems: { email: 'session.emailProblem' },
    send: async (body) => {
      const made = await api('invite', { body })
      await refreshStaff()
      onClose()
      if (sendsEmail) showToast(t('staff.invited', { email: body.email }))
      else onMade(made)
    },
  })
  return (
    <Dialog
      closeLabel={t('shell.close')}
      description={t(sendsEmail ? 'staff.inviteText' : 'staff.inviteTextByHand')}
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
          {t(sendsEmail ? 'staff.sendInvitation' : 'staff.makeInvitation')}
        </Button>
      </form>
    </Dialog>
  )
}
