import { z } from 'zod'
import type {
  Client,
  Discovery,
  ProviderEndpoints,
  ProviderTrouble,
} from '../../modules/auth/sign-on/provider-endpoints.ts'
import { limitedText } from '../../platform/outbound/limited-text.ts'
import { type OutboundFetch, PrivateAddressError } from '../../platform/outbound/outbound-fetch.ts'

const Address = z.url({ protocol: /^https?$/ })
const Document = z.object({
  issuer: z.string(),
  authorization_endpoint: Address,
  token_endpoint: Address,
  jwks_uri: Address,
  response_types_supported: z.array(z.string()).default(['code']),
  token_endpoint_auth_methods_supported: z.array(z.string()).default(['client_secret_basic']),
})
const Keys = z.object({ keys: z.array(z.object({ kty: z.string() })).min(1) })

const maxAnswerBytes = 256 * 1024

/**
 * Calls an identity provider over HTTP with a timeout and a size limit; doesn't follow redirects.
 * @throws ProviderTrouble
 */
export function createProviderEndpoints(fetchOutside: OutboundFetch, timeoutMs = 6000): ProviderEndpoints {
  async function discover(authority: string, origin: string): Promise<Discovery> {
    const address = `${authority.replace(/\/$/, '')}/.well-known/openid-configuration`
    const reply = await ask(address, { headers: { origin } })
    const document = Document.safeParse(reply.status === 200 ? await json(reply, address) : null).data
    if (!document) throw trouble('notAProvider', address)
    return {
      address,
      issuer: document.issuer,
      authorizationEndpoint: document.authorization_endpoint,
      tokenEndpoint: document.token_endpoint,
      keysAddress: document.jwks_uri,
      responseTypes: document.response_types_supported,
      clientAuthentication: document.token_endpoint_auth_methods_supported,
      isReadable: isReadable(reply, origin),
    }
  }

  async function readKeys({ keysAddress }: Discovery): Promise<void> {
    const reply = await ask(keysAddress, {})
    const body = reply.status === 200 ? await json(reply, keysAddress).catch(() => null) : null
    if (!Keys.safeParse(body).success) throw trouble('keysUnreachable', keysAddress)
  }

  const askToken: ProviderEndpoints['askToken'] = async (discovery, client, form, origin) => {
    const { headers, fields } = authenticated(discovery, client)
    const reply = await ask(discovery.tokenEndpoint, {
      method: 'POST',
      headers: { ...headers, origin },
      body: new URLSearchParams({ ...form, ...fields }).toString(),
    })
    const body = await json(reply, discovery.tokenEndpoint).catch(() => ({}))
    return { status: reply.status, body: body as Record<string, unknown>, isReadable: isReadable(reply, origin) }
  }

  async function ask(address: string, { headers = {}, ...init }: RequestInit): Promise<Response> {
    const form = init.body ? { 'content-type': 'application/x-www-form-urlencoded' } : {}
    try {
      return await fetchOutside(address, {
        ...init,
        headers: { accept: 'application/json', ...form, ...(headers as Record<string, string>) },
        // Secrets must not follow a redirect to another host.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      })
    } catch (error) {
      const isPrivate = (error as Error).cause instanceof PrivateAddressError
      throw trouble(isPrivate ? 'privateAddress' : 'unreachable', address, error)
    }
  }

  async function json(reply: Response, address: string): Promise<unknown> {
    try {
      return JSON.parse(await limitedText(reply, maxAnswerBytes))
    } catch (error) {
      throw trouble('notAProvider', address, error)
    }
  }

  return { discover, readKeys, askToken }
}

function trouble(problem: ProviderTrouble['problem'], address: string, cause?: unknown): ProviderTrouble {
  return Object.assign(new Error(`${address}: ${problem}`, { cause }), { problem, address })
}

/** Authenticates by the provider's method; a client without a secret only sends its id. */
function authenticated({ clientAuthentication }: Discovery, { clientId, clientSecret }: Client) {
  if (clientSecret === null) return { headers: {}, fields: { client_id: clientId } }
  if (!clientAuthentication.includes('client_secret_basic') && clientAuthentication.includes('client_secret_post'))
    return { headers: {}, fields: { client_id: clientId, client_secret: clientSecret } }
  const pair = [clientId, clientSecret].map(encodeURIComponent).join(':')
  return {
    headers: { authorization: `Basic ${Buffer.from(pair).toString('base64')}` },
    fields: { client_id: clientId },
  }
}

function isReadable(reply: Response, origin: string) {
  return ['*', origin].includes(reply.headers.get('access-control-allow-origin') ?? '')
}
