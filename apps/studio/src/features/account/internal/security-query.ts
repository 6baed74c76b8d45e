import { queryOptions, type UseQueryResult } from '@tanstack/react-query'
import { api } from '../../../lib/api/api.ts'
import type { StudioReply } from '../../../lib/api/create-studio-api.ts'
import { queryClient } from '../../../lib/api/query-client.ts'
import { refreshSession } from '../../../lib/api/session.ts'

export type SecurityResult = UseQueryResult<StudioReply<'getSecurity'>>

/** Second factor, recovery codes and passkeys of this account. */
export const securityQuery = queryOptions({
  queryKey: ['account', 'security'],
  queryFn: ({ signal }) => api('getSecurity', { signal }),
})

/** Refetches after a change; also the session, which has the re-authentication methods and the deadline. */
export async function refreshSecurity(): Promise<void> {
  await Promise.all([queryClient.invalidateQueries({ queryKey: securityQuery.queryKey }), refreshSession()])
}
