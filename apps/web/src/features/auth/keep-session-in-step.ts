import { clearCache } from '../../lib/member-cache.ts'
import { restoreSession } from './auth-store.ts'

/** Follows a sign-in or sign-out made in another tab, so that no tab goes on with a session that has ended. */
export function keepSessionInStep(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && key !== 'token') return
    clearCache()
    restoreSession()
  })
}
