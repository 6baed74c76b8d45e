import { analytics } from '../../lib/analytics.ts'
import { api } from '../../lib/api.ts'
import { logWarning } from '../../lib/log.ts'
import { clearCache } from '../../lib/member-cache.ts'
import { localStore } from '../../lib/storage.ts'
import { resetAreas } from '../../lib/store-area.ts'

/** Forgets the session here and on the server (AUTH-06, D-90). The caller goes to the landing page. */
export async function signOut(): Promise<void> {
  // The request is built with the token before the token goes. Without one there is nothing to tell.
  const told = localStore.get('token') === null ? Promise.resolve() : api('logout', { keepalive: true })
  forgetSession()
  await told.catch((error) => logWarning('The server did not hear of the sign-out', error))
}

/** Removes what belongs to one member: the stored keys, the stores' and the cache's content, the analytics dimensions. */
export function forgetSession(): void {
  for (const key of ['token', 'userId', 'SSOToken', 'SSOTokenExpiry', 'recentSearches'] as const) localStore.remove(key)
  endSession()
}

/** A 401: all that is stored goes (AUTH-07). */
export function dropSession(): void {
  localStore.clear()
  endSession()
}

/** Removes what this tab holds of the member. */
export function endSession(): void {
  clearCache()
  resetAreas()
  analytics.reset()
}
