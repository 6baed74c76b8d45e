import { queryOptions } from '@tanstack/react-query'
import type { StudioClientCalls } from '@upbeat/contract/studio/client-types'
import { api } from '../../lib/api/api.ts'
import type { StudioReply } from '../../lib/api/create-studio-api.ts'
import { queryClient } from '../../lib/api/query-client.ts'

export type SignOn = StudioReply<'getSignOn'>
export type SignOnChoice = StudioClientCalls['startSignOnTest']['body']
export type SignOnResult = StudioReply<'finishSignOnTest'>
export type SignOnStep = SignOnResult['steps'][number]

export const signOnQuery = queryOptions({ queryKey: ['signOn'], queryFn: ({ signal }) => api('getSignOn', { signal }) })

export function showSignOn(signOn: SignOn): void {
  queryClient.setQueryData(signOnQuery.queryKey, signOn)
}
