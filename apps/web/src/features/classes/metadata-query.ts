import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api/api.ts'
import { memberId } from '../auth/auth-store.ts'

/** The categories and filter options of classes, in the page's language. */
export const metadataQuery = () =>
  queryOptions({
    queryKey: ['classes', 'metadata'],
    queryFn: ({ signal }) => api('getMetadata', { params: { userId: memberId() }, signal }),
    gcTime: Number.POSITIVE_INFINITY,
  })
