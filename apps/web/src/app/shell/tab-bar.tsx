import { Icon } from '@upbeat/ui/icon.tsx'
import { Link, useLocation } from 'react-router'
import { useSignedIn } from '../../features/auth/auth-store.ts'
import { useText } from '../../features/i18n/text.ts'
import { useTenant } from '../../features/tenant/tenant-store.ts'
import { isSamePath, paths } from '../../lib/paths.ts'
import styles from './tab-bar.module.css'
import { currentTab, tabLinks } from './tab-links.ts'

/** A phone's main navigation at the bottom. Hidden on pages whose form or offer ends in an action of its own. */
export default function TabBar() {
  const t = useText()
  const tabs = tabLinks(useTenant(), useSignedIn())
  const { pathname } = useLocation()
  const current = currentTab(tabs, pathname)
  if (withoutTabs.some((path) => isSamePath(path, pathname))) return null
  return (
    <div className={styles.place} data-tab-bar="">
      <nav aria-label={t('shell.mainNavigation')} className={styles.bar} data-surface="header">
        <ul className={styles.tabs}>
          {tabs.map((tab) => (
            <li key={tab.to}>
              <Link aria-current={tab === current ? 'page' : undefined} className={styles.tab} to={tab.to}>
                <Icon name={tab.icon} size={24} />
                <span className={styles.label}>{t(tab.label)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

const withoutTabs = [paths.landing, paths.signIn, paths.signUp, paths.subscribe, paths.checkout]
