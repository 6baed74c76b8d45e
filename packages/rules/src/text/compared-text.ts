/**
 * The form in which names, words and addresses are compared: lower case, and one code point for `é`, which keyboards and file systems send as
 * one or as two.
 */
export function comparedText(text: string): string {
  return text.toLowerCase().normalize('NFC')
}
