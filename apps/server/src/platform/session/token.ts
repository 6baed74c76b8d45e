import { createHash, randomBytes } from 'node:crypto'

/** Makes secrets; passed in so that tests can follow them. */
export type TokenSource = () => string

/** 256 random bits, safe in URLs and headers. */
export const randomToken: TokenSource = () => randomBytes(32).toString('base64url')

/** What is stored of a token. A fast hash is right here: the token itself can't be guessed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
