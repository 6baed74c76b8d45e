/** Why a club's own text can't replace one of the product's. */
export type TextFault =
  | { kind: 'notOneLine' }
  | { kind: 'unknownPlaceholder'; name: string; wanted: readonly string[] }
  | { kind: 'strayBrace' }
  | { kind: 'missingPlaceholder'; name: string }

export const longestText = 2000
const placeholder = /\{\{\w+\}\}/g

/** Validates a text against `model`, the product's text of the same key: it must have the same placeholders (WORD-01). */
export function faultOfText(text: string, { key, model }: { key: string; model: string }): TextFault | null {
  if (text.length > longestText || /\p{Cc}/u.test(text)) return { kind: 'notOneLine' }
  const wanted = placeholdersOf(model)
  const given = placeholdersOf(text)
  const isOtherForm = key !== otherFormOf(key)
  const unknown = given.find((name) => !(isOtherForm ? [...wanted, '{{count}}'] : wanted).includes(name))
  if (unknown) return { kind: 'unknownPlaceholder', name: unknown, wanted }
  if (/\{\{|\}\}/.test(text.replace(placeholder, ''))) return { kind: 'strayBrace' }
  // "One class" needs no number.
  const missing = wanted.find((name) => !given.includes(name) && !(isOtherForm && name === '{{count}}'))
  return missing ? { kind: 'missingPlaceholder', name: missing } : null
}

/** The distinct placeholders of a text, as written. */
export function placeholdersOf(text: string): string[] {
  return [...new Set(text.match(placeholder))]
}

/** The key of the plural form that every language has; the key itself if it has no plural. */
export function otherFormOf(key: string): string {
  return key.replace(/_(zero|one|two|few|many)$/, '_other')
}
