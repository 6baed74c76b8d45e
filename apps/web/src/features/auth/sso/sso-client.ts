import type { TenantConfig, TenantSso } from '@upbeat/contract/entities/tenant-config'
import { paths } from '../../../lib/paths.ts'
import { getTenant } from '../../tenant/tenant-store.ts'
import type { SsoDeparture } from '../deeplink.ts'

/** The identity provider's result: an identity token and the nonce of its request. */
export type Returned = { token: string; nonce: string | undefined }

/** The port to the club's identity provider: authorization code flow with PKCE, state and nonce (D-57). */
export type SsoClient = {
  /** Redirects to the provider. May resolve before the page unloads. */
  leave: (departure: SsoDeparture) => Promise<void>
  /** Exchanges the provider's reply at this URL. Throws if it doesn't match a request of ours. */
  finish: (address: string) => Promise<Returned>
  /** A fresh identity token for the signed-in person, without leaving the page. */
  renew: () => Promise<string>
  /** Redirects to sign out at the provider too; it returns to the landing page. */
  leaveForSignOut: (token: string) => Promise<void>
  /** Clears the provider's user from this browser. */
  forget: () => Promise<void>
}

export type ClientSettings = Omit<TenantSso, 'serverExchange'> & {
  redirect: string
  afterSignOut: string
  language: string
  /** The token endpoint to use in place of the provider's own. */
  exchangeAt?: string
}

/** The club's client: MSAL if configured (SSO-08), else standard OpenID Connect. Each is loaded on demand. */
export async function loadSsoClient(tenant: TenantConfig = getTenant()): Promise<SsoClient> {
  if (!tenant.sso) throw new Error('The club has no identity provider')
  const settings = {
    ...tenant.sso,
    redirect: `${location.origin}${paths.ssoCallback}`,
    afterSignOut: `${location.origin}${paths.landing}`,
    language: document.documentElement.lang,
    ...(tenant.sso.serverExchange && { exchangeAt: `${location.origin}/oauth/sso/token?tenant=${tenant.name}` }),
  }
  if (tenant.msalSsoSupport) return (await import('./msal-sso-client.ts')).createMsalSsoClient(settings)
  return (await import('./oidc-sso-client.ts')).createOidcSsoClient(settings)
}
