/** The parts of a provider's discovery document that a sign-in needs. */
export type Discovery = {
  /** The document's address. */
  address: string
  issuer: string
  authorizationEndpoint: string
  tokenEndpoint: string
  keysAddress: string
  responseTypes: readonly string[]
  clientAuthentication: readonly string[]
  /** Whether a page of the given origin may read the document (CORS). */
  isReadable: boolean
}
export type Client = { clientId: string; clientSecret: string | null }
export type TokenAnswer = { status: number; body: Record<string, unknown>; isReadable: boolean }

/** Why a provider couldn't be used, and the address that failed. */
export type ProviderTrouble = Error & {
  problem: 'unreachable' | 'privateAddress' | 'notAProvider' | 'keysUnreachable'
  address: string
}

export function isProviderTrouble(error: unknown): error is ProviderTrouble {
  return error instanceof Error && 'problem' in error && 'address' in error
}

/**
 * The port to a provider's endpoints. All functions throw ProviderTrouble. `origin` is that of the page that would send
 * the request.
 */
export type ProviderEndpoints = {
  discover: (authority: string, origin: string) => Promise<Discovery>
  /** Whether the provider publishes keys. */
  readKeys: (discovery: Discovery) => Promise<void>
  askToken: (
    discovery: Discovery,
    client: Client,
    form: Readonly<Record<string, string>>,
    origin: string,
  ) => Promise<TokenAnswer>
}
