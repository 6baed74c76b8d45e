import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../lib/api/api.ts'

/** The setup is outside the shell, which follows the server's events, so it polls. */
const lookEveryMs = 2000

/** The class created in the setup, with its checklist; null without one. Polled until it is published. */
export const firstClassQuery = queryOptions({
  queryKey: ['setup', 'firstClass'],
  queryFn: async ({ signal }) => {
    const { classes } = await api('listClasses', { query: { take: 1 }, signal })
    const [first] = classes
    return first ? api('getClassDraft', { params: { tag: first.tag }, signal }) : null
  },
  refetchInterval: ({ state }) => (state.data?.state === 'published' ? false : lookEveryMs),
})
