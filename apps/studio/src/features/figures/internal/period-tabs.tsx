import { figurePeriods } from '@upbeat/contract/studio/entities/figure'
import { TabLink, TabsLinks } from '@upbeat/ui/tabs-links.tsx'
import { Link } from 'react-router'
import { useCurrentTab } from '../../../lib/focus/use-current-tab.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { periodKeys } from './figure-keys.ts'
import { usePeriod } from './use-period.ts'

export function PeriodTabs() {
  const t = useText()
  const chosen = usePeriod()
  const tabs = useCurrentTab(chosen)
  return (
    <TabsLinks label={t('figures.period')} ref={tabs}>
      {figurePeriods.map((period) => (
        <TabLink
          current={period === chosen}
          key={period}
          render={<Link preventScrollReset replace to={`?period=${period}`} />}
        >
          {t(periodKeys[period].name)}
        </TabLink>
      ))}
    </TabsLinks>
  )
}
