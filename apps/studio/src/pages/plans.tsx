import { NewPlanButton } from '../features/plans/new-plan-button.tsx'
import { PlanList } from '../features/plans/plan-list.tsx'
import { PlansTabs } from '../features/plans/plans-tabs.tsx'
import { useText } from '../lib/i18n/use-text.ts'
import { Page } from '../lib/layout/page.tsx'

export function PlansPage() {
  const t = useText()
  return (
    <Page action={<NewPlanButton />} lead={t('plans.lead')} title={t('plans.title')}>
      <PlansTabs />
      <PlanList />
    </Page>
  )
}
