import { PaymentAccountSetup } from '../features/payment-account/payment-account-setup.tsx'
import { useText } from '../lib/i18n/use-text.ts'
import { BackLink } from '../lib/layout/back-link.tsx'
import { Page } from '../lib/layout/page.tsx'

export function PaymentsPage() {
  const t = useText()
  return (
    <Page
      action={<BackLink to="/settings">{t('shell.settings')}</BackLink>}
      lead={t('payments.lead')}
      title={t('payments.title')}
    >
      <PaymentAccountSetup />
    </Page>
  )
}
