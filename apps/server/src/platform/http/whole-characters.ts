const suspicious = /\\ud[89a-f]/i
/** Matches every escape in a JSON text; a lone half of a surrogate pair is in `half`. */
const escapes = /\\(?:ud[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}|(?<half>ud[89a-f][\da-f]{2})|.)/gi

/**
 * Replaces each lone half of a surrogate pair in a JSON text by U+FFFD, as UTF-8 decoding does. Fields cut by length
 * leave half an emoji, which PostgreSQL refuses in `jsonb`.
 */
export function withWholeCharacters(json: string): string {
  if (!suspicious.test(json)) return json
  return json.replace(escapes, (found, half?: string) => (half ? '\\ufffd' : found))
}
