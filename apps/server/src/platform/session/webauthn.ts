import type {
  AuthenticationResponseJSON,
  GenerateAuthenticationOptionsOpts,
  GenerateRegistrationOptionsOpts,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'

/** Loaded at the first use (docs/decisions/122). */
const library = () => import('@simplewebauthn/server')

/** A stored passkey. It belongs to the host on which it was created; browsers don't offer it elsewhere. */
export type StoredPasskey = { id: string; publicKey: string; counter: number; host: string }

/** The relying party id of a page. */
export function passkeyHost(origin: string): string {
  return new URL(origin).hostname
}

/** The options, with a new challenge, with which a browser asks for a passkey. */
export async function signInOptions(
  origin: string,
  given: Pick<GenerateAuthenticationOptionsOpts, 'allowCredentials'> = {},
) {
  const { generateAuthenticationOptions } = await library()
  return generateAuthenticationOptions({ rpID: passkeyHost(origin), userVerification: 'required', ...given })
}

/** The options, with a new challenge, with which a browser makes a passkey. */
export async function newPasskeyOptions(
  origin: string,
  given: Omit<GenerateRegistrationOptionsOpts, 'rpID' | 'authenticatorSelection'>,
) {
  const { generateRegistrationOptions } = await library()
  return generateRegistrationOptions({
    rpID: passkeyHost(origin),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    ...given,
  })
}

/** The passkey's new counter if `response` answers the challenge at this host, else null. */
export async function verifyPasskey(
  response: Record<string, unknown>,
  { id, publicKey, counter, host }: StoredPasskey,
  { origin, challenge }: { origin: string; challenge: string },
): Promise<number | null> {
  if (host !== passkeyHost(origin)) return null
  const { verifyAuthenticationResponse } = await library()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      // The library checks the shape and throws.
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: originsOf(origin),
      expectedRPID: host,
      credential: { id, counter, publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')) },
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    // The library throws for any mismatch: another challenge, host, key or counter, or no credential at all.
    return null
  }
}

/** The new passkey to store if `response` answers the challenge at this host, else null. */
export async function verifyNewPasskey(
  response: Record<string, unknown>,
  { origin, challenge }: { origin: string; challenge: string },
): Promise<(StoredPasskey & { transports: string[] }) | null> {
  const host = passkeyHost(origin)
  const { verifyRegistrationResponse } = await library()
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      // As above.
      response: response as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: originsOf(origin),
      expectedRPID: host,
    })
    if (!verified) return null
    const { id, publicKey, counter, transports } = registrationInfo.credential
    return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, host, transports: transports ?? [] }
  } catch {
    return null
  }
}

/** Both schemes: a proxy may end TLS without telling the server. */
function originsOf(origin: string) {
  const { host } = new URL(origin)
  return [`https://${host}`, `http://${host}`]
}
