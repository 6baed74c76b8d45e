/** A server's challenge: options as JSON, and what goes back with the answer. */
type Challenge = { token: string; options: Record<string, unknown> }

/** Whether this browser can have passkeys at all: on a page without TLS, none can. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function'
}

/** Lets the browser ask for a passkey and answers what the server checks. @throws Error named `NotAllowedError` when cancelled. */
export async function askPasskey({ token, options }: Challenge) {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']
  const credential = await startAuthentication({ optionsJSON: options as unknown as Options })
  return { token, credential: { ...credential } }
}

/** Lets the browser make a passkey. @throws as `askPasskey`. */
export async function makePasskey({ token, options }: Challenge) {
  const { startRegistration } = await import('@simplewebauthn/browser')
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON']
  const credential = await startRegistration({ optionsJSON: options as unknown as Options })
  return { token, credential: { ...credential } }
}
