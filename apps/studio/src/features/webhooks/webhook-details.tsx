import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '@upbeat/ui/empty-state.tsx'
import { useParams } from 'react-router'
import { QueryStates } from '../../lib/api/query-states.tsx'
import { useText } from '../../lib/i18n/use-text.ts'
import { DeliveryLog } from './internal/delivery-log.tsx'
import { WebhookCard } from './internal/webhook-card.tsx'
import { webhooksQuery } from './webhooks-query.ts'

/** A webhook with its actions, and the log of its messages. */
export function WebhookDetails() {
  const t = useText()
  const { id } = useParams()
  return (
    <QueryStates height="20rem" query={useQuery(webhooksQuery)}>
      {(webhooks) => {
        const webhook = webhooks.find((each) => each.id === id)
        if (!webhook) return <EmptyState icon="external" text={t('webhooks.goneText')} title={t('webhooks.gone')} />
        return (
          <>
            <WebhookCard webhook={webhook} />
            <DeliveryLog id={webhook.id} />
          </>
        )
      }}
    </QueryStates>
  )
}
