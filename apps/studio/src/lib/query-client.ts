import { QueryClient } from '@tanstack/react-query'
import { isClientFault } from '@upbeat/client/api-error.ts'

/**
 * The studio's cache of server state. Pages are told of changes by server-sent events, so nothing is refetched on focus; what the server
 * refused isn't asked again.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && navigator.onLine && !isClientFault(error),
      refetchOnWindowFocus: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})
