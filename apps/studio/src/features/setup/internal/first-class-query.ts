import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'

/** The set-up is outside the shell, which follows the server's events. */
const lookEveryMs = 2000

/** The class that the set-up took in, with what it still needs; null without one. Asked again until it is on air. */
export const firstClassQuery = queryOptions({
  queryKey: ['setup', 'firstClass'],
  queryFn: async ({ signal }) => {
    const { classes } = await api('listClasses', { query: { take: 1 }, signal })
    const [first] = classes
    return first ? api('getClassDraft', { params: { tag: first.tag }, signal }) : null
  },
  refetchInterval: ({ state }) => (state.data?.state === 'published' ? false : lookEveryMs),
})
