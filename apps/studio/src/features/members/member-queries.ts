import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { MemberQuery } from '@upbeat/contract/studio/entities/member-list'
import { api } from '../../lib/api/api.ts'
import { queryClient } from '../../lib/api/query-client.ts'

const kind = 'members'

export const memberSummaryQuery = queryOptions({
  queryKey: [kind, 'summary'],
  queryFn: ({ signal }) => api('getMemberSummary', { signal }),
})

/** A page of the members that match. */
export function memberListQuery(question: MemberQuery) {
  return queryOptions({
    queryKey: [kind, 'list', question],
    queryFn: ({ signal }) => api('listMembers', { query: question, signal }),
    placeholderData: keepPreviousData,
  })
}

/** The labels in use. */
export const memberLabelsQuery = queryOptions({
  queryKey: [kind, 'labels'],
  queryFn: ({ signal }) => api('listMemberLabels', { signal }),
})

export const memberCountsQuery = queryOptions({
  queryKey: [kind, 'counts'],
  queryFn: ({ signal }) => api('getMemberCounts', { signal }),
})

/** The first element and the id are those of the list, so that a change of a member refreshes both. */
export function memberQuery(id: string) {
  return queryOptions({
    queryKey: [kind, 'one', id],
    queryFn: ({ signal }) => api('getMember', { params: { id }, signal }),
  })
}

/** After an action: the page, the list and the counts. */
export function refreshMembers(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [kind] })
}
