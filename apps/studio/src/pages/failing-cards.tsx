import { FailingCards } from '../features/bookkeeping/failing-cards.tsx'
import { PaymentsTabs } from '../features/bookkeeping/payments-tabs.tsx'
import { useText } from '../lib/i18n/use-text.ts'
import { Page } from '../lib/layout/page.tsx'

export function FailingCardsPage() {
  const t = useText()
  return (
    <Page lead={t('bookkeeping.failingLead')} title={t('bookkeeping.title')}>
      <PaymentsTabs />
      <FailingCards />
    </Page>
  )
}
