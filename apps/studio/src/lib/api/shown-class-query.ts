import { queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'

/** A published class, for previews of the player; null if there is none. */
export const shownClassQuery = queryOptions({
  queryKey: ['class', 'shown'],
  queryFn: async ({ signal }) => {
    const { classes } = await api('listClasses', { query: { take: 1, state: 'published' }, signal })
    return classes[0]?.tag ?? null
  },
  staleTime: 300_000,
})
