import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import Provider from 'oidc-provider'
import { memoryStorage } from '../modules/demo/identity/memory-storage.ts'

export type ConfidentialProvider = Awaited<ReturnType<typeof startConfidentialProvider>>
/** Changes the body of a reply, by the start of its path. */
type Alter = (body: Record<string, unknown>) => Record<string, unknown> | Promise<Record<string, unknown>>

export const confidentialClient = { clientId: 'club-server', clientSecret: 'a secret of the club' }

/**
 * An OpenID provider (oidc-provider) on this machine that signs everyone in as Ada and whose replies can be changed by
 * tests.
 */
export async function startConfidentialProvider(redirectUris: readonly string[]) {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const key = { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'one' }
  const altered = new Map<string, Alter>()
  let isReadable = true
  const outer = createServer((request, response) => void pass(request, response))
  await listening(outer)
  const issuer = `http://127.0.0.1:${portOf(outer)}`
  const provider = providerAt(issuer, key, redirectUris)
  const inner = createServer((request, response) => void answer(request, response))
  await listening(inner)

  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (!request.url?.startsWith('/enter/')) return provider.callback()(request, response)
    await provider.interactionFinished(request, response, { login: { accountId: 'ada' } })
  }

  async function pass(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers
    const reply = await fetch(`http://127.0.0.1:${portOf(inner)}${request.url}`, {
      method: request.method ?? 'GET',
      headers: { ...(headers as Record<string, string>), 'x-forwarded-host': `127.0.0.1:${portOf(outer)}` },
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
      redirect: 'manual',
    })
    const alter = [...altered].find(([path]) => request.url?.startsWith(path))?.[1]
    const body = alter
      ? JSON.stringify(await alter((await reply.json()) as Record<string, unknown>))
      : Buffer.from(await reply.arrayBuffer())
    const kept = [...reply.headers].filter(([name]) => !['content-length', 'connection', 'set-cookie'].includes(name))
    const shown = kept.filter(([name]) => isReadable || !name.startsWith('access-control'))
    response.writeHead(reply.status, { ...Object.fromEntries(shown), 'set-cookie': reply.headers.getSetCookie() })
    response.end(body)
  }

  return {
    issuer,
    alter: (path: string, change: Alter) => altered.set(path, change),
    /** Whether pages of other origins may read its replies (CORS). */
    readable: (is: boolean) => {
      isReadable = is
    },
    asItIs: () => {
      altered.clear()
      isReadable = true
    },
    /** Re-signs an identity token of this provider with the claims in `own` changed. */
    resign: (token: unknown, own: JWTPayload) => {
      const claims = JSON.parse(Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString())
      return new SignJWT({ ...claims, ...own }).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(privateKey)
    },
    close: async () => {
      for (const server of [outer, inner]) {
        server.closeAllConnections()
        await new Promise<void>((closed) => server.close(() => closed()))
      }
    },
  }
}

function providerAt(issuer: string, key: object, redirectUris: readonly string[]): Provider {
  const provider: Provider = new Provider(issuer, {
    clients: [
      {
        client_id: confidentialClient.clientId,
        client_secret: confidentialClient.clientSecret,
        redirect_uris: [...redirectUris],
      },
      { client_id: 'club-browser', token_endpoint_auth_method: 'none', redirect_uris: [...redirectUris] },
    ],
    jwks: { keys: [key] as never },
    adapter: memoryStorage(),
    cookies: { keys: ['for tests'] },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    claims: { openid: ['sub'], profile: ['given_name', 'family_name'], email: ['email'] },
    conformIdTokenClaims: false,
    clientBasedCORS: () => true,
    findAccount: (_context, accountId) => ({
      accountId,
      claims: async () => ({ sub: accountId, email: 'ada@id.example', given_name: 'Ada', family_name: 'Lovelace' }),
    }),
    interactions: { url: (_context, { uid }) => `/enter/${uid}` },
    features: { devInteractions: { enabled: false } },
    loadExistingGrant: async ({ oidc: { client, session } }) => {
      const grant = new provider.Grant({ clientId: client?.clientId ?? '', accountId: session?.accountId ?? '' })
      grant.addOIDCScope('openid profile email')
      await grant.save()
      return grant
    },
  })
  provider.proxy = true
  return provider
}

function listening(server: Server) {
  return new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
}

function portOf(server: Server) {
  return (server.address() as AddressInfo).port
}
