import type { Invitation, InvitationWithLink } from '@upbeat/contract/studio/entities/staff'
import { Button } from '@upbeat/ui/button.tsx'
import { Icon } from '@upbeat/ui/icon.tsx'
import { useState } from 'react'
import { api } from '../../../lib/api/api.ts'
import { refreshStaff } from '../../../lib/api/staff-query.ts'
import { useAction } from '../../../lib/api/use-action.ts'
import { roleKeys } from '../../../lib/i18n/role-keys.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { useTimes } from '../../../lib/i18n/use-times.ts'
import rows from '../../../lib/layout/rows.module.css'
import { SettingsSection } from '../../../lib/layout/settings-section.tsx'
import { showToast } from '../../../lib/layout/toast-store.ts'
import { InvitationLinkDialog } from './invitation-link-dialog.tsx'

type InvitationsSectionProps = {
  invitations: readonly Invitation[]
  /** Without email there is nothing to resend: the link is passed on by hand. */
  sendsEmail: boolean
}

/** Pending invitations, which can be resent, passed on as a link, or revoked (STAFF-11). */
export function InvitationsSection({ invitations, sendsEmail }: InvitationsSectionProps) {
  const t = useText()
  const [made, setMade] = useState<InvitationWithLink | null>(null)
  return (
    <SettingsSection text={t('staff.invitationsText')} title={t('staff.invitations')}>
      <ul className={rows.rows}>
        {invitations.map((invitation) => (
          <InvitationRow invitation={invitation} key={invitation.id} onLink={setMade} sendsEmail={sendsEmail} />
        ))}
      </ul>
      {made && <InvitationLinkDialog invitation={made} onClose={() => setMade(null)} />}
    </SettingsSection>
  )
}

type InvitationRowProps = {
  invitation: Invitation
  sendsEmail: boolean
  onLink: (made: InvitationWithLink) => void
}

function InvitationRow({ invitation, sendsEmail, onLink }: InvitationRowProps) {
  const t = useText()
  const times = useTimes()
  const linking = useAction()
  const resending = useAction()
  const withdrawing = useAction()
  const { id, email, role, invitedBy, expiresAt, isExpired } = invitation
  const day = times.day(expiresAt)
  const makeLink = () =>
    linking.run(async () => {
      const made = await api('renewInvitationLink', { params: { id } })
      await refreshStaff()
      onLink(made)
    })
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
        <Button
          busy={linking.busy}
          onClick={() => void makeLink()}
          size="small"
          variant={sendsEmail ? 'quiet' : 'secondary'}
        >
          {t('staff.newLink')}
        </Button>
        {sendsEmail && (
          <Button busy={resending.busy} onClick={() => void resend()} size="small" variant="secondary">
            {t('staff.resend')}
          </Button>
        )}
        <Button busy={withdrawing.busy} onClick={() => void withdraw()} size="small" variant="quiet">
          {t('staff.withdraw')}
        </Button>
      </span>
    </li>
  )
}
