import { NewWebhookButton } from '../features/webhooks/new-webhook-button.tsx'
import { WebhookList } from '../features/webhooks/webhook-list.tsx'
import { useText } from '../lib/i18n/use-text.ts'
import { Page } from '../lib/layout/page.tsx'

export function WebhooksPage() {
  const t = useText()
  return (
    <Page action={<NewWebhookButton />} lead={t('webhooks.lead')} title={t('webhooks.title')} width="narrow">
      <WebhookList />
    </Page>
  )
}
