import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/** Encrypts secrets that must be read again, e.g. those of authenticator apps, for storage. */
export type Seal = { close: (text: string) => string; open: (sealed: string) => string }

/** AES-256-GCM with a key derived from `secret`. `open` throws for altered text, or text sealed with another secret. */
export function createSeal(secret: string): Seal {
  const key = createHash('sha256').update(`seal:${secret}`).digest()

  function close(text: string): string {
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', key, nonce)
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
  }

  function open(sealed: string): string {
    const bytes = Buffer.from(sealed, 'base64url')
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  }

  return { close, open }
}
