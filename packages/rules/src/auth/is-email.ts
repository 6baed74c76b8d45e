/** Maximum length of an email address in characters. */
const longest = 254

/** Validates an email address: text without spaces, `@`, text, dot, text (AUTH-14). Surrounding spaces are not trimmed. */
export function isEmail(text: string): boolean {
  return text.length <= longest && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
}
