import { TabLink, TabsLinks } from '@upbeat/ui/tabs-links.tsx'
import { NavLink, useLocation } from 'react-router'
import { useCurrentTab } from '../../lib/focus/use-current-tab.ts'
import { useText } from '../../lib/i18n/use-text.ts'

export function PaymentsTabs() {
  const t = useText()
  const tabs = useCurrentTab(useLocation().pathname)
  return (
    <TabsLinks label={t('bookkeeping.title')} ref={tabs}>
      <TabLink render={<NavLink end to="/payments" />}>{t('bookkeeping.byMonth')}</TabLink>
      <TabLink render={<NavLink to="/payments/failing" />}>{t('bookkeeping.failing')}</TabLink>
    </TabsLinks>
  )
}
