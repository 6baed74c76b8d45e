import { summitClientId, summitIssuer } from '@upbeat/demo/world/tenants/summit-brand'
import { summitEmail, summitPeople } from '@upbeat/demo/world/tenants/summit-people'
import { exportJWK, generateKeyPair } from 'jose'
import Provider, { type Account } from 'oidc-provider'
import { signOutPage, troublePage } from './identity-pages.ts'
import { memoryStorage } from './memory-storage.ts'

export type ProviderParts = {
  /** The port of this server, as the provider runs below a path of it. */
  port: number
  /** Signs the provider's cookies. */
  secret: string
  /** Called for every identity token that is issued. */
  onIssued: (token: string) => void
}

const hour = 3600
const fortnight = 14 * 24 * hour

/**
 * The identity provider that Summit's members sign in with: a real one, with its users and keys in memory. Its only
 * client is Summit's web app and the page that embeds it.
 */
export async function openIdentityProvider({ port, secret, onIssued }: ProviderParts): Promise<Provider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const origins = [`http://summit.localhost:${port}`, `http://localhost:${port}`, `http://127.0.0.1:${port}`]
  const host = `http://127.0.0.1:${port}/demo/host`
  const provider: Provider = new Provider(summitIssuer(port), {
    clients: [
      {
        client_id: summitClientId,
        client_name: 'Summit Sport',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [...origins.map((origin) => `${origin}/callback`), host],
        post_logout_redirect_uris: [...origins.map((origin) => `${origin}/`), host],
      },
    ],
    adapter: memoryStorage(),
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: crypto.randomUUID() }] },
    cookies: { keys: [secret] },
    scopes: ['openid', 'profile', 'email', 'offline_access'],
    claims: { openid: ['sub'], profile: ['name', 'given_name', 'family_name'], email: ['email', 'email_verified'] },
    // Puts the claims into the identity token, because a public client doesn't query the user info endpoint.
    conformIdTokenClaims: false,
    findAccount: (_context, subject) => accountOf(subject),
    pkce: { required: () => true },
    clientBasedCORS: (_context, origin) => origins.includes(origin),
    issueRefreshToken: async (_context, client) => client.grantTypeAllowed('refresh_token'),
    // Grants without a consent screen, because Summit's own app is asking about Summit's own members.
    loadExistingGrant: async ({ oidc: { client, session } }) => {
      const known = session?.grantIdFor(client?.clientId ?? '')
      const grant = (known && (await provider.Grant.find(known))) || new provider.Grant(grantOf(client, session))
      grant.addOIDCScope('openid profile email offline_access')
      await grant.save()
      return grant
    },
    interactions: { url: (_context, { uid }) => `/demo/idp/interaction/${uid}` },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => {
          context.body = signOutPage(form)
        },
        postLogoutSuccessSource: (context) => {
          context.body = troublePage('You are signed out of Summit ID.')
        },
      },
    },
    renderError: (context, out) => {
      context.type = 'html'
      context.body = troublePage(out.error_description ?? out.error)
    },
    ttl: {
      AccessToken: hour,
      AuthorizationCode: 60,
      IdToken: hour,
      Interaction: hour,
      Grant: fortnight,
      RefreshToken: fortnight,
      Session: fortnight,
    },
  })
  provider.on('grant.success', (context) => {
    const { id_token: token } = (context.body ?? {}) as { id_token?: unknown }
    if (typeof token === 'string') onIssued(token)
  })
  return provider
}

function grantOf(client: { clientId: string } | undefined, session: { accountId?: string | undefined } | undefined) {
  return { clientId: client?.clientId ?? '', accountId: session?.accountId ?? '' }
}

function accountOf(subject: string): Account | undefined {
  const person = summitPeople.find((each) => each.subject === subject)
  if (!person) return undefined
  const [given_name, family_name] = person.name
  return {
    accountId: subject,
    claims: async () => ({
      sub: subject,
      name: person.name.join(' '),
      given_name,
      family_name,
      email: summitEmail(person),
      email_verified: true,
    }),
  }
}
