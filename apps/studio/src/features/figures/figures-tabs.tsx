import { TabLink, TabsLinks } from '@upbeat/ui/tabs-links.tsx'
import { NavLink, useLocation } from 'react-router'
import { useReach } from '../../lib/api/session.ts'
import { useCurrentTab } from '../../lib/focus/use-current-tab.ts'
import { useText } from '../../lib/i18n/use-text.ts'

/** The club's figures are for those who see all of them; coaches have their classes and payouts. */
export function FiguresTabs() {
  const t = useText()
  const tabs = useCurrentTab(useLocation().pathname)
  const isAll = useReach('figures.view') === 'all'
  const mayPay = useReach('payouts.view') !== null
  return (
    <TabsLinks label={t('shell.figures')} ref={tabs}>
      {isAll && <TabLink render={<NavLink end to="/figures" />}>{t('figures.club')}</TabLink>}
      <TabLink render={<NavLink to="/figures/classes" />}>{t('shell.classes')}</TabLink>
      {mayPay && <TabLink render={<NavLink to="/figures/payouts" />}>{t('payouts.title')}</TabLink>}
    </TabsLinks>
  )
}
