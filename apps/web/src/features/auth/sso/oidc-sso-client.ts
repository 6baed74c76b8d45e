import { UserManager, WebStorageStateStore } from 'oidc-client-ts'
import { readClaims } from '../sso-token.ts'
import { redirectNavigator } from './redirect-navigator.ts'
import type { ClientSettings, SsoClient } from './sso-client.ts'

/**
 * Any OpenID provider. The request state and the provider's user with the refresh token are stored in session storage: in local storage a
 * refresh token would be readable by any script for weeks.
 */
export function createOidcSsoClient(settings: ClientSettings): SsoClient {
  const users = new UserManager(
    {
      authority: settings.authority,
      client_id: settings.clientId,
      scope: settings.scopes.join(' '),
      redirect_uri: settings.redirect,
      post_logout_redirect_uri: settings.afterSignOut,
      ui_locales: settings.language,
      stateStore: new WebStorageStateStore({ prefix: 'sso.', store: window.sessionStorage }),
      userStore: new WebStorageStateStore({ prefix: 'sso.', store: window.sessionStorage }),
      automaticSilentRenew: false,
      requestTimeoutInSeconds: 10,
      ...(settings.exchangeAt && { metadataSeed: { token_endpoint: settings.exchangeAt } }),
    },
    redirectNavigator,
  )

  return {
    leave: ({ again, replacing }) =>
      users.signinRedirect({
        nonce: crypto.randomUUID(),
        redirectMethod: replacing ? 'replace' : 'assign',
        ...(again ? { prompt: 'login' } : {}),
      }),
    async finish(address) {
      const { id_token: token } = await users.signinRedirectCallback(address)
      if (!token) throw new Error('The provider returned no identity token')
      const nonce = readClaims(token)?.nonce
      return { token, nonce: typeof nonce === 'string' ? nonce : undefined }
    },
    async renew() {
      const kept = await users.getUser()
      // Without a refresh token it would need a hidden frame, which fails in browsers that block third-party cookies.
      if (!kept?.refresh_token) throw new Error('The provider returned no refresh token')
      const user = await users.signinSilent()
      if (!user?.id_token) throw new Error('The provider returned no identity token on renewal')
      return user.id_token
    },
    leaveForSignOut: (token) => users.signoutRedirect({ id_token_hint: token }),
    forget: () => users.removeUser(),
  }
}
