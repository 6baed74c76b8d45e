import { BatchList } from '../features/plans/batch-list.tsx'
import { NewBatchButton } from '../features/plans/new-batch-button.tsx'
import { PlansTabs } from '../features/plans/plans-tabs.tsx'
import { useText } from '../lib/i18n/use-text.ts'
import { Page } from '../lib/layout/page.tsx'

export function AccessCodesPage() {
  const t = useText()
  return (
    <Page action={<NewBatchButton />} lead={t('plans.accessCodesLead')} title={t('plans.title')}>
      <PlansTabs />
      <BatchList />
    </Page>
  )
}
