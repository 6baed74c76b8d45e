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

/** A class that members can play, to show the player with; null where there is none. */
export const shownClassQuery = queryOptions({
  queryKey: ['class', 'shown'],
  queryFn: async ({ signal }) => {
    const { classes } = await api('listClasses', { query: { take: 1, state: 'published' }, signal })
    return classes[0]?.tag ?? null
  },
  staleTime: 300_000,
})
