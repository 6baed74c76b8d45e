import { readClaims } from '../sso-token.ts'

/** The account name in a token, for display. Null if it has none. Unverified: never trust it. */
export function tokenName(token: string): string | null {
  const { email, preferred_username, name, sub } = (readClaims(token) ?? {}) as Record<string, unknown>
  const found = [email, preferred_username, name, sub].find((claim) => typeof claim === 'string' && claim !== '')
  return typeof found === 'string' ? found.slice(0, 100) : null
}
