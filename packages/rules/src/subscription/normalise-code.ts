/**
 * Normalises an access or discount code: trimmed, in capitals and ASCII, as full-width letters of Japanese keyboards. `null` if malformed: empty, over 64 characters, or with characters other
 * than letters, digits, `-` and `_` (D-68).
 */
export function normaliseCode(text: string): string | null {
  const code = text.normalize('NFKC').trim().toUpperCase()
  return /^[A-Z0-9_-]{1,64}$/.test(code) ? code : null
}
