import { notifyManager, QueryClient } from '@tanstack/react-query'
import { isClientFault } from '@upbeat/client/api-error.ts'

// Unsaved values are dropped where they were saved. By default observers hear of the saved ones a task later, and a field would show in between what it
// held before: the caret jumps, and what is typed or copied then builds on the old value.
notifyManager.setScheduler(queueMicrotask)

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
