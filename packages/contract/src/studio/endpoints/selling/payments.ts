import { z } from 'zod'
import { FailingCardList, Month, PaymentList, PaymentQuery } from '../../entities/selling/payment.ts'
import { studioEndpoint } from '../../studio-endpoint.ts'

export const paymentsEndpoints = {
  listPayments: studioEndpoint('listPayments', { query: PaymentQuery, replies: { 200: PaymentList }, errors: [] }),
  listFailingCards: studioEndpoint('listFailingCards', { replies: { 200: FailingCardList }, errors: [] }),
  /** A CSV file of a month, for bookkeeping. */
  exportPayments: studioEndpoint('exportPayments', {
    query: z.object({ month: Month }),
    replies: { 200: null },
    errors: [],
  }),
  /** A CSV file of the payouts that reach the bank in a month, and of what each contains. */
  exportBankPayouts: studioEndpoint('exportBankPayouts', {
    query: z.object({ month: Month }),
    replies: { 200: null },
    errors: ['notFound', 'unavailable'],
  }),
}
