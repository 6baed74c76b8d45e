/**
 * A server's challenge: WebAuthn options as JSON, and what to send back with the response. The server's WebAuthn library made the options, so
 * they are cast rather than parsed.
 */
type Challenge = { token: string; options: Record<string, unknown> }

/** Whether the browser supports passkeys; false on a page without TLS. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function'
}

/** Asks the browser for a passkey and returns the assertion for the server. @throws Error named `NotAllowedError` if cancelled. */
export async function askPasskey({ token, options }: Challenge) {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']
  const credential = await startAuthentication({ optionsJSON: options as unknown as Options })
  return { token, credential: { ...credential } }
}

/** Creates a passkey in the browser. @throws as `askPasskey`. */
export async function makePasskey({ token, options }: Challenge) {
  const { startRegistration } = await import('@simplewebauthn/browser')
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON']
  const credential = await startRegistration({ optionsJSON: options as unknown as Options })
  return { token, credential: { ...credential } }
}
