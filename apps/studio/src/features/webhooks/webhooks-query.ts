import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { WebhookDelivery } from '@upbeat/contract/studio/entities/webhook'
import { api } from '../../lib/api/api.ts'

export type DeliveryState = WebhookDelivery['state']

export const webhooksQuery = queryOptions({ queryKey: ['webhooks'], queryFn: () => api('listWebhooks') })

/** The log of a webhook, newest first; of one state, or all. */
export function deliveriesQuery(id: string, state: DeliveryState | undefined) {
  return infiniteQueryOptions({
    queryKey: ['webhooks', id, state],
    initialPageParam: '',
    queryFn: ({ pageParam: before, signal }) =>
      api('listDeliveries', {
        params: { id },
        query: { ...(state && { state }), ...(before && { before }) },
        signal,
      }),
    getNextPageParam: ({ next }) => next,
  })
}
