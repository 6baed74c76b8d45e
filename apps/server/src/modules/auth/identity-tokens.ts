/** Whose tokens a club believes, and for whom they must be meant (D-57). */
export type Trust = {
  /** Where the provider's discovery document lies. */
  authority: string
  issuer: string
  audience: string | string[]
}

/** What a verified identity token says. Issuer and subject together are the person; the rest is what the person is called. */
export type Identity = {
  issuer: string
  subject: string
  /** Empty where the provider doesn't say. */
  email: string
  firstName: string
  lastName: string
  nonce: string | null
  expiresAt: Date
}

/** `claim` is what failed: `iss`, `aud`, `azp`, `sub`, `iat`, `exp`, `nonce`, `alg`, `kid`, `signature`, or `token` where it is none. */
export type TokenVerdict = { kind: 'believed'; identity: Identity } | { kind: 'refused'; claim: string; reason: string }

/** The port to the clubs' identity providers. */
export type IdentityTokens = {
  /**
   * Holds a token against the provider's keys of today and against its claims, with 60 s for clocks that differ.
   * @param expected the nonce its request was made with; null where no request of ours was
   * @throws Error where the provider is down, slow, or answers what no provider answers: nothing is known of the token
   */
  verify: (trust: Trust, token: string, expected: { nonce: string | null; now: Date }) => Promise<TokenVerdict>
}
