import { Role as RoleSchema } from '@upbeat/contract/studio/entities/session'
import type { StaffPerson } from '@upbeat/contract/studio/entities/staff'
import { type Role, roles } from '@upbeat/rules/staff/may'
import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { z } from 'zod'
import { api } from '../../../lib/api/api.ts'
import { refreshSession } from '../../../lib/api/session.ts'
import { refreshStaff } from '../../../lib/api/staff-query.ts'
import { useAction } from '../../../lib/api/use-action.ts'
import form from '../../../lib/forms/form.module.css'
import { useStudioForm } from '../../../lib/forms/use-studio-form.ts'
import { roleKeys } from '../../../lib/i18n/role-keys.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { showToast } from '../../../lib/layout/toast-store.ts'
import { RolePicker } from './role-picker.tsx'

export type RoleDialogProps = { person: StaffPerson; isLastOwner: boolean; onClose: () => void }

/** Changes a staff member's role. The last owner stays owner until there is another (STAFF-13). */
export function RoleDialog({ person, isLastOwner, onClose }: RoleDialogProps) {
  const t = useText()
  const undo = useAction()
  const params = { accountId: person.accountId }
  const setRole = async (role: Role) => {
    await api('changeRole', { params, body: { role } })
    await Promise.all([refreshStaff(), person.isYou && refreshSession()])
  }
  const change = useStudioForm({
    schema: z.object({ role: RoleSchema }),
    initial: { role: person.role },
    problems: {},
    send: async ({ role }) => {
      if (role !== person.role) {
        await setRole(role)
        const text = t('staff.roleChanged', { name: person.name, role: t(roleKeys[role].name) })
        showToast(text, { undo: person.isYou ? undefined : () => void undo.run(() => setRole(person.role)) })
      }
      onClose()
    },
  })
  return (
    <Dialog
      closeLabel={t('shell.close')}
      onOpenChange={(open) => open || onClose()}
      open
      title={t('staff.roleOf', { name: person.name })}
    >
      <form {...change.props} className={form.form}>
        <FormNotice text={change.notice} />
        <FormNotice text={isLastOwner ? t('staff.lastOwnerText') : ''} tone="info" />
        <RolePicker
          {...change.register('role')}
          disabledRoles={isLastOwner ? roles.filter((role) => role !== 'owner') : []}
        />
        <Button busy={change.busy} disabled={isLastOwner} fullWidth type="submit">
          {t('account.save')}
        </Button>
      </form>
    </Dialog>
  )
}
