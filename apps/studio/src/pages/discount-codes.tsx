import { DiscountList } from '../features/plans/discount-list.tsx'
import { NewDiscountButton } from '../features/plans/new-discount-button.tsx'
import { PlansTabs } from '../features/plans/plans-tabs.tsx'
import { useText } from '../lib/i18n/use-text.ts'
import { Page } from '../lib/layout/page.tsx'

export function DiscountCodesPage() {
  const t = useText()
  return (
    <Page action={<NewDiscountButton />} lead={t('plans.discountsLead')} title={t('plans.title')}>
      <PlansTabs />
      <DiscountList />
    </Page>
  )
}
