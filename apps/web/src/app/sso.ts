import { onSsoSignIn } from '../features/auth/deeplink.ts'
import type { Go } from '../features/auth/sso/leave-after-sso-failure.ts'
import { onSsoTokenDue, renewedSsoToken } from '../features/auth/sso-token.ts'
import { onMemberCall } from '../lib/api.ts'
import { logWarning } from '../lib/log.ts'

/**
 * Puts single sign-on in place: the way to the provider, and the token's renewal before each member's call and whenever the page
 * comes back into view. Nothing of it is loaded before it is needed.
 */
export function installSso(go: Go): void {
  onSsoSignIn(async (options) => (await import('../features/auth/sso/start-sso.ts')).startSso(options))
  onSsoTokenDue(async () => (await import('../features/auth/sso/renew-sso-token.ts')).renewSsoToken(go))
  onMemberCall(renewedSsoToken)
  const look = () => {
    if (document.visibilityState === 'visible') renewedSsoToken()?.catch((error) => logWarning('Signed out', error))
  }
  window.addEventListener('focus', look)
  document.addEventListener('visibilitychange', look)
}
