import { TabLink, TabsLinks } from '@upbeat/ui/tabs-links.tsx'
import { NavLink, useLocation } from 'react-router'
import { useReach } from '../../lib/api/session.ts'
import { useCurrentTab } from '../../lib/focus/use-current-tab.ts'
import { useText } from '../../lib/i18n/use-text.ts'

/** The tabs of the pages of plans and codes. */
export function PlansTabs() {
  const t = useText()
  const tabs = useCurrentTab(useLocation().pathname)
  const [seesPlans, seesCodes] = [useReach('plans.view') !== null, useReach('codes.view') !== null]
  return (
    <TabsLinks label={t('plans.title')} ref={tabs}>
      {seesPlans && <TabLink render={<NavLink end to="/plans" />}>{t('plans.title')}</TabLink>}
      {seesCodes && <TabLink render={<NavLink to="/plans/discounts" />}>{t('plans.discounts')}</TabLink>}
      {seesCodes && <TabLink render={<NavLink to="/plans/codes" />}>{t('plans.accessCodes')}</TabLink>}
    </TabsLinks>
  )
}
