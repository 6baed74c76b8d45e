import type * as Jose from 'jose'
import type { Identity, IdentityTokens, TokenVerdict, Trust } from '../../modules/auth/identity-tokens.ts'
import { createProviderKeys } from './provider-keys.ts'

/** Asymmetric algorithms only: with `none`, or the public key used as a shared secret, anyone could sign. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519']
const skewSeconds = 60

type Expected = { nonce: string | null; now: Date }

/** Verifies identity tokens with jose; each provider's keys are fetched, and fetched again when it rotates them. */
export function createIdentityTokens(keys = createProviderKeys()): IdentityTokens {
  async function verify(trust: Trust, token: string, expected: Expected): Promise<TokenVerdict> {
    // Loaded at the first use (docs/decisions/122).
    const jose = await import('jose')
    try {
      return { kind: 'believed', identity: await read(jose, trust, token, expected) }
    } catch (error) {
      const refusal = refusalOf(jose, error)
      if (refusal) return { kind: 'refused', claim: refusal.claim, reason: refusal.message }
      throw error
    }
  }

  async function read(jose: typeof Jose, trust: Trust, token: string, expected: Expected) {
    const { now } = expected
    assertSignable(jose, token)
    const options = {
      algorithms,
      issuer: trust.issuer,
      audience: trust.audience,
      currentDate: now,
      clockTolerance: skewSeconds,
      requiredClaims: ['sub', 'exp', 'iat'],
    }
    const { payload } = await jose.jwtVerify(token, await keys.of(trust, now), options)
    return readIdentity(payload, trust, expected)
  }

  return { verify }
}

/** Refuses malformed and unsigned tokens before anything is requested from the provider. */
function assertSignable({ decodeProtectedHeader }: typeof Jose, token: string) {
  let alg: string | undefined
  try {
    alg = decodeProtectedHeader(token).alg
  } catch {
    throw new Refusal('token', 'is not a signed JWT')
  }
  if (!alg || !algorithms.includes(alg)) throw new Refusal('alg', `${String(alg).slice(0, 20)} is not accepted`)
}

function readIdentity(payload: Jose.JWTPayload, trust: Trust, { nonce, now }: Expected): Identity {
  const { iss = '', sub = '', exp = 0, iat = 0, aud, azp } = payload
  if (sub === '' || sub.length > 255) throw new Refusal('sub', 'is empty or too long')
  if (iat > now.getTime() / 1000 + skewSeconds) throw new Refusal('iat', 'is in the future')
  const ours = [trust.audience].flat()
  // A token for several audiences must have been issued to us.
  if (Array.isArray(aud) && aud.length > 1 && !ours.includes(String(azp))) throw new Refusal('azp', 'is not ours')
  if (nonce !== null && payload.nonce !== nonce) throw new Refusal('nonce', 'is not the one of the request')
  return {
    issuer: iss,
    subject: sub,
    email: text(payload.email),
    firstName: text(payload.given_name),
    lastName: text(payload.family_name),
    nonce: typeof payload.nonce === 'string' ? payload.nonce : null,
    expiresAt: new Date(exp * 1000),
  }
}

function text(claim: unknown) {
  return typeof claim === 'string' ? claim.trim().slice(0, 254) : ''
}

/** Null if the error isn't the token's fault. */
function refusalOf({ errors }: typeof Jose, error: unknown): Refusal | null {
  if (error instanceof Refusal) return error
  if (error instanceof errors.JWTExpired || error instanceof errors.JWTClaimValidationFailed) {
    return new Refusal(error.claim, error.message)
  }
  if (error instanceof errors.JOSEAlgNotAllowed) return new Refusal('alg', error.message)
  if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys) {
    return new Refusal('kid', error.message)
  }
  if (error instanceof errors.JWSSignatureVerificationFailed) return new Refusal('signature', error.message)
  if (error instanceof errors.JWSInvalid || error instanceof errors.JWTInvalid) {
    return new Refusal('token', error.message)
  }
  return null
}

class Refusal extends Error {
  readonly claim: string

  constructor(claim: string, reason: string) {
    super(reason)
    this.claim = claim
  }
}
