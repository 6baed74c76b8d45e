import { notifyManager, QueryClient } from '@tanstack/react-query'
import { isClientFault } from '@upbeat/client/api-error.ts'

// Notify observers synchronously: unsaved values are dropped when saved, and with the default delay a field would show its old value for
// one task, moving the caret and breaking typing or copying.
notifyManager.setScheduler(queueMicrotask)

/** The studio's query cache. Server-sent events invalidate it, so nothing is refetched on focus; client errors aren't retried. */
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
