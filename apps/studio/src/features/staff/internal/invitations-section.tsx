import type { Invitation } from '@upbeat/contract/studio/entities/staff'
import { Button } from '@upbeat/ui/button.tsx'
import { Icon } from '@upbeat/ui/icon.tsx'
import { api } from '../../../lib/api.ts'
import { roleKeys } from '../../../lib/role-keys.ts'
import rows from '../../../lib/rows.module.css'
import { SettingsSection } from '../../../lib/settings-section.tsx'
import { showToast } from '../../../lib/toast-store.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useText } from '../../../lib/use-text.ts'
import { useTimes } from '../../../lib/use-times.ts'
import { refreshStaff } from './staff-query.ts'

/** Pending invitations, which can be resent or revoked (STAFF-11). */
export function InvitationsSection({ invitations }: { invitations: readonly Invitation[] }) {
  const t = useText()
  return (
    <SettingsSection text={t('staff.invitationsText')} title={t('staff.invitations')}>
      <ul className={rows.rows}>
        {invitations.map((invitation) => (
          <InvitationRow invitation={invitation} key={invitation.id} />
        ))}
      </ul>
    </SettingsSection>
  )
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const t = useText()
  const times = useTimes()
  const resending = useAction()
  const withdrawing = useAction()
  const { id, email, role, invitedBy, expiresAt, isExpired } = invitation
  const day = times.day(expiresAt)
  const resend = () =>
    resending.run(async () => {
      await api('resendInvitation', { params: { id } })
      await refreshStaff()
      showToast(t('staff.invited', { email }))
    })
  const withdraw = () =>
    withdrawing.run(async () => {
      await api('withdrawInvitation', { params: { id } })
      await refreshStaff()
      showToast(t('staff.withdrawn', { email }))
    })
  return (
    <li className={rows.row}>
      <Icon name="mail" />
      <span className={rows.what}>
        <span className={rows.name}>{email}</span>
        <span className={rows.note}>
          {t(roleKeys[role].name)}
          {' · '}
          {t('staff.invitedBy', { name: invitedBy })}
          {' · '}
          {t(isExpired ? 'staff.expired' : 'staff.expires', { day })}
        </span>
      </span>
      <span className={rows.actions}>
        <Button busy={resending.busy} onClick={() => void resend()} size="small" variant="secondary">
          {t('staff.resend')}
        </Button>
        <Button busy={withdrawing.busy} onClick={() => void withdraw()} size="small" variant="quiet">
          {t('staff.withdraw')}
        </Button>
      </span>
    </li>
  )
}
