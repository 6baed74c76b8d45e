import { connectSubNavigationShown } from '@upbeat/rules/tenant/connect-sub-navigation'
import { TabLink, TabsLinks } from '@upbeat/ui/tabs-links.tsx'
import { Link, useLocation } from 'react-router'
import { isSamePath, paths } from '../../../lib/paths.ts'
import { useText } from '../../i18n/text.ts'
import { useTenant } from '../../tenant/tenant-store.ts'

/** The two views of Connect, if the club has both (LIVE-01, LIVE-02). */
export function ConnectTabs() {
  const t = useText()
  const { pathname } = useLocation()
  if (!connectSubNavigationShown(useTenant())) return null
  return (
    <TabsLinks label={t('connect.title')}>
      <TabLink current={isSamePath(pathname, paths.connectSchedule)} render={<Link to={paths.connectSchedule} />}>
        {t('connect.liveSchedule')}
      </TabLink>
      <TabLink
        current={isSamePath(pathname, paths.connectClasses) || isSamePath(pathname, paths.connect)}
        render={<Link to={paths.connectClasses} />}
      >
        {t('connect.onDemand')}
      </TabLink>
    </TabsLinks>
  )
}
