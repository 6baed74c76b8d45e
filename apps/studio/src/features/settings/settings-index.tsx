import { Icon } from '@upbeat/ui/icon.tsx'
import { Link } from 'react-router'
import { reachIn, useSession } from '../../lib/session.ts'
import { useText } from '../../lib/use-text.ts'
import styles from './internal/settings-index.module.css'
import { settingsPages } from './settings-pages.ts'

/** The pages of the settings that this person may open. */
export function SettingsIndex() {
  const t = useText()
  const session = useSession()
  const pages = settingsPages.filter(({ permission }) => reachIn(session, permission) !== null)
  return (
    <ul className={styles.cards}>
      {pages.map(({ path, icon, title, text }) => (
        <li key={path}>
          <Link className={styles.card} to={path}>
            <Icon name={icon} />
            <span className={styles.title}>{t(title)}</span>
            <span className={styles.text}>{t(text)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
