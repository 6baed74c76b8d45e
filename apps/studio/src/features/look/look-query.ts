import { queryOptions } from '@tanstack/react-query'
import type { StudioLook } from '@upbeat/contract/studio/entities/look'
import { api } from '../../lib/api/api.ts'

/** The first element of a key must match the server's events. */
const kind = 'look'

export const lookQuery = queryOptions({ queryKey: [kind, 'draft'], queryFn: () => api('getLook') })

export const lookVersionsQuery = queryOptions({
  queryKey: [kind, 'versions'],
  queryFn: () => api('listLookVersions'),
})

/** The images generated from the logo; refetched when the logo or colours change. */
export function lookMarksQuery({ fields, published }: StudioLook, isPublished: boolean) {
  return queryOptions({
    queryKey: ['lookMarks', isPublished ? published : fields],
    queryFn: ({ signal }) => api('getLookMarks', { query: { published: String(isPublished) }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })
}
