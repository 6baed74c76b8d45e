import type { StaffSession } from '@upbeat/contract/studio/entities/session'
import { Button } from '@upbeat/ui/button.tsx'
import { EmptyState } from '@upbeat/ui/empty-state.tsx'
import { Link } from 'react-router'
import { useText } from '../../lib/use-text.ts'
import styles from './club-choice.module.css'
import { useOpenClub } from './use-open-club.ts'
import { useSignOut } from './use-sign-out.ts'

/** For an account that doesn't belong to the club of this host: the clubs it does belong to. */
export function ClubChoice({ session }: { session: StaffSession }) {
  const t = useText()
  const { open, opening } = useOpenClub()
  const signOut = useSignOut()
  const { clubs, account } = session
  // Whoever has just opened the set-up link has no club yet either.
  const maySetUp = clubs.length === 0 && account.isInstallationAdmin
  const textKey = maySetUp ? 'setup.noClubText' : clubs.length > 0 ? 'shell.otherClubsText' : 'shell.noClubText'
  return (
    <main className={styles.page}>
      <EmptyState
        {...(maySetUp && { action: <Button render={<Link to="/start" />}>{t('setup.title')}</Button> })}
        icon="people"
        text={t(textKey, { email: account.email })}
        title={t(clubs.length > 0 ? 'shell.otherClubs' : 'shell.noClub')}
      />
      <ul className={styles.clubs}>
        {clubs.map(({ tenantId, displayName }) => (
          <li key={tenantId}>
            <Button busy={opening === tenantId} fullWidth onClick={() => void open(tenantId)} variant="secondary">
              {displayName}
            </Button>
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        {account.isInstallationAdmin && (
          <Button render={<Link to="/clubs" />} variant="quiet">
            {t('setup.clubs')}
          </Button>
        )}
        <Button render={<Link to="/account" />} variant="quiet">
          {t('shell.account')}
        </Button>
        <Button onClick={() => void signOut()} variant="quiet">
          {t('shell.signOut')}
        </Button>
      </div>
    </main>
  )
}
