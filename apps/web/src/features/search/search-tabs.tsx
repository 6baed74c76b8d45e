import { type SearchType, searchType } from '@upbeat/rules/filters/search-payload'
import { connectEnabled, hasContent } from '@upbeat/rules/tenant/switches'
import { TabLink, TabsLinks } from '@upbeat/ui/tabs-links.tsx'
import { Link, useLocation } from 'react-router'
import { useText } from '../i18n/text.ts'
import { useTenant } from '../tenant/tenant-store.ts'

/** The URL parameter of the current tab. */
const parameter = 'type'

/** The current tab of the search page: on-demand classes, or Connect's if the club has Connect (D-43). */
export function useSearchType(): SearchType {
  const { search } = useLocation()
  const connect = new URLSearchParams(search).get(parameter) === String(searchType.connect)
  return connectEnabled(useTenant()) && connect ? searchType.connect : searchType.onDemand
}

/** The tabs of the search page (FILT-18). Each change of tab or search adds a history entry. */
export function SearchTabs({ type }: { type: SearchType }) {
  const t = useText()
  const { search } = useLocation()
  const tenant = useTenant()
  // Someone who opens the other tab's address needs a way back.
  if (!connectEnabled(tenant) || (type === searchType.onDemand && !hasContent(tenant, 'connect'))) return null
  const link = (other: SearchType) => <Link preventScrollReset to={{ search: searchFor(search, other) }} />
  return (
    <TabsLinks label={t('search.tabs')}>
      <TabLink current={type === searchType.onDemand} render={link(searchType.onDemand)}>
        {t('search.tabOnDemand')}
      </TabLink>
      <TabLink current={type === searchType.connect} render={link(searchType.connect)}>
        {t('search.tabConnect')}
      </TabLink>
    </TabsLinks>
  )
}

function searchFor(search: string, type: SearchType): string {
  const query = new URLSearchParams(search)
  if (type === searchType.connect) query.set(parameter, String(type))
  else query.delete(parameter)
  return query.toString()
}
