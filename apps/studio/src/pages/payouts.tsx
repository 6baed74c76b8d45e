import { FiguresTabs } from '../features/figures/figures-tabs.tsx'
import { Payouts } from '../features/payouts/payouts.tsx'
import { useText } from '../lib/i18n/use-text.ts'
import { Page } from '../lib/layout/page.tsx'

export function PayoutsPage() {
  const t = useText()
  return (
    <Page lead={t('payouts.lead')} title={t('payouts.title')}>
      <FiguresTabs />
      <Payouts />
    </Page>
  )
}
