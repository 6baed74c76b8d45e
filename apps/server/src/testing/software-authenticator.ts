import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()
const base64url = (data: string | Uint8Array) => Buffer.from(data).toString('base64url')

/** A passkey in software, like a browser's: signs challenges for one origin (WebAuthn level 2, ES256). */
export function createAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let counter = 0

  function clientData(type: string, challenge: string) {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  function authenticatorData(attested?: Uint8Array) {
    counter += 1
    // User present and verified; the higher flag says that credential data follows.
    const flags = Buffer.from([attested ? 0x45 : 0x05])
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(new URL(origin).hostname), flags, count, attested ?? Buffer.alloc(0)])
  }

  /** The result of `navigator.credentials.create`. */
  function register(challenge: string) {
    const key = map([1, 2], [3, -7], [-1, 1], [-2, Buffer.from(x, 'base64url')], [-3, Buffer.from(y, 'base64url')])
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
    const attestationObject = map(['fmt', 'none'], ['attStmt', map()], ['authData', authenticatorData(attested)])
    const clientDataJSON = base64url(clientData('webauthn.create', challenge))
    const response = { clientDataJSON, attestationObject: base64url(attestationObject), transports: ['internal'] }
    return { id: base64url(id), rawId: base64url(id), type: 'public-key', response, clientExtensionResults: {} }
  }

  /** The result of `navigator.credentials.get`. */
  function sign(challenge: string) {
    const client = clientData('webauthn.get', challenge)
    const data = authenticatorData()
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(client)]))
      .sign(privateKey)
    const response = {
      clientDataJSON: base64url(client),
      authenticatorData: base64url(data),
      signature: base64url(signature),
    }
    return { id: base64url(id), rawId: base64url(id), type: 'public-key', response, clientExtensionResults: {} }
  }

  return { register, sign }
}

type Cbor = number | string | Uint8Array
/** An encoded CBOR map. */
class Encoded extends Uint8Array {}

function map(...entries: [Cbor, Cbor][]): Encoded {
  return new Encoded(Buffer.concat([head(5, entries.length), ...entries.flat().map(encode)]))
}

function encode(value: Cbor): Uint8Array {
  if (value instanceof Encoded) return value
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  const bytes = Buffer.from(value as never)
  return Buffer.concat([head(typeof value === 'string' ? 3 : 2, bytes.length), bytes])
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length])
  if (length < 256) return Buffer.from([(major << 5) | 24, length])
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255])
}
