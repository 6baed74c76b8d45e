import { localStore } from '../../lib/storage.ts'
import { restoreSession, useAuth } from './auth-store.ts'
import { endSession } from './sign-out.ts'

/**
 * Follows a sign-in or sign-out made in another tab, so that no tab goes on with a session that has ended; `show` then has the page
 * leave what it showed. Token and id are two events, and either may be first to be seen.
 */
export function keepSessionInStep(show: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && key !== 'token' && key !== 'userId') return
    const { session } = useAuth.getState()
    const known = session.status === 'signedIn' ? session.token : null
    const token = localStore.get('userId') && localStore.get('token')
    if (token === known) return
    endSession()
    restoreSession()
    show()
  })
}
