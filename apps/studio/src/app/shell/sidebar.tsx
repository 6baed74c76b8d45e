import type { StaffSession } from '@upbeat/contract/studio/entities/session'
import { Icon } from '@upbeat/ui/icon.tsx'
import { NavLink } from 'react-router'
import { useText } from '../../lib/i18n/use-text.ts'
import type { NavigationEntry } from '../navigation.ts'
import { ClubSwitcher } from './club-switcher.tsx'
import { paletteShortcut } from './palette-shortcut.ts'
import styles from './sidebar.module.css'
import { UserMenu } from './user-menu.tsx'

export type SidebarProps = { session: StaffSession; entries: readonly NavigationEntry[]; onSearch: () => void }

/** The navigation column, on all but phones. */
export function Sidebar({ session, entries, onSearch }: SidebarProps) {
  const t = useText()
  return (
    <div className={styles.sidebar}>
      <ClubSwitcher session={session} />
      <button className={styles.search} onClick={onSearch} type="button">
        <Icon name="search" />
        <span className={styles.searchText}>{t('shell.search')}</span>
        <kbd className={styles.key}>{paletteShortcut(t('shell.controlKey'))}</kbd>
      </button>
      <nav aria-label={t('shell.navigation')} className={styles.nav}>
        <ul className={styles.list}>
          {entries.map(({ path, label, icon }) => (
            <li key={path}>
              <NavLink className={styles.link ?? ''} end={path === '/'} to={path}>
                <Icon name={icon} size={20} />
                {t(label)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <UserMenu session={session} />
    </div>
  )
}
