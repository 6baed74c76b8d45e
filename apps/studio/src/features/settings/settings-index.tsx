import { useSearchParams } from 'react-router'
import { AddressSearch } from '../../lib/address-search.tsx'
import { LinkCard, LinkCards } from '../../lib/link-card.tsx'
import { reachIn, useSession } from '../../lib/session.ts'
import { useText } from '../../lib/use-text.ts'
import styles from './internal/settings-index.module.css'
import { SettingsResults } from './internal/settings-results.tsx'
import { settingsPages } from './settings-pages.ts'

/** The search over all settings, and links to their pages. */
export function SettingsIndex() {
  const t = useText()
  const session = useSession()
  const [address, setAddress] = useSearchParams()
  const query = address.get('find') ?? ''
  const pages = settingsPages.filter(({ permission }) => reachIn(session, permission) !== null)
  return (
    <>
      <AddressSearch
        autoComplete="off"
        className={styles.search}
        hideLabel
        label={t('settings.search')}
        onSearch={(text) => setAddress(text ? { find: text } : {}, { replace: true })}
        placeholder={t('settings.searchHint')}
        search={query}
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
