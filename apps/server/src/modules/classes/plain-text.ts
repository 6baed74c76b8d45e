/** The text itself, which some providers wrap in an object (CHAN-12). */
export function plainText(text: string | { invariantText: string }): string {
  return typeof text === 'string' ? text : text.invariantText
}
