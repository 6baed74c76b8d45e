import { hash, randomBytes } from 'node:crypto'

/** Makes tokens; passed in so that tests can predict them. */
export type TokenSource = () => string

/** 256 random bits, safe in URLs and headers. */
export const randomToken: TokenSource = () => randomBytes(32).toString('base64url')

/** The stored form of a token. A fast hash is enough, since a random token can't be guessed. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url')
}
