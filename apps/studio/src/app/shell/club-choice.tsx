import type { StaffSession } from '@upbeat/contract/studio/entities/session'
import { Button } from '@upbeat/ui/button.tsx'
import { Icon } from '@upbeat/ui/icon.tsx'
import { Link } from 'react-router'
import { roleKeys } from '../../lib/i18n/role-keys.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { EntryCard } from '../../lib/layout/entry-card.tsx'
import styles from './club-choice.module.css'
import { ClubMark } from './club-mark.tsx'
import { useOpenClub } from './use-open-club.ts'
import { useSignOut } from './use-sign-out.ts'

/** Shown to an account that doesn't belong to the club of this host: the clubs it belongs to (STAFF-12). */
export function ClubChoice({ session }: { session: StaffSession }) {
  const t = useText()
  const { open, opening } = useOpenClub()
  const signOut = useSignOut()
  const { clubs, account } = session
  // An account just created with the setup link has no club yet either.
  const maySetUp = clubs.length === 0 && account.isInstallationAdmin
  const textKey = maySetUp ? 'shell.firstClubText' : clubs.length > 0 ? 'shell.otherClubsText' : 'shell.noClubText'
  const footer = (
    <div className={styles.ways}>
      {account.isInstallationAdmin && (
        <Button render={<Link to="/clubs" />} variant="quiet">
          {t('shell.clubs')}
        </Button>
      )}
      <Button render={<Link to="/account" />} variant="quiet">
        {t('shell.account')}
      </Button>
      <Button onClick={() => void signOut()} variant="quiet">
        {t('shell.signOut')}
      </Button>
    </div>
  )
  return (
    <EntryCard
      footer={footer}
      lead={t(textKey, { email: account.email })}
      title={t(clubs.length > 0 ? 'shell.otherClubs' : 'shell.noClub')}
    >
      {maySetUp && <Button render={<Link to="/start" />}>{t('shell.setUpClub')}</Button>}
      {clubs.length > 0 && (
        <ul className={styles.clubs}>
          {clubs.map(({ tenantId, displayName, role }) => (
            <li key={tenantId}>
              <button
                aria-busy={opening === tenantId}
                className={styles.club}
                onClick={opening === null ? () => void open(tenantId) : undefined}
                type="button"
              >
                <ClubMark tenantId={tenantId} />
                <span className={styles.name}>
                  {displayName}
                  <span className={styles.role}>{t(roleKeys[role].name)}</span>
                </span>
                <Icon name="chevron-end" size={18} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </EntryCard>
  )
}
