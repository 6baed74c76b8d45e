import { useSearchParams } from 'react-router'
import { reachIn, useSession } from '../../lib/api/session.ts'
import { AddressSearch } from '../../lib/forms/address-search.tsx'
import { useText } from '../../lib/i18n/use-text.ts'
import { LinkCard, LinkCards } from '../../lib/layout/link-card.tsx'
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
