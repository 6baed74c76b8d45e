import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'

/** The first part of a key is what the server's events name. */
const kind = 'look'

export const lookQuery = queryOptions({ queryKey: [kind, 'draft'], queryFn: () => api('getLook') })

export const lookVersionsQuery = queryOptions({
  queryKey: [kind, 'versions'],
  queryFn: () => api('listLookVersions'),
})
