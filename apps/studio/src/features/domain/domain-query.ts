import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api/api.ts'
import type { StudioReply } from '../../lib/api/create-studio-api.ts'
import { queryClient } from '../../lib/api/query-client.ts'

export type ClubDomain = StudioReply<'getDomain'>
export type DomainCheck = StudioReply<'checkDomain'>

export const domainQuery = queryOptions({ queryKey: ['domain'], queryFn: ({ signal }) => api('getDomain', { signal }) })

/** The results of the DNS and domain checks, refetched while the page is open. */
export const domainCheckQuery = (domain: string) =>
  queryOptions({
    queryKey: ['domainCheck', domain],
    queryFn: ({ signal }) => api('checkDomain', { signal }),
    refetchInterval: 20_000,
    staleTime: 10_000,
  })

export function showDomain(domain: ClubDomain): void {
  queryClient.setQueryData(domainQuery.queryKey, domain)
}
