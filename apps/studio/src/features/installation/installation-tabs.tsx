import { TabLink, TabsLinks } from '@upbeat/ui/tabs-links.tsx'
import { NavLink, useLocation } from 'react-router'
import { useCurrentTab } from '../../lib/focus/use-current-tab.ts'
import { useText } from '../../lib/i18n/use-text.ts'

/** The pages of the installation. */
export function InstallationTabs() {
  const t = useText()
  const tabs = useCurrentTab(useLocation().pathname)
  return (
    <TabsLinks label={t('installation.title')} ref={tabs}>
      <TabLink render={<NavLink end to="/installation" />}>{t('installation.clubs')}</TabLink>
      <TabLink render={<NavLink to="/installation/queues" />}>{t('installation.queues')}</TabLink>
      <TabLink render={<NavLink to="/installation/servers" />}>{t('installation.servers')}</TabLink>
      <TabLink render={<NavLink to="/installation/health" />}>{t('installation.health')}</TabLink>
    </TabsLinks>
  )
}
