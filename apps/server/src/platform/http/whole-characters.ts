const suspicious = /\\ud[89a-f]/i
/** Every escape of a JSON text; a half of a surrogate pair without the other is in `half`. */
const escapes = /\\(?:ud[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}|(?<half>ud[89a-f][\da-f]{2})|.)/gi

/**
 * Replaces each half of a surrogate pair by U+FFFD in a JSON text, as UTF-8 does. Such a half is no character: fields cut by length
 * leave one of an emoji, and PostgreSQL refuses it in `jsonb`.
 */
export function withWholeCharacters(json: string): string {
  if (!suspicious.test(json)) return json
  return json.replace(escapes, (found, half?: string) => (half ? '\\ufffd' : found))
}
