import { type AccountInfo, type AuthenticationResult, PublicClientApplication } from '@azure/msal-browser'
import { readClaims } from '../sso-token.ts'
import type { ClientSettings, SsoClient } from './sso-client.ts'

/** Microsoft's MSAL, for clubs with Microsoft accounts; for other providers it uses standard OpenID Connect. */
export async function createMsalSsoClient(settings: ClientSettings): Promise<SsoClient> {
  const { authority, clientId, scopes, redirect, afterSignOut } = settings
  const microsoft = /(^|\.)(microsoftonline\.com|ciamlogin\.com|b2clogin\.com)$/.test(new URL(authority).hostname)
  let replacing = false
  const application = new PublicClientApplication({
    auth: {
      clientId,
      authority,
      redirectUri: redirect,
      postLogoutRedirectUri: afterSignOut,
      knownAuthorities: [new URL(authority).host],
      onRedirectNavigate(address) {
        if (replacing) window.location.replace(address)
        return !replacing
      },
    },
    cache: { cacheLocation: 'sessionStorage' },
    system: { protocolMode: microsoft ? 'AAD' : 'OIDC' },
  })
  await application.initialize()
  // MSAL adds these itself.
  const own = scopes.filter((scope) => !['openid', 'profile', 'offline_access'].includes(scope))

  function account(): AccountInfo {
    const [known] = application.getAllAccounts()
    if (!known) throw new Error('Nobody is signed in at the provider')
    return known
  }

  return {
    async leave(departure) {
      replacing = departure.replacing
      // MSAL refuses a sign-in while one is pending, also one that the member left with Back. Without a reply this ends it.
      await application.handleRedirectPromise({ navigateToLoginRequestUrl: false }).catch(() => null)
      return application.loginRedirect({ scopes: own, ...(departure.again ? { prompt: 'select_account' } : {}) })
    },
    async finish(address) {
      const { search, hash } = new URL(address)
      const answer = hash || `#${search.slice(1)}`
      const result = await application.handleRedirectPromise({ hash: answer, navigateToLoginRequestUrl: false })
      return returned(result)
    },
    async renew() {
      const result = await application.acquireTokenSilent({ account: account(), scopes: own, forceRefresh: true })
      return result.idToken
    },
    leaveForSignOut(token) {
      replacing = false
      return application.logoutRedirect({ account: account(), idTokenHint: token })
    },
    forget: () => application.clearCache(),
  }
}

function returned(result: AuthenticationResult | null) {
  if (!result) throw new Error('The provider’s reply matches no request')
  const nonce = readClaims(result.idToken)?.nonce
  return { token: result.idToken, nonce: typeof nonce === 'string' ? nonce : undefined }
}
