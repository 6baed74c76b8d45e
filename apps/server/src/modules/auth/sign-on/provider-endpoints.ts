/** What a provider's discovery document says, as far as a sign-in needs it. */
export type Discovery = {
  /** Where the document lies. */
  address: string
  issuer: string
  authorizationEndpoint: string
  tokenEndpoint: string
  keysAddress: string
  responseTypes: readonly string[]
  clientAuthentication: readonly string[]
  /** Whether a page at the origin that was asked for may read the document. */
  isReadable: boolean
}
export type Client = { clientId: string; clientSecret: string | null }
export type TokenAnswer = { status: number; body: Record<string, unknown>; isReadable: boolean }

/** Why a provider could not be asked, and at which address. */
export type ProviderTrouble = Error & {
  problem: 'unreachable' | 'privateAddress' | 'notAProvider' | 'keysUnreachable'
  address: string
}

export function isProviderTrouble(error: unknown): error is ProviderTrouble {
  return error instanceof Error && 'problem' in error && 'address' in error
}

/** The port to a provider's own addresses. All of it throws ProviderTrouble. `origin` is the page's that would ask. */
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
