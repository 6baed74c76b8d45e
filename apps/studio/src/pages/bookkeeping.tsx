import { PaymentList } from '../features/bookkeeping/payment-list.tsx'
import { PaymentsTabs } from '../features/bookkeeping/payments-tabs.tsx'
import { useText } from '../lib/i18n/use-text.ts'
import { Page } from '../lib/layout/page.tsx'

export function BookkeepingPage() {
  const t = useText()
  return (
    <Page lead={t('bookkeeping.lead')} title={t('bookkeeping.title')}>
      <PaymentsTabs />
      <PaymentList />
    </Page>
  )
}
