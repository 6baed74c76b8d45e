type Cache = { clear: () => void; refetch: () => Promise<void> }

let cache: Cache | null = null

/**
 * Gives the app's startup access to the query cache without importing it: the landing page doesn't use the cache, which weighs a tenth of
 * that page's budget.
 */
export function registerCache(known: Cache): void {
  cache = known
}

/** Clears the cache. Does nothing if it isn't loaded. */
export function clearCache(): void {
  cache?.clear()
}

/** Refetches all active queries. */
export async function refetchCache(): Promise<void> {
  await cache?.refetch()
}
