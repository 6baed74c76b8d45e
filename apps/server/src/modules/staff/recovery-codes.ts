import { hashToken, type TokenSource } from '../../platform/session/token.ts'

const howMany = 10
/** Without letters and digits that look alike. There are 32, so that a random byte selects one without bias. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz023456789'

/** Ten codes of 80 random bits each, e.g. `k3vd-9wqp-xm2a-7htc`. */
export function newRecoveryCodes(makeToken: TokenSource): string[] {
  return Array.from({ length: howMany }, () => {
    const letters = [...Buffer.from(makeToken(), 'base64url').subarray(0, 16)].map((byte) => alphabet[byte & 31])
    return letters.join('').replace(/(.{4})(?=.)/g, '$1-')
  })
}

/** The stored hash of a code. A fast hash is sufficient, because codes can't be guessed. */
export function hashRecoveryCode(code: string): string {
  return hashToken(`recovery:${code.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0')}`)
}
