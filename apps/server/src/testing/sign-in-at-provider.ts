import { createHash, randomBytes } from 'node:crypto'

type Wanted = {
  issuer: string
  clientId: string
  redirectUri: string
  email: string
  password?: string
  nonce?: string
}
type Tokens = { id_token: string; refresh_token?: string; access_token: string }

/** Runs the authorization code flow with PKCE as a browser does, and returns the tokens. */
export async function signInAtProvider({
  issuer,
  clientId,
  redirectUri,
  email,
  password,
  nonce,
}: Wanted): Promise<Tokens> {
  const verifier = randomBytes(32).toString('base64url')
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    state: 'some-state',
    scope: 'openid profile email offline_access',
    code_challenge_method: 'S256',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    ...(nonce ? { nonce } : {}),
  })
  const browser = createBrowser()
  const form = await browser.follow(`${issuer}/auth?${query}`, redirectUri)
  const returned = await browser.follow(form, redirectUri, { email, password: password ?? 'Demo1234' })
  const code = new URL(returned).searchParams.get('code')
  if (!code) throw new Error(`the provider sent ${returned}`)
  const reply = await fetch(`${issuer}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      client_id: clientId,
      redirect_uri: redirectUri,
      code_verifier: verifier,
    }),
  })
  if (!reply.ok) throw new Error(`the provider's token endpoint answered ${reply.status}: ${await reply.text()}`)
  return (await reply.json()) as Tokens
}

/** Follows redirects with cookies up to a page, or to the address that starts with `end`. */
export function createBrowser() {
  const cookies = new Map<string, string>()

  async function follow(start: string, end: string, body?: Record<string, string>): Promise<string> {
    let address = start
    let init: RequestInit = body ? { method: 'POST', body: new URLSearchParams(body) } : {}
    while (!address.startsWith(end)) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const reply = await fetch(address, { ...init, headers: { cookie }, redirect: 'manual' })
      for (const line of reply.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        cookies.set(name, value)
      }
      const location = reply.headers.get('location')
      if (!location) return address
      address = new URL(location, address).href
      init = {}
    }
    return address
  }

  return { follow }
}
