import { WebhookDetails } from '../features/webhooks/webhook-details.tsx'
import { useText } from '../lib/i18n/use-text.ts'
import { BackLink } from '../lib/layout/back-link.tsx'
import { Page } from '../lib/layout/page.tsx'

export function WebhookPage() {
  const t = useText()
  return (
    <Page
      action={<BackLink to="/settings/webhooks">{t('webhooks.title')}</BackLink>}
      title={t('webhooks.one')}
      width="narrow"
    >
      <WebhookDetails />
    </Page>
  )
}
