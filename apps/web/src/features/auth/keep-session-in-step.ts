import { localStore } from '../../lib/storage.ts'
import { restoreSession, useAuth } from './auth-store.ts'
import { endSession } from './sign-out.ts'

/**
 * Follows a sign-in or sign-out in another tab, so that no tab continues with an ended session; `show` then updates the page. Token and id
 * arrive as two storage events, in any order.
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
