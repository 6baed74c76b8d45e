import { passwordMinimumCharacters } from '../constants.ts'
import { normalisePassword } from './normalise-password.ts'

/** Validates a password: at least 8 characters, a letter of any case and script, and a digit (AUTH-16, AUTH-17, D-54). */
export function isPassword(text: string): boolean {
  return [...normalisePassword(text)].length >= passwordMinimumCharacters && /\p{L}/u.test(text) && /\d/.test(text)
}
