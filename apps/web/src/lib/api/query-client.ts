import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError, isClientFault } from '@upbeat/client/api-error.ts'
import { clearFavouriteTags } from '../favourite-tags.ts'
import { logError } from '../log.ts'
import { registerCache } from './member-cache.ts'

const minute = 60_000
const hour = 60 * minute

/** The app's cache of server state. */
export const queryClient = createQueryClient()
registerCache({ clear, refetch: () => queryClient.invalidateQueries() })

/**
 * 4xx replies are not retried; network and server failures are, twice. Catalogue data is fresh for five minutes, so that going back and
 * forth fetches nothing; stale data is kept for longer than any class lasts, so that closing the player restores the list. Without a
 * network a call fails and doesn't pause, so that no page hangs; failed queries are refetched when the network returns.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: report }),
    mutationCache: new MutationCache({ onError: report }),
    defaultOptions: {
      queries: {
        staleTime: 5 * minute,
        gcTime: 4 * hour,
        retry: shouldRetry,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

function clear(): void {
  queryClient.clear()
  clearFavouriteTags()
}

/** While the browser is offline, a retry would only make the member wait. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < 2 && navigator.onLine && !isClientFault(error)
}

/** API errors are expected; anything else is a bug and must be logged (ERR-42). */
function report(error: unknown): void {
  if (!(error instanceof ApiError)) logError(error)
}
