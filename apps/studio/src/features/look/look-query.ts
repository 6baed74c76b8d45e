import { queryOptions } from '@tanstack/react-query'
import type { StudioLook } from '@upbeat/contract/studio/entities/look'
import { api } from '../../lib/api.ts'

/** The first part of a key is what the server's events name. */
const kind = 'look'

export const lookQuery = queryOptions({ queryKey: [kind, 'draft'], queryFn: () => api('getLook') })

export const lookVersionsQuery = queryOptions({
  queryKey: [kind, 'versions'],
  queryFn: () => api('listLookVersions'),
})

/** What is made of the logo; it changes with the logo and the colours. */
export function lookMarksQuery({ fields, published }: StudioLook, isPublished: boolean) {
  return queryOptions({
    queryKey: ['lookMarks', isPublished ? published : fields],
    queryFn: ({ signal }) => api('getLookMarks', { query: { published: String(isPublished) }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })
}
