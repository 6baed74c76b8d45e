import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError, isClientFault } from './api-error.ts'
import { logError } from './log.ts'
import { registerCache } from './member-cache.ts'

const minute = 60_000

/** The app's cache of server state. */
export const queryClient = createQueryClient()
registerCache({ clear: () => queryClient.clear(), refetch: () => queryClient.invalidateQueries() })

/**
 * What the server refused is not asked again; a network or server failure is, twice. Catalogue data stays fresh for five
 * minutes, so that going back and forth fetches nothing.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: report }),
    mutationCache: new MutationCache({ onError: report }),
    defaultOptions: {
      queries: { staleTime: 5 * minute, gcTime: 30 * minute, retry: shouldRetry, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  })
}

export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < 2 && !isClientFault(error)
}

/** What the API answers is expected; anything else is a fault of ours and must be seen (ERR-42). */
function report(error: unknown): void {
  if (!(error instanceof ApiError)) logError(error)
}
