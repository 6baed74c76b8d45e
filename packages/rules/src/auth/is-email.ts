/** The longest address that mail servers carry, in characters. */
const longest = 254

/** The e-mail rule: text without spaces, `@`, text, dot, text (AUTH-14). Spaces around are not forgiven here. */
export function isEmail(text: string): boolean {
  return text.length <= longest && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
}
