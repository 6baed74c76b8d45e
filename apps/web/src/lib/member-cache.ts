type Cache = { clear: () => void; refetch: () => Promise<void> }

let cache: Cache | null = null

/**
 * Lets the start of the app reach the query cache without carrying it: the landing page shows nothing that is cached, and the
 * cache weighs a tenth of what that page may.
 */
export function registerCache(known: Cache): void {
  cache = known
}

/** Forgets all that the server answered. Nothing, where nothing was asked yet. */
export function clearCache(): void {
  cache?.clear()
}

/** Asks anew for all that is shown. */
export async function refetchCache(): Promise<void> {
  await cache?.refetch()
}
