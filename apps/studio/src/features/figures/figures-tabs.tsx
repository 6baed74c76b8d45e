import { TabLink, TabsLinks } from '@upbeat/ui/tabs-links.tsx'
import { NavLink, useLocation } from 'react-router'
import { useReach } from '../../lib/api/session.ts'
import { useCurrentTab } from '../../lib/focus/use-current-tab.ts'
import { useText } from '../../lib/i18n/use-text.ts'

/** Coaches have the classes alone, so they need no tabs. */
export function FiguresTabs() {
  const t = useText()
  const tabs = useCurrentTab(useLocation().pathname)
  if (useReach('figures.view') !== 'all') return null
  return (
    <TabsLinks label={t('shell.figures')} ref={tabs}>
      <TabLink render={<NavLink end to="/figures" />}>{t('figures.club')}</TabLink>
      <TabLink render={<NavLink to="/figures/classes" />}>{t('shell.classes')}</TabLink>
    </TabsLinks>
  )
}
