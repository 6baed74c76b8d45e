import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

export type LocalIssuer = Awaited<ReturnType<typeof startLocalIssuer>>

/**
 * A minimal identity provider: a discovery document, keys, and tokens with any claims; also a membership system whose
 * reply a test can set.
 */
export async function startLocalIssuer() {
  let signing = await newKey()
  let published = [signing.publicJwk]
  let trouble: 'none' | 'down' | 'slow' = 'none'
  let memberships: { status: number; body: unknown } = { status: 404, body: {} }
  let requests = 0

  const server = createServer((request, response) => {
    requests++
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    if (trouble === 'slow') return
    if (trouble === 'down') return answer(503, {})
    if (request.url === '/memberships') return answer(memberships.status, memberships.body)
    if (request.url === '/keys') return answer(200, { keys: published })
    if (request.url === '/.well-known/openid-configuration') return answer(200, { issuer, jwks_uri: `${issuer}/keys` })
    return answer(404, {})
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  /** A token for `person`, valid for ten minutes from `now`; `own` overrides its claims. */
  function token(person: string, now: Date, own: JWTPayload = {}) {
    const seconds = Math.floor(now.getTime() / 1000)
    const claims = { iss: issuer, aud: 'club-app', sub: person, iat: seconds, exp: seconds + 600, ...own }
    return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: signing.kid }).sign(signing.privateKey)
  }

  return {
    issuer,
    membershipUrl: `${issuer}/memberships`,
    token,
    publicKey: () => signing.publicJwk,
    requests: () => requests,
    /** Signs further tokens with a new key, published in place of the old one. */
    rotate: async () => {
      signing = await newKey()
      published = [signing.publicJwk]
    },
    /** Signs further tokens with a key that the provider never publishes. */
    signWithUnknownKey: async () => {
      signing = await newKey()
    },
    is: (state: typeof trouble) => {
      trouble = state
    },
    says: (status: number, body: unknown) => {
      memberships = { status, body }
    },
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((closed) => server.close(() => closed()))
    },
  }
}

async function newKey() {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const kid = crypto.randomUUID()
  return { privateKey, kid, publicJwk: { ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' } }
}
