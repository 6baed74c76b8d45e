import type { TenantConfig, TenantSso } from '@upbeat/contract/entities/tenant-config'
import { paths } from '../../../lib/paths.ts'
import { getTenant } from '../../tenant/tenant-store.ts'
import type { SsoDeparture } from '../deeplink.ts'

/** What came back from the identity provider: an identity token, and the nonce it was asked for with. */
export type Returned = { token: string; nonce: string | undefined }

/** The port to the club's identity provider: authorization code with PKCE, state and nonce (D-57). */
export type SsoClient = {
  /** Leaves the page for the provider. It may resolve before the page is gone. */
  leave: (departure: SsoDeparture) => Promise<void>
  /** Finishes the exchange that the provider has answered at this address. Throws where it was no request of ours. */
  finish: (address: string) => Promise<Returned>
  /** A fresh identity token for who is signed in, without leaving the page. */
  renew: () => Promise<string>
  /** Leaves the page to sign out at the provider too; it comes back to the landing page. */
  leaveForSignOut: (token: string) => Promise<void>
  /** Forgets what this browser keeps of the provider's user. */
  forget: () => Promise<void>
}

export type ClientSettings = Omit<TenantSso, 'serverExchange'> & {
  redirect: string
  afterSignOut: string
  language: string
  /** Where codes become tokens, in place of the provider's own address. */
  exchangeAt?: string
}

/** The club's own: Microsoft's library where it asks for that (SSO-08), the standard's otherwise. Each is loaded only then. */
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
