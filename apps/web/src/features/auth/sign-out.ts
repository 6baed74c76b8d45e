import { analytics } from '../../lib/analytics.ts'
import { api } from '../../lib/api/api.ts'
import { clearCache } from '../../lib/api/member-cache.ts'
import { logWarning } from '../../lib/log.ts'
import { localStore } from '../../lib/storage.ts'
import { resetAreas } from '../../lib/store-area.ts'

/** Ends the session here and on the server (AUTH-06, D-90). The caller opens the landing page. */
export async function signOut(): Promise<void> {
  // Build the request before the token is cleared. Without a token there is no session to end.
  const told = localStore.get('token') === null ? Promise.resolve() : api('logout', { keepalive: true })
  forgetSession()
  await told.catch((error) => logWarning('The server did not hear of the sign-out', error))
}

/** Clears one member's data: storage keys, stores, cache and analytics dimensions. */
export function forgetSession(): void {
  for (const key of ['token', 'userId', 'SSOToken', 'SSOTokenExpiry', 'recentSearches'] as const) localStore.remove(key)
  endSession()
}

/** Handles a 401: clears all storage (AUTH-07). */
export function dropSession(): void {
  localStore.clear()
  endSession()
}

/** Clears the member's data in this tab. */
export function endSession(): void {
  clearCache()
  resetAreas()
  analytics.reset()
}
