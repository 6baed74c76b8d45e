import { queryOptions } from '@tanstack/react-query'
import type { ViewKind } from '@upbeat/contract/studio/entities/views/saved-view'
import { api } from '../api/api.ts'

/** The saved views of a list. The first element of the key must match the server's events. */
export function viewsQuery(kind: ViewKind) {
  return queryOptions({
    queryKey: ['savedView', kind],
    queryFn: ({ signal }) => api('listViews', { params: { kind }, signal }),
  })
}
