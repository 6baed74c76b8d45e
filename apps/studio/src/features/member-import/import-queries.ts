import { queryOptions } from '@tanstack/react-query'
import type { MemberImport } from '@upbeat/contract/studio/entities/member-import'
import { api } from '../../lib/api/api.ts'
import { queryClient } from '../../lib/api/query-client.ts'

const pollMs = 1000

/** The first element is that of the list of members, which an import changes. */
export const memberImportsQuery = queryOptions({
  queryKey: ['members', 'imports'],
  queryFn: ({ signal }) => api('listMemberImports', { signal }),
  refetchInterval: ({ state }) => (state.data?.imports.some(isUnderWay) ? pollMs : false),
})

/** Whether rows or emails of an import are still to come. */
export function isUnderWay({ finishedAt, invitations }: MemberImport): boolean {
  return finishedAt === null || invitations.waiting > 0
}

export function refreshMembers(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['members'] })
}
