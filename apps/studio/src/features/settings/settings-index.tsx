import { Icon } from '@upbeat/ui/icon.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { Link, useSearchParams } from 'react-router'
import { reachIn, useSession } from '../../lib/session.ts'
import { useText } from '../../lib/use-text.ts'
import styles from './internal/settings-index.module.css'
import { SettingsResults } from './internal/settings-results.tsx'
import { settingsPages } from './settings-pages.ts'

/** One search over all settings, and the pages they stand on. */
export function SettingsIndex() {
  const t = useText()
  const session = useSession()
  const [address, setAddress] = useSearchParams()
  const query = address.get('find') ?? ''
  const pages = settingsPages.filter(({ permission }) => reachIn(session, permission) !== null)
  return (
    <>
      <TextField
        autoComplete="off"
        className={styles.search}
        hideLabel
        icon="search"
        label={t('settings.search')}
        onChange={({ target }) => setAddress(target.value ? { find: target.value } : {}, { replace: true })}
        placeholder={t('settings.searchHint')}
        type="search"
        value={query}
      />
      {query.trim() === '' ? (
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
      ) : (
        <SettingsResults onClear={() => setAddress({}, { replace: true })} query={query} />
      )}
    </>
  )
}
