/** Which provider a club trusts, and the audience its tokens must have (D-57). */
export type Trust = {
  /** The address below which the provider's discovery document is. */
  authority: string
  issuer: string
  audience: string | string[]
}

/** The claims of a verified identity token. Issuer and subject together identify the person. */
export type Identity = {
  issuer: string
  subject: string
  /** Empty if the provider doesn't send it. */
  email: string
  firstName: string
  lastName: string
  nonce: string | null
  expiresAt: Date
}

/**
 * `claim` is the one that failed: `iss`, `aud`, `azp`, `sub`, `iat`, `exp`, `nonce`, `alg`, `kid`, `signature`, or
 * `token` if malformed.
 */
export type TokenVerdict = { kind: 'believed'; identity: Identity } | { kind: 'refused'; claim: string; reason: string }

/** The port to the clubs' identity providers. */
export type IdentityTokens = {
  /**
   * Verifies a token's signature with the provider's current keys, and its claims, allowing 60 s of clock skew.
   * @param expected the nonce of the sign-in request; null if there was none
   * @throws Error if the provider is down, slow, or sends something invalid: the token is then neither accepted nor
   * refused
   */
  verify: (trust: Trust, token: string, expected: { nonce: string | null; now: Date }) => Promise<TokenVerdict>
}
