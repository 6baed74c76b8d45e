import type { PasskeyAnswer } from '@upbeat/contract/entities/passkey'
import { chooseSubscription } from '@upbeat/rules/subscription/choose-subscription'
import { unsubscribedMayLogIn } from '@upbeat/rules/tenant/switches'
import { analytics } from '../../../lib/analytics.ts'
import { api, apiHost, platformClientId } from '../../../lib/api/api.ts'
import { queryClient } from '../../../lib/api/query-client.ts'
import { paths } from '../../../lib/paths.ts'
import { localStore } from '../../../lib/storage.ts'
import { getTenant } from '../../tenant/tenant-store.ts'
import { useAuth } from '../auth-store.ts'
import { NoMembershipError } from '../no-membership-error.ts'
import { loadMember, subscriptionsQuery } from '../queries.ts'
import { signOut } from '../sign-out.ts'
import { keepSsoToken } from '../sso-token.ts'

/** Credentials: a password, a passkey's response, or a token of the club's identity provider with its nonce. */
export type SignInForm =
  | { username: string; password: string }
  | { token: string; nonce?: string }
  | { passkey: PasskeyAnswer }

/**
 * Signs in: start, then success or failure (AUTH-02 to AUTH-05). On success the session is stored in this browser and the member's data
 * starts to load; `welcome` runs before that, as the member.
 * @throws ApiError or NoMembershipError, which is also stored in the session for the page to show.
 */
export async function signIn(form: SignInForm, welcome?: () => Promise<unknown>): Promise<void> {
  const { tenantID } = getTenant()
  useAuth.setState({ session: { status: 'signingIn' }, errorText: '', ssoTokenError: false })
  try {
    const { Code: token, UserId: userId } = await openSession(form, tenantID)
    localStore.set('token', token)
    localStore.set('userId', userId)
    if ('token' in form) keepSsoToken(form.token)
    // Data cached for guests may differ from what this member may see.
    queryClient.clear()
    await welcome?.()
    const loading = loadMember()
    if (!unsubscribedMayLogIn(getTenant())) await loading.then(turnAwayUnsubscribed)
    useAuth.setState({ session: { status: 'signedIn', token, userId } })
    analytics.setDimensions({ userId })
    analytics.track('signIn')
  } catch (error) {
    useAuth.setState({ session: { status: 'failed', error } })
    throw error
  }
}

function openSession(form: SignInForm, tenantId: string) {
  const headers = bindingHeaders()
  if ('passkey' in form) return api('loginWithPasskey', { body: form.passkey, headers })
  const body = {
    client_id: platformClientId(),
    redirect_uri: `${location.origin}${paths.ssoCallback}`,
    response_type: 'token' as const,
    scope: 'openid',
    tenantId,
    skipConsent: 'true',
    ...form,
  }
  return api('login', { body, headers })
}

/**
 * Binds the session to an HttpOnly cookie, so that a stolen token alone is useless. Skipped in third-party frames and for a cross-origin
 * server, which have no such cookie.
 */
function bindingHeaders(): Record<string, string> {
  const isOwnPage = window.top === window && ['', location.origin].includes(apiHost())
  return isOwnPage ? { 'x-session-binding': 'cookie' } : {}
}

/** Resets the status (D-70). A member whose check fails is let in: the server still checks access to every class. */
async function turnAwayUnsubscribed(): Promise<void> {
  const subscriptions = queryClient.getQueryData(subscriptionsQuery().queryKey)
  if (!subscriptions || chooseSubscription(subscriptions).isSubscribed) return
  await signOut()
  throw new NoMembershipError()
}
