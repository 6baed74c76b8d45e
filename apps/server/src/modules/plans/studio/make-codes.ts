import type { TokenSource } from '../../../platform/session/token.ts'

/** Without letters and digits that look alike. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const length = 12

/** Random access codes, e.g. `K7QM-2XWA-9RTB`: 60 bits each, so that none can be guessed. */
export function makeCodes(count: number, makeToken: TokenSource): string[] {
  return Array.from({ length: count }, () => {
    const bytes = Buffer.from(makeToken(), 'base64url').subarray(0, length)
    const code = Array.from(bytes, (byte) => letters[byte % letters.length]).join('')
    return `${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`
  })
}
