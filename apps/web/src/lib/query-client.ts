import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError, isClientFault } from '@upbeat/client/api-error.ts'
import { clearFavouriteTags } from './favourite-tags.ts'
import { logError } from './log.ts'
import { registerCache } from './member-cache.ts'

const minute = 60_000
const hour = 60 * minute

/** The app's cache of server state. */
export const queryClient = createQueryClient()
registerCache({ clear, refetch: () => queryClient.invalidateQueries() })

/**
 * What the server refused is not asked again; a network or server failure is, twice. Catalogue data stays fresh for five
 * minutes, so that going back and forth fetches nothing; stale as it is it stays longer than any class lasts, so that closing the player
 * finds the list as it was left. Without a network a call fails like any other instead of waiting for
 * one, so that no page hangs and each says what is wrong; what failed so is asked again when the network is back.
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

/** While the browser knows of no network, another try can only make the member wait. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < 2 && navigator.onLine && !isClientFault(error)
}

/** What the API answers is expected; anything else is a fault of ours and must be seen (ERR-42). */
function report(error: unknown): void {
  if (!(error instanceof ApiError)) logError(error)
}
