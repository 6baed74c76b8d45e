/**
 * The one form in which a password is hashed and compared (RFC 8265, OpaqueString): keyboards and browsers send `é` as one character or as two,
 * and a space as one of several.
 */
export function normalisePassword(text: string): string {
  return text.replace(/\p{Zs}/gu, ' ').normalize('NFC')
}
