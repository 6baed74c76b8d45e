import type { StaffPerson } from '@upbeat/contract/studio/entities/staff'
import { api } from '../../../lib/api/api.ts'
import { refreshSession } from '../../../lib/api/session.ts'
import { refreshStaff } from '../../../lib/api/staff-query.ts'
import { ConfirmDialog } from '../../../lib/forms/confirm-dialog.tsx'
import { useText } from '../../../lib/i18n/use-text.ts'
import { RoleDialog } from './role-dialog.tsx'

export type PersonChange = { kind: 'role' | 'ownership' | 'removal'; person: StaffPerson }
export type PersonDialogProps = { change: PersonChange; isLastOwner: boolean; onClose: () => void }

/** The actions on a staff member. */
export function PersonDialog({ change: { kind, person }, isLastOwner, onClose }: PersonDialogProps) {
  const t = useText()
  const { accountId, name } = person
  const params = { accountId }
  if (kind === 'role') return <RoleDialog isLastOwner={isLastOwner} onClose={onClose} person={person} />
  if (kind === 'ownership') {
    return (
      <ConfirmDialog
        action={t('staff.transfer')}
        done={t('staff.transferred', { name })}
        onClose={onClose}
        text={t('staff.transferText', { name })}
        title={t('staff.transferTitle', { name })}
        work={async () => {
          await api('transferOwnership', { params })
          await Promise.all([refreshSession(), refreshStaff()])
        }}
      />
    )
  }
  return (
    <ConfirmDialog
      action={t('staff.remove')}
      done={t('staff.removed', { name })}
      isDangerous
      onClose={onClose}
      text={t('staff.removeText', { name })}
      title={t('staff.removeTitle', { name })}
      work={async () => {
        await api('removeStaff', { params })
        await refreshStaff()
      }}
    />
  )
}
