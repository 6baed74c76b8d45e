import type { StaffSession } from '@upbeat/contract/studio/entities/session'
import { Button } from '@upbeat/ui/button.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { useState } from 'react'
import { api } from '../../../lib/api/api.ts'
import { problemKey } from '../../../lib/api/problem-key.ts'
import { startSession } from '../../../lib/api/session.ts'
import { isDeclined } from '../../../lib/api/studio-error.ts'
import { ActionDialog } from '../../../lib/forms/action-dialog.tsx'
import { roleKeys } from '../../../lib/i18n/role-keys.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import rows from '../../../lib/layout/rows.module.css'
import { SettingsSection } from '../../../lib/layout/settings-section.tsx'

/** The account's clubs, with a button to leave the current one (STAFF-13). */
export function ClubsSection({ session: { clubs } }: { session: StaffSession }) {
  const t = useText()
  const [isLeaving, setLeaving] = useState(false)
  if (clubs.length === 0) return null
  return (
    <SettingsSection text={t('account.clubsText')} title={t('shell.yourClubs')}>
      <ul className={rows.rows}>
        {clubs.map(({ tenantId, displayName, role, isHere }) => (
          <li className={rows.row} key={tenantId}>
            <span className={rows.what}>
              <span className={rows.name}>{displayName}</span>
              <span className={rows.note}>{t(roleKeys[role].name)}</span>
            </span>
            {isHere && (
              <Button onClick={() => setLeaving(true)} size="small" variant="secondary">
                {t('account.leave')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isLeaving && <LeaveDialog club={nameHere(clubs)} onClose={() => setLeaving(false)} />}
    </SettingsSection>
  )
}

function nameHere(clubs: StaffSession['clubs']): string {
  return clubs.find(({ isHere }) => isHere)?.displayName ?? ''
}

/** Confirms leaving, since returning needs a new invitation. The last owner is told why they can't leave. */
function LeaveDialog({ club, onClose }: { club: string; onClose: () => void }) {
  const t = useText()
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  async function leave() {
    setBusy(true)
    try {
      await api('leaveClub')
      onClose()
      await startSession()
    } catch (error) {
      if (!isDeclined(error)) setProblem(t(problemKey(error)))
    } finally {
      setBusy(false)
    }
  }
  return (
    <ActionDialog
      action={t('account.leave')}
      busy={busy}
      isDangerous
      onAction={() => void leave()}
      onClose={onClose}
      size="small"
      text={t('account.leaveText')}
      title={t('account.leaveTitle', { club })}
    >
      <FormNotice text={problem} />
    </ActionDialog>
  )
}
