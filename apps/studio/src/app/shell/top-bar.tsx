import type { StaffSession } from '@upbeat/contract/studio/entities/session'
import { IconButton } from '@upbeat/ui/icon-button.tsx'
import { useText } from '../../lib/i18n/use-text.ts'
import { ClubSwitcher } from './club-switcher.tsx'
import styles from './top-bar.module.css'
import { UserMenu } from './user-menu.tsx'

/** The club and the account at the top of a phone's screen. */
export function TopBar({ session, onSearch }: { session: StaffSession; onSearch: () => void }) {
  const t = useText()
  return (
    <header className={styles.bar}>
      <div className={styles.club}>
        <ClubSwitcher session={session} />
      </div>
      <IconButton icon="search" label={t('shell.search')} onClick={onSearch} />
      <UserMenu isCompact session={session} />
    </header>
  )
}
