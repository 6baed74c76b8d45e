import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { PaymentQuery } from '@upbeat/contract/studio/entities/selling/payment'
import { api } from '../../lib/api/api.ts'

/** A page of the entries of a month. The key begins as those of members, so that a refund refreshes it too. */
export function paymentListQuery(question: PaymentQuery) {
  return queryOptions({
    queryKey: ['members', 'payments', question],
    queryFn: ({ signal }) => api('listPayments', { query: question, signal }),
    placeholderData: keepPreviousData,
  })
}

export const failingCardsQuery = queryOptions({
  queryKey: ['members', 'failing cards'],
  queryFn: ({ signal }) => api('listFailingCards', { signal }),
})
