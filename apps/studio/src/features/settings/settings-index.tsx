import { TextField } from '@upbeat/ui/text-field.tsx'
import { useSearchParams } from 'react-router'
import { LinkCard, LinkCards } from '../../lib/link-card.tsx'
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
        <LinkCards>
          {pages.map(({ path, icon, title, text }) => (
            <LinkCard icon={icon} key={path} text={t(text)} title={t(title)} to={path} />
          ))}
        </LinkCards>
      ) : (
        <SettingsResults onClear={() => setAddress({}, { replace: true })} query={query} />
      )}
    </>
  )
}
