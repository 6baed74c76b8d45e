import { useParams } from 'react-router'
import { NewWebhookButton } from '../features/webhooks/new-webhook-button.tsx'
import { WebhookDetails } from '../features/webhooks/webhook-details.tsx'
import { WebhookList } from '../features/webhooks/webhook-list.tsx'
import { useText } from '../lib/i18n/use-text.ts'
import { BackLink } from '../lib/layout/back-link.tsx'
import { Page } from '../lib/layout/page.tsx'

/** The club's webhooks, or one of them. */
export function WebhooksPage() {
  const t = useText()
  return useParams().id === undefined ? (
    <Page
      action={
        <>
          <BackLink to="/settings">{t('shell.settings')}</BackLink>
          <NewWebhookButton />
        </>
      }
      lead={t('webhooks.lead')}
      title={t('webhooks.title')}
      width="narrow"
    >
      <WebhookList />
    </Page>
  ) : (
    <Page
      action={<BackLink to="/settings/webhooks">{t('webhooks.title')}</BackLink>}
      title={t('webhooks.one')}
      width="narrow"
    >
      <WebhookDetails />
    </Page>
  )
}
