import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api/api.ts'
import type { StudioReply } from '../../lib/api/create-studio-api.ts'
import { queryClient } from '../../lib/api/query-client.ts'

export type PaymentAccount = StudioReply<'getPaymentAccount'>
export type ConnectedAccount = NonNullable<PaymentAccount['account']>
export type KeyedAccount = Extract<ConnectedAccount, { by: 'keys' }>
export type LinkedAccount = Extract<ConnectedAccount, { by: 'platform' }>
export type PaymentFinding = StudioReply<'checkPaymentAccount'>['findings'][number]

export const paymentAccountQuery = queryOptions({
  queryKey: ['paymentAccount'],
  queryFn: ({ signal }) => api('getPaymentAccount', { signal }),
})

/** Tries the stored keys, or asks how a linked account is, whenever the page is opened. */
export const paymentCheckQuery = ({ id, connectedAt }: ConnectedAccount) =>
  queryOptions({
    queryKey: ['paymentAccount', 'check', id, connectedAt],
    queryFn: async ({ signal }) => {
      const check = await api('checkPaymentAccount', { signal })
      await queryClient.invalidateQueries({ queryKey: paymentAccountQuery.queryKey, exact: true })
      return check
    },
    refetchOnWindowFocus: false,
  })

export function showPaymentAccount(account: PaymentAccount): void {
  queryClient.setQueryData(paymentAccountQuery.queryKey, account)
}

/** The account's name, or its id if the key may not read the name. */
export function nameOf({ name, id }: Pick<ConnectedAccount, 'name' | 'id'>): string {
  return name ?? id
}
