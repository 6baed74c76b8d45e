import { onSsoSignIn } from '../features/auth/deeplink.ts'
import type { Go } from '../features/auth/sso/leave-after-sso-failure.ts'
import { onSsoTokenDue, renewedSsoToken } from '../features/auth/sso-token.ts'
import { onMemberCall } from '../lib/api/api.ts'
import { logWarning } from '../lib/log.ts'

/**
 * Sets up single sign-on: the redirect to the provider, and renewal of the token before each member's call and when the page becomes
 * visible. Its code is loaded on demand.
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
