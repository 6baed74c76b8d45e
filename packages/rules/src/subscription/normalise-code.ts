/**
 * An access or discount code as it is stored: without the spaces around and in capitals. `null` when malformed, that is empty,
 * over 64 characters, or of other than letters, digits, `-` and `_` (D-68).
 */
export function normaliseCode(text: string): string | null {
  const code = text.trim().toUpperCase()
  return /^[A-Z0-9_-]{1,64}$/.test(code) ? code : null
}
