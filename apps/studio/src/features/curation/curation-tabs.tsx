import { TabLink, TabsLinks } from '@upbeat/ui/tabs-links.tsx'
import { NavLink, useLocation } from 'react-router'
import { useCurrentTab } from '../../lib/focus/use-current-tab.ts'
import { useText } from '../../lib/i18n/use-text.ts'

/** The tabs of the curation pages. */
export function CurationTabs() {
  const t = useText()
  const tabs = useCurrentTab(useLocation().pathname)
  return (
    <TabsLinks label={t('shell.discovery')} ref={tabs}>
      <TabLink render={<NavLink to="/find/collections" />}>{t('curation.collections')}</TabLink>
      <TabLink render={<NavLink to="/find/categories" />}>{t('curation.categories')}</TabLink>
      <TabLink render={<NavLink to="/find/channels" />}>{t('curation.channels')}</TabLink>
      <TabLink render={<NavLink to="/find/coaches" />}>{t('curation.coaches')}</TabLink>
      <TabLink render={<NavLink to="/find/class-of-the-day" />}>{t('curation.classOfDay')}</TabLink>
    </TabsLinks>
  )
}
