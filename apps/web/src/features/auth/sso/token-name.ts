import { readClaims } from '../sso-token.ts'

/** What a person would recognise their account by. Null where the token names nobody. Unverified: it is shown, never believed. */
export function tokenName(token: string): string | null {
  const { email, preferred_username, name, sub } = (readClaims(token) ?? {}) as Record<string, unknown>
  const found = [email, preferred_username, name, sub].find((claim) => typeof claim === 'string' && claim !== '')
  return typeof found === 'string' ? found.slice(0, 100) : null
}
